/** `@docusaurus/router`: location, history and redirects, with the API of the format's router. */

import { useEffect } from "react";
import { useApp } from "../shared/contexts.ts";
import type { Location } from "../shared/location.ts";

export { matchPath } from "../shared/match-path.ts";
export { useHistory } from "../shared/site-history.ts";
export { default as Link, default as NavLink } from "./Link.tsx";

export function useLocation(): Location {
  return useApp().location;
}

/** Navigates to another page as soon as it is rendered. */
export function Redirect({ to }: { readonly to: string }): null {
  const { history } = useApp();
  useEffect(() => history.replace(to), [history, to]);
  return null;
}
