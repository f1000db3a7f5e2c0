import * as z from "zod/mini";
import { text, withDefault } from "../fields.ts";

const language = () =>
  z.pipe(
    z.string(),
    z.transform((name: string) => name.toLowerCase()),
  );

const magicCommentSchema = z
  .strictObject({
    /** Class of the lines that the comments mark. */
    className: text(),
    /** Comment before one line. */
    line: z.optional(z.string()),
    /** Comments around a block. */
    block: z.optional(z.strictObject({ start: text(), end: text() })),
  })
  .check(z.refine(({ line, block }) => line !== undefined || block !== undefined, "an object with `line` or `block`"));

/** Theme config field `prism`: code blocks. Unknown members are kept. */
export const prismSchema = z.looseObject({
  /** Colors in light mode: a theme object of `prism-react-renderer`. */
  theme: z.optional(z.unknown()),
  /** Colors in dark mode. */
  darkTheme: z.optional(z.unknown()),
  /** Language of code blocks without one. */
  defaultLanguage: z.optional(language()),
  /** Additional languages; all languages are available, so it has no effect. */
  additionalLanguages: withDefault(z.array(language()), []),
  /** Comments in code that mark lines. */
  magicComments: withDefault(z.array(magicCommentSchema), [
    {
      className: "theme-code-block-highlighted-line",
      line: "highlight-next-line",
      block: { start: "highlight-start", end: "highlight-end" },
    },
  ]),
});
