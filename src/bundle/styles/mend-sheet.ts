/** Makes a style sheet that the bundler rejects acceptable: does what browsers and the format's bundler do. */

import { type Part, partAt, readParts, SHEET_TOKEN } from "./sheet-parts.ts";

/** A style sheet without invalid parts, which has the lines of the given one. */
export interface MendedSheet {
  readonly css: string;
  /** What browsers skip in the given one, except what only old ones should read. In order. */
  readonly skipped: readonly SkippedPart[];
}

export interface SkippedPart {
  /** 1-based. */
  readonly line: number;
  /** The first line of a statement, or of what precedes the block of a rule. */
  readonly text: string;
  readonly isRule: boolean;
}

/** Declarations for old versions of Internet Explorer. */
const FOR_OLD_BROWSERS = /^[*+#][\w-]+\s*:|!ie\d*\s*;?$/i;

/** `undefined` if the bundler accepts all parts of the sheet, or if a sign without its counterpart makes them unknown. */
export async function mendSheet(given: string): Promise<MendedSheet | undefined> {
  const plain = toPlainSyntax(given);
  let css = plain;
  let skipped: readonly Part[] = [];
  let unchecked = readParts(css);
  if ("sign" in unchecked) return undefined;
  while (unchecked.length > 0) {
    const errors = await findErrors(css, unchecked);
    for (const { rule, offset } of errors) {
      const whole = invalidPart(css, rule, offset);
      const query = queryAt(css, whole, offset);
      const invalid = query ?? whole;
      const text = css.slice(invalid.start, invalid.end).replace(/\S/g, " ");
      const left = query ? NO_MEDIA + text.slice(NO_MEDIA.length) : text;
      css = css.slice(0, invalid.start) + left + css.slice(invalid.end);
      skipped = [...skipped.filter(({ start, end }) => end <= invalid.start || start >= invalid.end), invalid];
    }
    unchecked = errors.map(({ rule }) => rule);
  }
  return css === given ? undefined : { css, skipped: describe(plain, skipped) };
}

/** The errors in rules, each in the first place that the bundler rejects. It parses every rule by itself, all at once. */
async function findErrors(
  css: string,
  rules: readonly Part[],
): Promise<{ readonly rule: Part; readonly offset: number }[]> {
  const files = Object.fromEntries(rules.map(({ start, end }, index) => [`/${index}.css`, css.slice(start, end)]));
  const { logs } = await Bun.build({ entrypoints: Object.keys(files), files, external: ["*"], throw: false });
  return logs.flatMap(({ level, position }) => {
    const rule = rules[Number(position?.file.slice(1, -".css".length))];
    if (level !== "error" || !position || !rule) return [];
    const ends = [...css.slice(rule.start, rule.end).matchAll(LINE_END)].map(
      ({ 0: sign, index }) => index + sign.length,
    );
    return [{ rule, offset: rule.start + (ends[position.line - 2] ?? 0) + position.column - 1 }];
  });
}

/** As the bundler counts lines. */
const LINE_END = /\r\n|[\n\r\f]/g;

/** The smallest part around an error, without what is blank by now. */
function invalidPart(css: string, rule: Part, offset: number): Part {
  const parts = readParts(css.slice(rule.start, rule.end));
  const { start, end, block } = ("sign" in parts ? undefined : partAt(parts, offset - rule.start)) ?? {
    start: 0,
    end: rule.end - rule.start,
  };
  const blank = css.slice(rule.start + start, rule.start + end).search(/\S|$/);
  return {
    start: rule.start + start + blank,
    end: rule.start + end,
    ...(block !== undefined && { block: rule.start + block }),
  };
}

/** To browsers, an invalid query in a list is this one. */
const NO_MEDIA = "not all";

/** One of several queries of `@media` that an error is in, if there is room to replace it. */
function queryAt(css: string, { start, block }: Part, offset: number): Part | undefined {
  const [, name = "", list = ""] = /^(@media\b\s*)([^]*)$/i.exec(css.slice(start, block)) ?? [];
  if (block === undefined || offset > block || !list.includes(",")) return undefined;
  const queries = [...list.matchAll(/(?:\((?:\([^()]*\)|[^()])*\)|[^,()])+/g)].map(({ 0: text, index }) => {
    const from = start + name.length + index;
    return { start: from + text.search(/\S|$/), end: from + text.length };
  });
  const query = queries.find(({ end }) => offset <= end);
  return query && query.end - query.start >= NO_MEDIA.length ? query : undefined;
}

function describe(css: string, parts: readonly Part[]): SkippedPart[] {
  return parts
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, block }) => {
      const text = css.slice(start, block ?? end).replace(/^(?:\s|\/\*[^]*?\*\/)+/, "");
      const line = css.slice(0, (block ?? end) - text.length).split(LINE_END).length;
      return { line, text: text.split(LINE_END)[0]?.trim() ?? "", isRule: block !== undefined };
    })
    .filter(({ text }) => !FOR_OLD_BROWSERS.test(text));
}

/** Quotes URLs, and adds the parentheses of `:global`, as the format's bundler reads them. */
function toPlainSyntax(css: string): string {
  return css
    .replace(SHEET_TOKEN, (token) => {
      const [, url] = /^url\(\s*([^]*[\s"'(][^]*?)\s*\)$/i.exec(token) ?? [];
      return url === undefined ? token : `url("${url.replace(/"|\r?\n/g, "\\$&")}")`;
    })
    .replace(/(?<![\w-]):global\s+((?:\([^()]*\)|[^(){},;])+?)(?=\s*[,{])/g, ":global($1)");
}
