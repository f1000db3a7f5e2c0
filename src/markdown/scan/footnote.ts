import { dedent } from "./lines.ts";

export interface FootnoteDefinition {
  readonly raw: string;
  readonly label: string;
  /** The content: the same lines without label and indentation. */
  readonly text: string;
}

const LABEL = /^ {0,3}\[\^([^\]\s]+)\]:[ \t]*/;

/** Finds the footnote (`[^1]: text`) at the start of `src`: lines up to a blank one, and indented lines after it. */
export function readFootnoteDefinition(src: string): FootnoteDefinition | undefined {
  const opening = LABEL.exec(src);
  const label = opening?.[1]?.toLowerCase();
  if (opening === null || label === undefined) return undefined;
  const rest =
    /[^\n]*(?:\n(?!(?: {0,3}\[\^[^\]\s]+\]:|[ \t]*(?:\n|$)))[^\n]+)*(?:(?:\n[ \t]*)+\n(?: {4}|\t)[^\n]*(?:\n[^\n]*\S[^\n]*)*)*/y;
  rest.lastIndex = opening[0].length;
  const inside = rest.exec(src)?.[0] ?? "";
  return { raw: opening[0] + inside, label, text: dedent(inside, 4) };
}
