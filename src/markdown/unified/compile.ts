/** Compiles a Markdown file with a site's remark and rehype plugins. In: its text. Out: the `Document`, as without them. */

import { join } from "node:path";
import type { Token } from "marked";
import type { Document, Source } from "../../model/document.ts";
import { closeDocument, openDocument } from "../compile.ts";
import type { CompileOptions } from "../options.ts";
import { needsCodeTier } from "../tier.ts";
import { type Chain, runChain } from "./chain.ts";

export { makeChain } from "./chain.ts";

/** Compiles a file; throws what the plugins throw. */
export async function compileWithChain(source: Source, options: CompileOptions, chain: Chain): Promise<Document> {
  const opened = openDocument(source, options);
  const { document, body, bodyLine, lex } = opened;
  for (const problem of chain.diagnostics) document.options.report.add(problem);
  const code: string[] = [];
  const noting = (read: (text: string) => Token[]) => (text: string) => {
    code.push(text);
    return read(text);
  };
  const tokens = await runChain(opened.tokens, {
    chain,
    options: options.remarkRehypeOptions ?? {},
    path: join(options.siteDir ?? "", source.path),
    text: "\n".repeat(bodyLine - 1) + body,
    frame: document.frame,
    frontMatter: document.frontMatter,
    replaceEmoji: options.replaceEmoji,
    maintainCase: options.maintainCase,
    lex: { blocks: noting(lex.blocks), inline: noting(lex.inline) },
    truncateSign: document.truncateSign,
    mdx: document.mdx,
    scope: document.scope,
  });
  const compiled = closeDocument(opened, tokens);
  const need = needsCodeTier(code.join("\n\n"));
  return need === undefined ? compiled : { ...compiled, tier: "code" };
}
