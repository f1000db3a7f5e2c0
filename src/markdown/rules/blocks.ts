/** Paragraphs, thematic breaks, and tokens without output. */

import type { Token, Tokens } from "marked";
import type { Compilation } from "../compilation.ts";
import { decodeReferences } from "../body/escape.ts";
import { makeRule, type Rule } from "./rule.ts";
import { opens } from "../tags/tag.ts";
import { showsSpace, type TagOrValue } from "../tags/visible-space.ts";
import { dress, type ParagraphToken, type TagToken } from "../lex/tokens.ts";
import { reportUnknownKeyword } from "./admonition.ts";
import { reportUnsafe } from "./link.ts";

function renderParagraph({ bare, ...token }: ParagraphToken, document: Compilation): string {
  if (token.text.startsWith(":::")) reportUnknownKeyword(token.text, document);
  if (!document.mdx) reportMdx(token.text, document);
  const marks = document.marks.length;
  const isBare = bare ?? isOnlyTags(token.tokens);
  const inner = document.render(isBare ? joinLines(token.tokens, document) : token.tokens, document.at);
  document.endText();
  if (isBare) return inner;
  document.untouched = false;
  return document.element({ tag: "p", ...dress(token) }, marks, inner);
}

/** The space between two tags on lines of their own. A line break alone would count as one between blocks. */
function withoutLineBreak(token: Token, index: number, all: readonly Token[]): Token {
  if (token.type !== "text" || !/^\s*\n\s*$/.test(token.raw)) return token;
  const [before, after] = [all[index - 1], all[index + 1]] as readonly (TagOrValue | undefined)[];
  return showsSpace(before, after) ? { ...token, text: " " } : token;
}

/** Starts of a CommonMark paragraph that was meant as MDX. */
const MDX = /^(?:(import)\s+(?:[\w*{][^'"]*\sfrom\s*)?["'][^"'\n]+["']|(export)\s+(?:const|default|function)\b|\{\/\*)/;

function reportMdx(text: string, document: Compilation): void {
  const found = MDX.exec(text);
  if (!found) return;
  const what = found[1] ?? found[2];
  document.warn({
    code: "mdx-as-text",
    message: `${what ? `\`${what}\`` : "A comment in braces"} is MDX, but this file is CommonMark: it is shown as text.`,
    hint: "Name the file `.mdx`, or add `mdx: { format: mdx }` to its front matter.",
  });
}

/**
 * Whether all text is inside tags, or there is none: then the tags are not wrapped in a paragraph, as in MDX. They may close elements
 * around them, as in MDX 1.
 */
export function isOnlyTags(tokens: readonly Token[]): boolean {
  let depth = 0;
  let tags = 0;
  for (const token of tokens) {
    if (token.type === "tag") {
      const { tag } = token as unknown as TagToken;
      tags++;
      if (opens(tag)) depth++;
      else if (tag.kind === "close") depth--;
    } else if (depth <= 0 && !isNothing(token)) return false;
  }
  return depth <= 0 && (tags > 0 || tokens.every(isNothing));
}

/** Tags on lines of their own. Inside an element, the line breaks between them vanish, as in JSX; elsewhere, those that readers see are spaces. */
export function joinLines(tokens: readonly Token[], { mdx, openTags }: Compilation): Token[] {
  if (!mdx || openTags === 0) return tokens.map(withoutLineBreak);
  let depth = 0;
  return tokens.map((token) => {
    if (token.type === "tag") {
      const { tag } = token as unknown as TagToken;
      depth += opens(tag) ? 1 : tag.kind === "close" ? -1 : 0;
    }
    const isBreak = depth === 0 && token.type === "text" && token.raw.includes("\n");
    return isBreak ? { type: "gap", raw: token.raw, isUnseen: true } : token;
  });
}

function isNothing(token: Token): boolean {
  return token.type === "hidden" || token.type === "expression" || (token.type === "text" && token.raw.trim() === "");
}

export const blockRules: readonly Rule[] = [
  makeRule<ParagraphToken>("paragraph", renderParagraph),
  makeRule<Tokens.Space>("space", () => ""),
  makeRule<Tokens.Def>("def", ({ tag, raw, href }, document) => {
    const offset = document.at + Math.max(0, raw.indexOf(href, raw.indexOf("]:")));
    document.labels.define(tag, () => document.position(offset));
    reportUnsafe(decodeReferences(href), document, offset);
    return "";
  }),
  makeRule<Tokens.Hr>("hr", (_, document) => {
    document.untouched = false;
    document.isTitled ??= false;
    return "<hr>";
  }),
];
