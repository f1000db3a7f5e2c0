/** The text of inline tokens without markup, as for an image's `alt`. */

import type { Token } from "marked";
import { decodeReferences } from "../body/escape.ts";

export function toPlainText(tokens: readonly Token[]): string {
  let text = "";
  for (const token of tokens) {
    if (token.type === "br") text += " ";
    else if ("tokens" in token && token.tokens !== undefined) text += toPlainText(token.tokens);
    else if (token.type === "text") text += decodeReferences(token.raw);
    else if ("text" in token && typeof token.text === "string" && token.type !== "html") text += token.text;
  }
  return text;
}
