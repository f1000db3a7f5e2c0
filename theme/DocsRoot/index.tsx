/** A wrapper around all pages of a docs plugin, for sites that override it. */

import renderRoutes, { type RouteConfig } from "@docusaurus/renderRoutes";
import { HtmlClassNameProvider } from "@docusaurus/theme-common";
import type { ReactElement } from "react";

export interface Props {
  readonly route: { readonly routes: readonly RouteConfig[] };
}

export default function DocsRoot({ route }: Props): ReactElement {
  return <HtmlClassNameProvider className="docs-wrapper">{renderRoutes(route.routes)}</HtmlClassNameProvider>;
}
