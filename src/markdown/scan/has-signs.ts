import { endsExcerpt } from "../source/truncation.ts";
import type { ScanContext } from "./piece.ts";

const MDX_SIGNS = /[<{]|:::|mdx-code-block|^(?:import|export)\s|^(?: {4}|\t)/m;
const DEFINITION_SIGN = /^ *\[[^\n]+\]:/m;
const MARKDOWN_SIGNS = /:::|mdx-code-block/;

/** Whether text may have more than plain Markdown, which need not be scanned. */
export function hasSigns(text: string, context: ScanContext): boolean {
  if ((context.mdx ? MDX_SIGNS : MARKDOWN_SIGNS).test(text) || endsExcerpt(text, context.truncateSign)) return true;
  if (context.definitionsInterrupt && DEFINITION_SIGN.test(text)) return true;
  return context.formulas && text.includes("$$");
}
