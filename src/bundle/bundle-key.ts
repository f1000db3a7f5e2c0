/** Tells whether a bundle would be another one. */

import type { BundleRequest } from "./bundle.ts";
import { codeDocuments } from "./site/code-documents.ts";
import { listSiteModules } from "./site/site-modules.ts";

/** Names everything that a bundle is made from, but for what is in the files of the site's code. */
export function bundleKey(
  request: Pick<BundleRequest, "graph" | "site" | "clientModules" | "theme" | "settings">,
): string {
  const { graph, site } = request;
  const modules = listSiteModules({ ...request, documents: codeDocuments(graph) });
  const hasFormulas = Object.values(graph.documents).some(({ formulas }) => formulas);
  return JSON.stringify([modules, hasFormulas, site]);
}
