/** Spaces between blocks of tags. Since version 2, MDX writes a line break between all blocks of a file, and readers see it between inline elements. */

import type { Token } from "marked";
import { opens } from "../tags/tag.ts";
import { showsSpace, type TagOrValue } from "../tags/visible-space.ts";
import type { ParagraphToken } from "../lex/tokens.ts";
import { isOnlyTags } from "./blocks.ts";

const INVISIBLE: ReadonlySet<string> = new Set(["space", "def", "hidden", "module", "import"]);

/** Adds the spaces between tags in paragraphs of their own to the tokens of a file. Tags on lines of their own have theirs. */
export function withGaps(tokens: readonly Token[]): Token[] {
  let before: TagOrValue | undefined;
  let depth = 0;
  return tokens.flatMap((token): Token[] => {
    const parts = partsOf(token);
    const isBeside = depth === 0 && parts.length > 0 && showsSpace(before, parts[0]);
    before = parts.at(-1) ?? before;
    for (const { tag } of parts) if (tag) depth += opens(tag) ? 1 : tag.kind === "close" ? -1 : 0;
    return isBeside ? [{ type: "gap", raw: "" }, token] : [token];
  });
}

/** Returns the tags and values at the top level of a token; other content is `{}`. */
function partsOf(token: Token): readonly TagOrValue[] {
  if (INVISIBLE.has(token.type) || (token.raw.trim() === "" && token.type === "text")) return [];
  if (token.type === "tag") return [token as TagOrValue];
  if (token.type === "expression")
    return (token as TagOrValue).expression?.kind === "comment" ? [] : [token as TagOrValue];
  const { bare, tokens = [] } = token as ParagraphToken;
  const isBare = token.type === "paragraph" && (bare ?? isOnlyTags(tokens));
  return isBare || token.type === "placed" || token.type === "segment" ? tokens.flatMap(partsOf) : [{}];
}
