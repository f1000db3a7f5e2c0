/**
 * Routes inside a page, with the API of the format's router: components that render for part of the path. The app
 * itself navigates between pages.
 */

import {
  type ComponentType,
  Children,
  createContext,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
} from "react";
import { useApp } from "./contexts.ts";
import type { History, Location } from "./location.ts";
import { matchPath, type PathMatch } from "./match-path.ts";

/** Props of a route's component. */
export interface RouteProps {
  readonly history: History;
  readonly location: Location;
  readonly match: PathMatch;
}

const MatchContext = createContext<PathMatch | undefined>(undefined);

/** What the format's router gives to the component of a page. */
export function useRouteProps(): RouteProps {
  const { history, location } = useApp();
  const around = useContext(MatchContext);
  return useMemo(() => {
    const whole = { path: "/", url: "/", isExact: location.pathname === "/", params: {} };
    return { history, location, match: around ?? whole };
  }, [history, location, around]);
}

/** The match of the surrounding route, or that of another path, which may be null. */
export function useRouteMatch(path?: string | RoutePattern): PathMatch | null {
  const { location, match } = useRouteProps();
  return path === undefined ? match : matchAny(location.pathname, typeof path === "string" ? { path } : path);
}

/** Parameters of the surrounding route. */
export function useParams(): Readonly<Record<string, string>> {
  return useRouteProps().match.params;
}

export interface RoutePattern {
  readonly path?: string | readonly string[] | undefined;
  readonly exact?: boolean | undefined;
  readonly strict?: boolean | undefined;
}

function matchAny(pathname: string, { path, exact = false, strict = false }: RoutePattern): PathMatch | null {
  const paths = path === undefined ? [] : typeof path === "string" ? [path] : path;
  const matches = paths.map((one) =>
    one === "*" ? everywhere(pathname) : matchPath(pathname, { path: one, exact, strict }),
  );
  return matches.find((match) => match !== null) ?? null;
}

function everywhere(pathname: string): PathMatch {
  return { path: "*", url: pathname, isExact: true, params: {} };
}

export interface RouteElementProps extends RoutePattern {
  readonly component?: ComponentType<RouteProps> | undefined;
  readonly render?: ((props: RouteProps) => ReactNode) | undefined;
  readonly children?:
    ReactNode | ((props: Omit<RouteProps, "match"> & { readonly match: PathMatch | null }) => ReactNode);
  /** Set by `Switch`. */
  readonly computedMatch?: PathMatch;
}

/** Renders its component, `render` or children if the path matches; without `path`, always. */
export function Route(props: RouteElementProps): ReactElement | null {
  const around = useRouteProps();
  const { path, component, render, children, computedMatch } = props;
  const match = computedMatch ?? (path === undefined ? around.match : matchAny(around.location.pathname, props));
  const given = { ...around, match };
  const content = typeof children === "function" ? children(given) : match && contentOf({ ...around, match });
  if (match === null && typeof children !== "function") return null;
  return <MatchContext value={match ?? undefined}>{content}</MatchContext>;

  function contentOf(own: RouteProps): ReactNode {
    if (children !== undefined && Children.count(children as ReactNode) > 0) return children as ReactNode;
    return component ? createElement(component, own) : render?.(own);
  }
}

/** Renders the first matching route. */
export function Switch({ children }: { readonly children?: ReactNode }): ReactNode {
  const { location, match: around } = useRouteProps();
  for (const child of Children.toArray(children)) {
    if (!isValidElement<RouteElementProps & { readonly from?: string }>(child)) continue;
    const { from, path = from } = child.props;
    const match = path === undefined ? around : matchAny(location.pathname, { ...child.props, path });
    if (match) return createElement(child.type, { ...child.props, computedMatch: match });
  }
  return null;
}

/** Passes location and match to a component as props. */
export function withRouter<P extends object>(Inner: ComponentType<P & RouteProps>): ComponentType<P> {
  const WithRouter = (props: P): ReactElement => createElement(Inner, { ...props, ...useRouteProps() });
  WithRouter.displayName = `withRouter(${Inner.displayName ?? Inner.name})`;
  return WithRouter;
}

/** Fills the parameters of a pattern: `/docs/:version` and `{ version: "2.0" }` give `/docs/2.0`. Throws for a missing one. */
export function generatePath(pattern: string, params: Readonly<Record<string, string | number>> = {}): string {
  return pattern.replace(/:(\w+)(\??)/g, (_, name: string, isOptional: string) => {
    const value = params[name];
    if (value === undefined && !isOptional)
      throw new TypeError(`The path \`${pattern}\` needs a value for \`${name}\`.`);
    return encodeURIComponent(String(value ?? ""));
  });
}

/** A route as configurations list them. */
export interface RouteConfig extends RoutePattern {
  readonly path?: string;
  readonly component?: ComponentType<RouteProps & { readonly route: RouteConfig }>;
  readonly render?: (props: RouteProps & { readonly route: RouteConfig }) => ReactNode;
  readonly routes?: readonly RouteConfig[];
  readonly [field: string]: unknown;
}

/** The first matching route, whose component receives `route` and further props. Null without routes. */
export function renderRoutes(routes: readonly RouteConfig[] | undefined, extraProps: object = {}): ReactElement | null {
  if (!routes) return null;
  return (
    <Switch>
      {routes.map((route, index) => {
        const { path, exact, strict, component, render } = route;
        const show = (props: RouteProps): ReactNode => {
          const all = { ...props, ...extraProps, route };
          return render ? render(all) : component && createElement(component, all);
        };
        return <Route key={index} path={path} exact={exact} strict={strict} render={show} />;
      })}
    </Switch>
  );
}
