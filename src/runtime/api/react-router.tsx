/** `react-router-dom` and `react-router` with the API of version 5, on top of the app's own router. */

import { type ComponentType, type ReactElement, type ReactNode, type Ref, useEffect } from "react";
import { useApp } from "../shared/contexts.ts";
import type { Location } from "../shared/location.ts";
import { type To, toText } from "../shared/site-history.ts";
import SiteLink, { type LinkProps as SiteLinkProps } from "./Link.tsx";

export { matchPath } from "../shared/match-path.ts";
export { generatePath, Route, Switch, useParams, useRouteMatch, withRouter } from "../shared/routing.tsx";
export { Redirect, useHistory, useLocation } from "./router.tsx";

export interface LinkProps extends Omit<SiteLinkProps, "to"> {
  readonly to: To | ((location: Location) => To);
  readonly innerRef?: Ref<HTMLAnchorElement>;
  readonly component?: ComponentType<object>;
  readonly replace?: boolean;
}

function useTarget(to: LinkProps["to"]): string {
  const { location } = useApp();
  return toText(typeof to === "function" ? to(location) : to);
}

export function Link({ to, innerRef, component: _component, replace: _replace, ...props }: LinkProps): ReactElement {
  return <SiteLink {...props} {...(innerRef !== undefined && { ref: innerRef })} to={useTarget(to)} />;
}

/** A link that knows whether the page is its target. */
export function NavLink(props: LinkProps): ReactElement {
  return <Link {...props} isNavLink />;
}

/** Asks before the document is left, as long as `when` is true. Navigation within the site does not ask. */
export function Prompt({ when = true }: { readonly when?: boolean; readonly message?: unknown }): null {
  useEffect(() => {
    if (!when) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [when]);
  return null;
}

/** The app is the router: one around a part of a page adds nothing. */
function Around({ children }: { readonly children?: ReactNode }): ReactElement {
  return <>{children}</>;
}

export {
  Around as BrowserRouter,
  Around as HashRouter,
  Around as MemoryRouter,
  Around as Router,
  Around as StaticRouter,
};
