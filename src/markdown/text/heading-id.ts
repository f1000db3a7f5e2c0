/** IDs that authors give to headings: `Text {#id}`, or the same in a comment. */

/** As in the format, an ID ends with the line, and may contain everything except `}` and another beginning. */
const CLASSIC = /^(.*?)[ \t]*\{#((?:(?!\{#|\})[^\n])+)\}$/s;
const COMMENT = /^(.*?)[ \t]*\{[ \t]*\/\*[ \t]*#([^{}\s*]+)(?:[ \t][^{}*]*)?\*\/[ \t]*\}$/s;

/** Splits the ID off the end of a heading's text; `undefined` if it has none. */
export function splitHeadingId(text: string, classic: boolean): { text: string; id: string } | undefined {
  const match = (classic ? CLASSIC.exec(text) : null) ?? COMMENT.exec(text);
  if (match === null) return undefined;
  const [, rest = "", id = ""] = match;
  return { text: rest, id };
}
