/** Modules of a site's documents with code, with their links filled in. */

import { toModule } from "../../markdown/script/module-text.ts";
import type { CodePiece } from "../../model/document.ts";
import type { Graph } from "../../model/graph.ts";

/** Modules of documents with code, by path. */
export function codeDocuments({ documents, slotUrls }: Graph): Record<string, CodePiece> {
  const modules = Object.values(documents).flatMap((document): (readonly [string, CodePiece])[] => {
    const { path, code } = document;
    return code ? [[path, toModule(document, slotUrls[path] ?? [])]] : [];
  });
  return Object.fromEntries(modules);
}
