/** Compiles a Markdown file with a site's remark and rehype plugins. In: its text. Out: the `Document`, as without them. */

import { join } from "node:path";
import type { Document, Source } from "../../model/document.ts";
import { closeDocument, openDocument } from "../compile.ts";
import type { CompileOptions } from "../options.ts";
import { type Chain, runChain } from "./chain.ts";

export { makeChain } from "./chain.ts";

/** Compiles a file; throws what the plugins throw. */
export async function compileWithChain(source: Source, options: CompileOptions, chain: Chain): Promise<Document> {
  const opened = openDocument(source, options);
  const { document, body, bodyLine, lex } = opened;
  for (const problem of chain.diagnostics) document.options.report.add(problem);
  const tokens = await runChain(opened.tokens, {
    chain,
    options: options.remarkRehypeOptions ?? {},
    path: join(options.siteDir ?? "", source.path),
    text: "\n".repeat(bodyLine - 1) + body,
    frame: document.frame,
    frontMatter: document.frontMatter,
    replaceEmoji: options.replaceEmoji,
    maintainCase: options.maintainCase,
    lex,
    truncateSign: document.truncateSign,
    mdx: document.mdx,
    scope: document.scope,
  });
  return closeDocument(opened, tokens);
}
