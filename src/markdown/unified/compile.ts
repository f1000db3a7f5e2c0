import { join } from "node:path";
import { VFile } from "vfile";
import type { Document, Source } from "../../model/document.ts";
import { closeDocument, openDocument, type OpenedDocument } from "../compile.ts";
import type { CompileOptions } from "../options.ts";
import { type Chain, type ChainInput, runChain } from "./chain.ts";
import { toMdast } from "./to-mdast.ts";
import type { Origins } from "./tree.ts";

export { makeChain } from "./chain.ts";

/** Compiles a Markdown file with a site's remark and rehype plugins. Throws their errors. */
export async function compileWithChain(source: Source, options: CompileOptions, chain: Chain): Promise<Document> {
  const opened = openDocument(source, options);
  const { document, body, bodyLine, lex } = opened;
  for (const problem of chain.diagnostics) document.options.report.add(problem);
  const text = "\n".repeat(bodyLine - 1) + body;
  const file = new VFile({
    path: join(options.siteDir ?? "", source.path),
    value: text,
    data: { frontMatter: document.frontMatter },
  });
  const tokens = await runChain(await read(opened, chain, findLines(text)), {
    chain,
    options: options.remarkRehypeOptions ?? {},
    file,
    replaceEmoji: options.replaceEmoji,
    naming: { maintainCase: options.maintainCase, followsVersion3: options.followsVersion3, scope: document.scope },
    lex,
    truncateSign: document.truncateSign,
  });
  const compiled = closeDocument(opened, tokens);
  if (compiled.code === undefined || chain.recma === undefined) return compiled;
  const { runRecma } = await import("./recma.ts");
  return { ...compiled, code: await runRecma(compiled, compiled.code, { recma: chain.recma, file }) };
}

/** The tree of a document: made from its tokens, or by the parser that supports the syntax of plugins. */
async function read(
  opened: OpenedDocument,
  { syntax }: Chain,
  lineStart: (line: number) => number,
): Promise<ChainInput> {
  const { document, tokens, bodyLine, text } = opened;
  const { mdx, scope, frame, options, truncateSign, module } = document;
  const origins: Origins = new WeakMap();
  if (syntax === undefined) return { tree: toMdast(tokens, frame, { origins, lineStart, mdx }), origins, tokens };
  const { findExcess, parse } = await import("./parse.ts");
  const excess = findExcess(text, options.formulas?.syntax !== undefined);
  if (excess !== undefined) {
    const { line, ...problem } = excess;
    options.report.add({ ...problem, severity: "error", file: document.source.path, line: line + bodyLine - 1 });
    return { tree: toMdast(tokens, frame, { origins, lineStart, mdx }), origins, tokens };
  }
  const { headingIds } = options.mdx1Compat;
  const { admonitions, formulas } = options;
  const tree = parse(text, {
    mdx,
    scope,
    names: module.bound,
    admonitions,
    formulas: formulas?.syntax,
    bodyLine,
    headingIds,
    syntax,
    truncateSign,
  });
  return { tree, origins };
}

/** Offsets of line starts, computed on demand. */
function findLines(text: string): (line: number) => number {
  let starts: number[] | undefined;
  return (line) => {
    if (starts === undefined) {
      starts = [0];
      for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
    }
    return starts[line - 1] ?? text.length;
  };
}
