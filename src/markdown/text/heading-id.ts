/** As in the format, an ID ends with the line, and may contain everything except `}` and another beginning. */
const CLASSIC = /^(.*?)[ \t]*\{#((?:(?!\{#|\})[^\n])+)\}$/s;
const COMMENT = /^(.*?)[ \t]*\{[ \t]*\/\*[ \t]*#([^{}\s*]+)(?:[ \t][^{}*]*)?\*\/[ \t]*\}$/s;

/** Splits the ID that an author gave (`Text {#id}`, or the same in a comment) off the end of a heading's text; `undefined` without one. */
export function splitHeadingId(text: string, classic: boolean): { text: string; id: string } | undefined {
  const match = (classic ? CLASSIC.exec(text) : null) ?? COMMENT.exec(text);
  if (match === null) return undefined;
  const [, rest = "", id = ""] = match;
  return { text: rest, id };
}

const DIRECTIVE = /(?<!:):[A-Za-z](?:[\w-]*[A-Za-z\d])?(?![\w:-])/g;

/** Text of a heading without text directives (`:id` in `/users/:id`), which the format shows but leaves out of IDs since release 3. */
export function withoutDirectives(text: string): string {
  return text.replace(DIRECTIVE, "");
}
