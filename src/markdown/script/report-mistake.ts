import type { Compilation } from "../compilation.ts";
import type { ScriptMistake } from "./parser.ts";

const KINDS = {
  braces: {
    what: "The text in these braces",
    hint: "Write `\\{` for a brace that is text, or put it in backticks.",
  },
  statement: {
    what: "This `import` or `export`",
    hint: "A paragraph that starts with one of these words is parsed as code. Reword its first line.",
  },
} as const;

export interface BrokenCode extends ScriptMistake {
  readonly kind: keyof typeof KINDS;
  /** Start of the code in the current frame. */
  readonly start: number;
}

/** Reports code that is not valid JavaScript, inside the text: a mistake at its end is just after it. */
export function reportMistake({ mistake, at, kind, start }: BrokenCode, document: Compilation): void {
  const { what, hint } = KINDS[kind];
  const place = document.position(Math.min(start + at, document.frame.text.trimEnd().length));
  document.options.report.error({
    code: "invalid-mdx",
    message: `${what} is not JavaScript: ${mistake}.`,
    hint,
    file: document.source.path,
    ...place,
  });
}
