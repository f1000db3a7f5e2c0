/** Tokens that are made from trees, not lexed. */

import type { Token } from "marked";
import { ScanBudget } from "../values/expression.ts";
import { type Frame } from "../source/frame.ts";
import { readTag, VOID_ELEMENTS } from "../tags/tag.ts";

/** A token without source. */
export function makeToken(type: string, fields: object = {}): Token {
  // The types of `marked` list only its own tokens.
  return { type, raw: "", ...fields } as unknown as Token;
}

/** Tokens whose position differs from that of the surrounding tokens. */
export function placeTokens(frame: Frame, tokens: readonly Token[], offset = 0): Token {
  return makeToken("placed", { frame, offset, tokens });
}

/** Tags and values on lines of their own, which are text of the page. */
export function makeBareParagraph(tokens: readonly Token[]): Token {
  return makeToken("paragraph", { text: "", tokens, bare: true });
}

/** A tag, and the one that it closes. */
export function makeTags(opening: string, name: string, inside: readonly Token[]): Token[] {
  return VOID_ELEMENTS.has(name) ? [toTag(opening)] : [toTag(opening), ...inside, toTag(`</${name}>`)];
}

function toTag(raw: string): Token {
  const tag = readTag(raw, 0, new ScanBudget(raw));
  return tag === undefined ? makeToken("escape", { text: raw }) : { ...makeToken("tag", { tag }), raw };
}
