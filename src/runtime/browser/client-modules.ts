import type { Location } from "../shared/location.ts";
import type { Router } from "./router-state.ts";

interface RouteUpdate {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

/** Exports of a module listed in `clientModules`. */
export interface ClientModule {
  /** May return a function that is called before the next update. */
  readonly onRouteUpdate?: (update: RouteUpdate) => (() => void) | void;
  readonly onRouteDidUpdate?: (update: RouteUpdate) => void;
  readonly default?: ClientModule;
}

/** Calls a site's client modules now, for the first page, and with every change of route, before and after it is on screen. */
export function runClientModules(modules: readonly ClientModule[], router: Router): void {
  let previousLocation: Location | null = null;
  let cleanups: (() => void)[] = [];
  const update = (): void => {
    const { location } = router.state;
    const change = { location, previousLocation };
    for (const cleanup of cleanups) cleanup();
    cleanups = modules.flatMap((module) => {
      const handler = module.onRouteUpdate ?? module.default?.onRouteUpdate;
      return handler?.(change) ?? [];
    });
    previousLocation = location;
    requestAnimationFrame(() => {
      for (const module of modules) (module.onRouteDidUpdate ?? module.default?.onRouteDidUpdate)?.(change);
    });
  };
  update();
  router.subscribe(update);
}
