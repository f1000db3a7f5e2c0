/**
 * Colors code while it is typed. Lines that the build highlighted keep its HTML; for others, a list of keywords is
 * enough.
 */

/** Part of a line; `kind` is a class of the code's style sheet without its prefix. */
export interface Stretch {
  readonly text: string;
  readonly kind?: string;
}

export type ColoredLine = { readonly html: string } | { readonly stretches: readonly Stretch[] };

const KEYWORDS =
  "as async await break case catch class const continue default delete do else export extends finally for from function if " +
  "import in instanceof interface let new null of return static super switch this throw true try type typeof undefined var void while yield false";

const WORDS = new RegExp(
  [
    String.raw`(?<comment>\/\/.*|\/\*.*?(?:\*\/|$))`,
    String.raw`(?<string>(?<!\w)(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|${"`"}(?:\\.|[^${"`"}\\])*${"`"}))`,
    String.raw`(?<name>(?<=<\/?)[A-Za-z][\w.]*)`,
    String.raw`(?<keyword>(?<![\w.$])(?:${KEYWORDS.replaceAll(" ", "|")})(?![\w$]))`,
    String.raw`(?<number>(?<![\w$])\d[\w.]*)`,
    String.raw`(?<title>(?<![\w$])[A-Za-z_$][\w$]*(?=\())`,
  ].join("|"),
  "g",
);

/** Colors each line of `code`; `known` contains HTML of lines by their text. */
export function colorLines(code: string, known: ReadonlyMap<string, string>): ColoredLine[] {
  return code.split("\n").map((line) => {
    const html = known.get(line);
    return html === undefined ? { stretches: toStretches(line) } : { html };
  });
}

function toStretches(line: string): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const { 0: text, index, groups = {} } of line.matchAll(WORDS)) {
    if (index > from) stretches.push({ text: line.slice(from, index) });
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    stretches.push({ text, ...(kind !== undefined && { kind }) });
    from = index + text.length;
  }
  if (from < line.length) stretches.push({ text: line.slice(from) });
  return stretches;
}

/** HTML of the lines in a highlighted `<code>`, by their text. */
export function readLines(code: Element | null): Map<string, string> {
  const lines = [...(code?.querySelectorAll(".token-line") ?? [])];
  return new Map(lines.map((line) => [withoutBreak(line.textContent ?? ""), withoutBreak(line.innerHTML)]));
}

function withoutBreak(text: string): string {
  return text.replace(/\n$/, "");
}
