/** Modules of a site's documents with code, with their links filled in. */

import { eachValue } from "../../lookup/each-value.ts";
import { toModule } from "../../markdown/script/module-text.ts";
import type { CodePiece } from "../../model/document.ts";
import type { Graph } from "../../model/graph.ts";

/** Modules of documents with code, by path. */
export function codeDocuments({ documents, routes, slotUrls }: Graph): Record<string, CodePiece> {
  const pages = new Map(routes.map((route) => [route.document, route]));
  const modules = eachValue(documents).flatMap((document): (readonly [string, CodePiece])[] => {
    if (!document.code) return [];
    const { path, frontMatter } = document;
    const source = path.replace(/^partial:/, "");
    const page = pages.get(source);
    const metadata = page && { ...page.about, permalink: page.path, source: `@site/${source}`, frontMatter };
    return [[path, toModule(document, slotUrls[path] ?? [], metadata)]];
  });
  return Object.fromEntries(modules);
}
