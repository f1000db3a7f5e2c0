/** Reads comments that mark lines of a code block. Returns the code without them, and the classes of the marked lines. */

import { ownValue } from "../lookup/own-value.ts";

/** A kind of mark, as in `themeConfig.prism.magicComments`. */
export interface MagicComment {
  readonly className: string;
  /** Marks the next line. */
  readonly line?: string;
  readonly block?: { readonly start: string; readonly end: string };
}

export const DEFAULT_MAGIC_COMMENTS: readonly MagicComment[] = [
  {
    className: "theme-code-block-highlighted-line",
    line: "highlight-next-line",
    block: { start: "highlight-start", end: "highlight-end" },
  },
];

/** Classes by 0-based line. */
export type LineClasses = ReadonlyMap<number, ReadonlySet<string>>;

export interface MarkedCode {
  readonly code: string;
  readonly classes: LineClasses;
  /** Start and end directives without a counterpart, with their 0-based line in the source. */
  readonly unpaired: readonly { readonly directive: string; readonly partner: string; readonly line: number }[];
}

/** Comment styles: regular expressions for the text before and after a directive. */
const STYLES = {
  slashes: ["//", ""],
  slashStar: ["/\\*", "\\*/"],
  jsx: ["\\{\\s*/\\*", "\\*/\\s*\\}"],
  hash: ["#", ""],
  html: ["<!--", "-->"],
  dashes: ["--", ""],
  percent: ["%", ""],
  quote: ["(?:_\\s*)?['‘’]", ""],
  rem: ["[Rr][Ee][Mm]\\b", ""],
  exclamation: ["!", ""],
  parenStar: ["\\(\\*", "\\*\\)"],
  starGreater: ["\\*>", ""],
  semicolons: [";;", ""],
} as const;

type Style = keyof typeof STYLES;

const ANY_LANGUAGE: readonly Style[] = ["slashes", "slashStar", "jsx", "hash", "html"];

const STYLES_OF: Readonly<Record<string, readonly Style[]>> = {
  ...sameFor("js javascript ts typescript", ["slashes", "slashStar"]),
  ...sameFor("jsx tsx", ["slashes", "slashStar", "jsx"]),
  ...sameFor("html", ["slashes", "slashStar", "html"]),
  ...sameFor("python py bash", ["hash"]),
  ...sameFor("markdown md", ["html", "jsx", "hash"]),
  ...sameFor("tex latex matlab", ["percent"]),
  ...sameFor("lua haskell", ["dashes"]),
  ...sameFor("sql", ["dashes", "slashStar"]),
  ...sameFor("vb vba vbnet visual-basic", ["quote", "rem"]),
  ...sameFor("batch bat cmd", ["rem"]),
  ...sameFor("basic", ["rem", "exclamation"]),
  ...sameFor("fortran", ["exclamation"]),
  ...sameFor("fsharp", ["slashes", "parenStar"]),
  ...sameFor("ocaml sml", ["parenStar"]),
  ...sameFor("cobol", ["starGreater"]),
  ...sameFor("wasm", ["semicolons"]),
};

function sameFor(languages: string, styles: readonly Style[]): Record<string, readonly Style[]> {
  return Object.fromEntries(languages.split(" ").map((language) => [language, styles]));
}

interface Directive {
  readonly kind: "line" | "start" | "end";
  readonly rule: MagicComment;
  readonly partner: string;
}

/** Removes the magic comments from `code`. Only lines that consist of such a comment count. */
export function takeMagicComments(code: string, language: string, rules: readonly MagicComment[]): MarkedCode {
  // Most code contains none.
  const isSaid = (directive: string | undefined): boolean => directive !== undefined && code.includes(directive);
  if (!rules.some(({ line, block }) => isSaid(line) || isSaid(block?.start) || isSaid(block?.end))) {
    return { code, classes: new Map(), unpaired: [] };
  }
  const directives = listDirectives(rules);
  const present = [...directives.keys()].filter(isSaid);
  const pattern = commentPattern(present, ownValue(STYLES_OF, language.toLowerCase()) ?? ANY_LANGUAGE);
  const marks = makeMarks();
  const kept: string[] = [];
  for (const [index, line] of code.split("\n").entries()) {
    const name = pattern
      .exec(line.trim())
      ?.slice(1)
      .find((group) => group !== undefined);
    const directive = name === undefined ? undefined : directives.get(name);
    if (name === undefined || directive === undefined) kept.push(line);
    else marks.take({ name, directive, sourceLine: index, nextLine: kept.length });
  }
  return { code: kept.join("\n"), classes: marks.classes, unpaired: marks.unpaired() };
}

function listDirectives(rules: readonly MagicComment[]): ReadonlyMap<string, Directive> {
  const directives = new Map<string, Directive>();
  for (const rule of rules) {
    if (rule.line !== undefined) directives.set(rule.line, { kind: "line", rule, partner: "" });
    if (rule.block === undefined) continue;
    directives.set(rule.block.start, { kind: "start", rule, partner: rule.block.end });
    directives.set(rule.block.end, { kind: "end", rule, partner: rule.block.start });
  }
  return directives;
}

/**
 * Matches a line with one comment in any of the styles, without surrounding space. Each style has one capturing group. No two
 * parts match the same spaces, which would make the match exponential on a line of many spaces.
 */
function commentPattern(directives: readonly string[], styles: readonly Style[]): RegExp {
  const words = directives.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const bodies = styles.map((style) => {
    const [before, after] = STYLES[style];
    return `${before}\\s*(${words})${after === "" ? "" : `\\s*${after}`}`;
  });
  return new RegExp(`^(?:${bodies.join("|")})$`);
}

interface Found {
  readonly name: string;
  readonly directive: Directive;
  readonly sourceLine: number;
  /** Index of the next line, counted after the comments are removed. */
  readonly nextLine: number;
}

function makeMarks() {
  const classes = new Map<number, Set<string>>();
  const open = new Map<MagicComment, Found>();
  const alone: Found[] = [];
  const mark = (first: number, last: number, className: string): void => {
    for (let line = first; line <= last; line++) {
      const set = classes.get(line) ?? new Set<string>();
      classes.set(line, set.add(className));
    }
  };
  const close = (found: Found): void => {
    const start = open.get(found.directive.rule);
    if (start === undefined) return void alone.push(found);
    open.delete(found.directive.rule);
    mark(start.nextLine, found.nextLine - 1, found.directive.rule.className);
  };
  return {
    classes,
    take(found: Found): void {
      const { kind, rule } = found.directive;
      if (kind === "line") return mark(found.nextLine, found.nextLine, rule.className);
      if (kind === "end") return close(found);
      const earlier = open.get(rule);
      if (earlier !== undefined) alone.push(earlier);
      open.set(rule, found);
    },
    unpaired: () =>
      [...alone, ...open.values()].map(({ name, directive, sourceLine }) => ({
        directive: name,
        partner: directive.partner,
        line: sourceLine,
      })),
  };
}
