import { eachValue } from "../lookup/each-value.ts";
import type { BundleRequest } from "./bundle-request.ts";
import { codeDocuments } from "./site/code-documents.ts";
import { listSiteModules } from "./site/site-modules.ts";

/** Returns a key for all inputs of a bundle, except the content of the site's own files: with the same key, it would not change. */
export function bundleKey(
  request: Pick<BundleRequest, "graph" | "site" | "clientModules" | "theme" | "settings">,
): string {
  const { graph, site } = request;
  const modules = listSiteModules({ ...request, documents: codeDocuments(graph) });
  const hasFormulas = eachValue(graph.documents).some(({ formulas }) => formulas);
  return JSON.stringify([modules, hasFormulas, site]);
}
