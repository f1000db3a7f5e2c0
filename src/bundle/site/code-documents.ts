import { eachValue } from "../../lookup/each-value.ts";
import { toModule } from "../../markdown/script/module-text.ts";
import type { CodePiece } from "../../model/document.ts";
import type { Graph } from "../../model/graph.ts";
import type { Route } from "../../model/route.ts";

/** Modules of a site's documents with code, by path, with their links filled in. */
export function codeDocuments(graph: Graph): Record<string, CodePiece> {
  // Few sites have such documents: neither the index nor the URLs are read for the others.
  let pages: ReadonlyMap<string | undefined, Route> | undefined;
  const modules = eachValue(graph.documents).flatMap((document): (readonly [string, CodePiece])[] => {
    if (!document.code) return [];
    const { path, frontMatter } = document;
    const source = path.replace(/^partial:/, "");
    pages ??= new Map(graph.routes.map((route) => [route.document, route]));
    const page = pages.get(source);
    const metadata = page && { ...page.about, permalink: page.path, source: `@site/${source}`, frontMatter };
    return [[path, toModule(document, graph.slotUrls[path] ?? [], metadata)]];
  });
  return Object.fromEntries(modules);
}
