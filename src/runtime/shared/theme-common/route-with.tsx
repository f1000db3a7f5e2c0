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

/** The same component for all pages, so that what is below it stays when the reader goes on. */
function ShowBelow(): ReactNode {
  return useContext(Below);
}

/** A route whose only route shows what `RouteWith` is given. */
export interface RouteAround {
  readonly path: string;
  readonly routes: readonly (RouteConfig & { readonly sidebar?: string | undefined })[];
}

interface RouteWithProps {
  /** A component that takes `route` beside the props given here. */
  readonly of: unknown;
  /** Name of the sidebar beside what is below. */
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
