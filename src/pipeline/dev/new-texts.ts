/**
 * The fast path from a saved text to its page. It replaces only the documents in the current state, and applies only if no sidebar,
 * list, link or URL of the site depends on the new text.
 */

import { type CompileRequest, compileDocuments } from "../../markdown/compile-all.ts";
import type { Document, Source } from "../../model/document.ts";
import type { Graph } from "../../model/graph.ts";
import type { Rendering } from "../../render/rendering.ts";

export interface NewTextsRequest extends Pick<CompileRequest, "site" | "functions" | "siteCode" | "content"> {
  readonly rendering: Rendering;
  /** The sources with a new text. */
  readonly sources: readonly Source[];
}

/** Returns the rendering with the new texts, or `undefined` if other pages depend on them. */
export async function renderNewTexts({
  rendering,
  sources,
  ...request
}: NewTextsRequest): Promise<Rendering | undefined> {
  // Lists show the excerpt and the reading time of such documents.
  if (sources.some(({ compile }) => compile?.truncateMarker !== undefined)) return undefined;
  const content = { ...request.content, ...only(request.content, new Set(sources)) };
  const { value: documents, diagnostics } = await compileDocuments({ ...request, content });
  if (diagnostics.length > 0) return undefined;
  const { graph, bundle } = rendering;
  for (const [path, document] of documents) if (!isSameButText(graph.documents[path], document)) return undefined;
  const now: Graph["documents"] = { ...graph.documents, ...Object.fromEntries(documents) };
  return {
    ...rendering,
    graph: { ...graph, documents: now },
    bundle: { ...bundle, pageCode: { ...bundle.pageCode, documents: now } },
    noIndex: new Set(),
  };
}

function only(
  { contents }: CompileRequest["content"],
  selection: ReadonlySet<Source>,
): Partial<CompileRequest["content"]> {
  const selected = contents.map(({ plugin, found }) => ({
    plugin,
    found: { ...found, sources: found.sources.filter((source) => selection.has(source)) },
  }));
  return { contents: selected, partials: [], modules: [] };
}

/** Whether documents differ only in what their own page shows. Positions are ignored: only diagnostics use them. */
function isSameButText(before: Document | undefined, after: Document): boolean {
  if (!before || before.diagnostics.length > 0 || before.code || after.code) return false;
  return JSON.stringify(factsOf(before)) === JSON.stringify(factsOf(after));
}

function factsOf(document: Document): object {
  const { hash: _hash, body: _body, truncatedBody: _truncated, sections: _sections, ...others } = document;
  const { plain: _plain, words: _words, frontMatterPositions: _positions, ...facts } = others;
  return {
    ...facts,
    headings: facts.headings.map(({ line: _line, ...heading }) => heading),
    slots: facts.slots.map(({ line: _line, column: _column, ...slot }) => slot),
    components: facts.components.map(({ name }) => name),
    imports: facts.imports.map(({ from, names }) => [from, names]),
  };
}
