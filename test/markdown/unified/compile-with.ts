/** Compiles text with a site's own remark and rehype plugins, for a test. */

import { makeHighlighter } from "../../../src/markdown/code/highlighter.ts";
import { type CompileOptions, defaultCompileOptions } from "../../../src/markdown/options.ts";
import { makeChain } from "../../../src/markdown/unified/chain.ts";
import { compileWithChain } from "../../../src/markdown/unified/compile.ts";
import type { SitePlugins } from "../../../src/markdown/unified/site-plugins.ts";
import type { Document, Source } from "../../../src/model/document.ts";
import { printDocument } from "../print-document.ts";

/** A node of any tree, as plugins see it. */
export interface Tree {
  type: string;
  children?: Tree[];
  data?: Record<string, unknown>;
  properties: Record<string, unknown>;
  attributes?: unknown[];
  [field: string]: unknown;
}

export type Change = (node: Tree) => void;

/** A node of text. */
export const text = (value: string): Tree => ({ type: "text", value, properties: {} });

/** An element of hast. */
export function element(tagName: string, properties: Record<string, unknown>, ...children: Tree[]): Tree {
  return { type: "element", tagName, properties, children };
}

/** A plugin that changes every node. */
export function each(change: Change): () => (tree: Tree) => void {
  const visit = (node: Tree): void => {
    change(node);
    for (const child of node.children ?? []) visit(child);
  };
  return () => visit;
}

/** The document of a text. */
export function compileWith(
  page: string,
  plugins: SitePlugins,
  options: Partial<CompileOptions> = {},
): Promise<Document> {
  const defaults = defaultCompileOptions({ highlighter: makeHighlighter() });
  return compileWithChain({ path: "docs/a.md", text: page }, { ...defaults, ...options }, makeChain(plugins));
}

/** Adds syntax that no text has, for which micromark reads a file. */
function noSyntax(this: { data(): { micromarkExtensions?: object[] } }): void {
  (this.data().micromarkExtensions ??= []).push({});
}

const otherChain = makeChain({ remarkPlugins: [noSyntax] });

/** The document as the parser for plugins with syntax reads it. */
export function compileByOther(source: Source, options: CompileOptions): Promise<Document> {
  return compileWithChain(source, options, otherChain);
}

/** The same as text: HTML, then what is known of it. */
export async function printWith(page: string, plugins: SitePlugins): Promise<string> {
  const document = await compileWith(page, plugins);
  return printDocument(document, document.diagnostics);
}
