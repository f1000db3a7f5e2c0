/** Around all pages of a docs plugin, for sites that have one of their own. */

import renderRoutes, { type RouteConfig } from "@docusaurus/renderRoutes";
import type { ReactNode } from "react";

export interface Props {
  readonly route: { readonly routes: readonly RouteConfig[] };
}

export default function DocsRoot({ route }: Props): ReactNode {
  return renderRoutes(route.routes);
}
