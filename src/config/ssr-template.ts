/**
 * Compiles `ssrTemplate`: the HTML around the pages of a site, in the syntax of Eta. `<%= x %>` writes escaped text, `<%~ x %>` writes
 * HTML, and `<% code %>` runs. As in the format, indents and empty lines are not written.
 */

import { parse } from "acorn";

/** What a template reads, as members of `it`. */
export interface TemplateValues {
  readonly appHtml: string;
  readonly baseUrl: string;
  readonly htmlAttributes: string;
  readonly bodyAttributes: string;
  readonly headTags: string;
  readonly preBodyTags: string;
  readonly postBodyTags: string;
  readonly metaAttributes: readonly string[];
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
  readonly noIndex: boolean;
  readonly version: string;
}

/** A compiled template. It throws what the code of the template throws. */
export type SsrTemplate = (values: TemplateValues) => string;

/** Why a text is not a template, and the offset of the mistake. */
export interface TemplateMistake {
  readonly reason: string;
  readonly offset: number;
}

interface Piece {
  /** `text` is written as it is; the others are tags by their sign. */
  readonly kind: "text" | "=" | "~" | "";
  readonly text: string;
  readonly offset: number;
}

/** The trimming that a tag asks for, and its sign. */
const OPEN = /<%([-_]?)\s*([=~]?)/g;

/** The end of a tag, or a string or comment that may contain such an end. */
const END = /([-_]?)%>|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[^]|[^`\\])*`|\/\*[^]*?\*\//g;

/** Compiles a template. */
export function compileTemplate(template: string): SsrTemplate | TemplateMistake {
  const pieces = readPieces(template);
  if ("reason" in pieces) return pieces;
  const starts: number[] = [];
  let code = "";
  for (const { kind, text } of pieces) {
    code += kind === "text" ? "$out+=" : kind === "=" ? "$out+=$escape(" : kind === "~" ? "$out+=" : "";
    starts.push(code.length);
    code += kind === "text" ? `${JSON.stringify(text)};` : `${text}\n${kind === "=" ? ");" : kind === "~" ? ";" : ""}`;
  }
  try {
    parse(code, { ecmaVersion: "latest", allowReturnOutsideFunction: true });
  } catch (error) {
    const { message, pos = 0 } = error as SyntaxError & { readonly pos?: number };
    const index = starts.findLastIndex((start) => start <= pos);
    const { text = "", offset = 0 } = pieces[index] ?? {};
    const within = Math.min(pos - (starts[index] ?? 0), text.length);
    return { reason: message.replace(/ \(\d+:\d+\)$/, ""), offset: offset + within };
  }
  const run = new Function("it", "$escape", `let $out="";${code}\nreturn $out`) as (
    values: TemplateValues,
    escape: (value: unknown) => string,
  ) => string;
  return (values) => run(values, (value) => Bun.escapeHTML(String(value)));
}

function readPieces(template: string): readonly Piece[] | TemplateMistake {
  const pieces: Piece[] = [];
  let trim = "";
  for (let at = 0; at <= template.length;) {
    OPEN.lastIndex = at;
    const open = OPEN.exec(template);
    const [tag = "", before = "", sign = ""] = open ?? [];
    const start = (open?.index ?? template.length) + tag.length;
    const end = open ? endOfTag(template, start) : undefined;
    if (open && !end) return { reason: "This tag has no `%>`", offset: open.index };
    const code = template.slice(start, end?.index);
    // React finds no white space around the app that it has not written.
    const isApp = sign === "~" && code.trim() === "it.appHtml";
    const text = template.slice(at, open?.index);
    pieces.push({ kind: "text", text: trimmed(text, trim, isApp ? "_" : before), offset: at });
    if (!end) break;
    pieces.push({ kind: sign as Piece["kind"], text: code, offset: start });
    trim = isApp ? "_" : end[1] || "-";
    at = end.index + end[0].length;
  }
  return pieces;
}

function endOfTag(template: string, start: number): RegExpExecArray | undefined {
  END.lastIndex = start;
  for (let found = END.exec(template); found; found = END.exec(template)) if (found[1] !== undefined) return found;
  return undefined;
}

/** A text between two tags: `-` removes a line break next to a tag, and `_` all white space. */
function trimmed(text: string, after: string, before: string): string {
  const lines = text.replace(/\s*\n\s*/g, "\n");
  const begun = after === "_" ? lines.trimStart() : after === "-" ? lines.replace(/^\n/, "") : lines;
  return before === "_" ? begun.trimEnd() : before === "-" ? begun.replace(/\n$/, "") : begun;
}
