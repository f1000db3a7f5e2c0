/** `@docusaurus/router`: location, history and redirects, in the shapes of the router the format exposes. */

import { useEffect } from "react";
import { useApp } from "../shared/contexts.ts";
import type { History, Location } from "../shared/location.ts";

export { matchPath } from "../shared/match-path.ts";
export { default as Link, default as NavLink } from "./Link.tsx";

export function useLocation(): Location {
  return useApp().location;
}

export function useHistory(): History {
  return useApp().history;
}

/** Goes to another page as soon as it is shown. */
export function Redirect({ to }: { readonly to: string }): null {
  const { history } = useApp();
  useEffect(() => history.replace(to), [history, to]);
  return null;
}
