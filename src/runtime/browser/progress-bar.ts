/** The bar at the top of the window while a page loads: shown after 200 ms, so that fast pages show none. */

import { translate } from "../shared/translate.ts";

const DELAY_MS = 200;

export interface ProgressBar {
  readonly set: (loading: boolean) => void;
}

/** Makes the bar. `set(true)` before loading, `set(false)` after; it styles itself through `.veloci-progress`. */
export function makeProgressBar(): ProgressBar {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let bar: HTMLElement | undefined;
  const show = (): void => {
    bar = document.createElement("div");
    bar.className = "veloci-progress";
    bar.setAttribute("role", "progressbar");
    bar.setAttribute("aria-label", translate({ id: "theme.Loading.page", message: "Loading page" }));
    document.body.append(bar);
  };
  return {
    set(loading) {
      clearTimeout(timer);
      if (loading) timer = bar ? undefined : setTimeout(show, DELAY_MS);
      else bar = void bar?.remove();
    },
  };
}
