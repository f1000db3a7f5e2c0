/** The routes of docs, for components that replace the theme's frames. */

import { renderRoutes, type RouteConfig } from "../../routing.tsx";
import { useLocation } from "@docusaurus/router";
import type { ReactNode } from "react";
import { matchPath } from "../../match-path.ts";
import type { SidebarItem, VersionProps } from "../../../../model/docs.ts";
import { type DocsSidebar, useDocsSidebar, useShownVersion } from "./contexts.tsx";

export interface DocRouteMetadata {
  /** The doc, rendered. */
  readonly docElement: ReactNode;
  readonly sidebarName: string | undefined;
  readonly sidebarItems: readonly SidebarItem[] | undefined;
}

export interface DocRoutesProps {
  /** The route of the frame, with those of the docs inside. */
  readonly route: RouteConfig;
}

type Sidebars = Readonly<Record<string, readonly SidebarItem[]>>;

/** The current doc and its sidebar; null if none of the routes belongs to the page. */
export function useDocRootMetadata({ route }: DocRoutesProps): DocRouteMetadata | null {
  const { pathname } = useLocation();
  const version: VersionProps & { readonly docsSidebars?: Sidebars } = useShownVersion();
  const around: DocsSidebar | null = useDocsSidebar();
  const shown = route.routes?.find(({ path = "/", exact = false }) => matchPath(pathname, { path, exact }));
  if (!shown) return null;
  const sidebarName = typeof shown["sidebar"] === "string" ? shown["sidebar"] : undefined;
  const items = sidebarName === undefined ? undefined : version.docsSidebars?.[sidebarName];
  const sidebarItems = items ?? (around?.name === sidebarName ? around?.items : undefined);
  return { docElement: renderRoutes(route.routes), sidebarName, sidebarItems };
}
