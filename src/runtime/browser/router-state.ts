/** Shared code of the browser's routers. */

import type { LoadedPage } from "../shared/contexts.ts";
import type { History, Location } from "../shared/location.ts";

export interface RouterState {
  readonly location: Location;
  readonly page: LoadedPage;
  /** How this state came about: a new entry, the same entry, or a move through the history. */
  readonly action: "push" | "replace" | "pop";
}

export interface Router {
  readonly state: RouterState;
  readonly history: History;
  /** Shows another page or another place of this one; a page that cannot be loaded is left to the browser. */
  navigate(to: string, options?: { readonly replace?: boolean; readonly state?: unknown }): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** Stores the state of a router; `show` replaces it and calls every listener. */
export function holdRouterState(
  first: RouterState,
  navigate: Router["navigate"],
): { readonly router: Router; readonly show: (next: RouterState) => void } {
  const listeners = new Set<(location: Location) => void>();
  let state = first;
  const show = (next: RouterState): void => {
    state = next;
    for (const listener of listeners) listener(next.location);
  };
  const history: History = {
    get location() {
      return state.location;
    },
    push: (to, passed) => void navigate(to, { state: passed }),
    replace: (to, passed) => void navigate(to, { replace: true, state: passed }),
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const router: Router = {
    get state() {
      return state;
    },
    history,
    navigate,
    subscribe: (listener) => history.listen(() => listener()),
  };
  return { router, show };
}
