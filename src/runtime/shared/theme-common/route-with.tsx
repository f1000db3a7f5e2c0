/** Components of the format that show the routes below them. */

import {
  type ComponentType,
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
} from "react";
import type { RouteConfig } from "../routing.tsx";

const Below = createContext<ReactNode>(undefined);

/** One component for all pages, so that content below it persists during navigation. */
function ShowBelow(): ReactNode {
  return useContext(Below);
}

/** A route whose only child route renders the children of `RouteWith`. */
export interface RouteAround {
  readonly path: string;
  readonly routes: readonly (RouteConfig & { readonly sidebar?: string | undefined })[];
}

interface RouteWithProps {
  /** A component that receives `route` beside these props. */
  readonly of: unknown;
  /** Name of the sidebar beside the content. */
  readonly sidebarName?: string | undefined;
  readonly children?: ReactNode;
  readonly [prop: string]: unknown;
}

/** Renders `of` with all props, and with a route that shows the children. */
export function RouteWith({ of, sidebarName: sidebar, ...props }: RouteWithProps): ReactElement {
  const route = useMemo(
    (): RouteAround => ({ path: "/", routes: [{ path: "/", exact: false, sidebar, component: ShowBelow }] }),
    [sidebar],
  );
  return (
    <Below value={props.children}>{createElement(of as ComponentType<object>, { ...props, route } as object)}</Below>
  );
}
