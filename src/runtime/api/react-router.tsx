/** `react-router-dom` and `react-router` with the API of version 5, on top of the app's own router. */

import { type ComponentType, type ReactElement, type ReactNode, type Ref, useEffect, useMemo } from "react";
import { useApp } from "../shared/contexts.ts";
import type { History as AppHistory, Location } from "../shared/location.ts";
import SiteLink, { type LinkProps as SiteLinkProps } from "./Link.tsx";

export { matchPath } from "../shared/match-path.ts";
export { generatePath, Route, Switch, useParams, useRouteMatch, withRouter } from "../shared/routing.tsx";
export { Redirect, useLocation } from "./router.tsx";

/** A location. */
export type To = string | Partial<Location>;

function toText(to: To): string {
  if (typeof to === "string") return to;
  const { pathname = "", search = "", hash = "" } = to;
  return pathname + search + hash;
}

export interface History extends Omit<AppHistory, "push" | "replace"> {
  readonly length: number;
  push(to: To): void;
  replace(to: To): void;
  go(steps: number): void;
  createHref(to: To): string;
  /** Asks before the reader follows a link of the page to another one; returns a function that stops it. */
  block(question: Question): () => void;
}

/** A question for the reader, or a function that returns one: `false` blocks the navigation. */
type Question = string | boolean | ((location: Location, action: "PUSH") => string | boolean | void);

/** Whether the reader may go to a URL of the site. */
function mayGo(question: Question, to: string): boolean {
  const { pathname, search, hash } = new URL(to, window.location.href);
  const answer = typeof question === "function" ? question({ pathname, search, hash }, "PUSH") : question;
  return typeof answer === "string" ? window.confirm(answer) : answer !== false;
}

/** Blocks clicks on links if the answer is no. */
function blockLinks(question: Question): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.target === "_blank" || link.origin !== window.location.origin) return;
    if (mayGo(question, link.href)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", onClick, { capture: true });
  return () => document.removeEventListener("click", onClick, { capture: true });
}

/** The browser history. */
export function useHistory(): History {
  const { history } = useApp();
  return useMemo(
    () => ({
      get location() {
        return history.location;
      },
      get length() {
        return typeof window === "undefined" ? 1 : window.history.length;
      },
      block: blockLinks,
      push: (to) => history.push(toText(to)),
      replace: (to) => history.replace(toText(to)),
      go: (steps) => window.history.go(steps),
      goBack: () => history.goBack(),
      goForward: () => history.goForward(),
      listen: (listener) => history.listen(listener),
      createHref: toText,
    }),
    [history],
  );
}

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
