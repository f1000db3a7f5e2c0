import * as z from "zod/mini";
import { anyObject, callback, flag, level, withDefault } from "../fields.ts";

/** Changes a file's text before it is compiled. */
export type MarkdownPreprocessor = (input: { readonly filePath: string; readonly fileContent: string }) => string;

/** Replaces the parser of front matter. */
export type FrontMatterParser = (input: {
  readonly filePath: string;
  readonly fileContent: string;
  readonly defaultParseFrontMatter: FrontMatterParser;
}) => Promise<{ readonly frontMatter: Record<string, unknown>; readonly content: string }>;

/** Handles a link or image whose target is missing; may return another URL. */
export type BrokenTargetHook = (input: {
  readonly sourceFilePath: string;
  readonly url: string;
  readonly node: unknown;
}) => string | undefined;

/** Compatibility with MDX 1; each is on by default unless `future.v4` turns it off. */
const mdx1CompatSchema = z.strictObject({
  /** `<!-- comments -->`. */
  comments: z.optional(z.boolean()),
  /** Admonition titles after a space: `:::note Title`. */
  admonitions: z.optional(z.boolean()),
  /** Heading ids: `## Title {#id}`. */
  headingIds: z.optional(z.boolean()),
});

/** Config field `markdown`: how to compile the Markdown files of all plugins. */
export const markdownSchema = z.strictObject({
  /** Syntax of Markdown files; `detect` uses their extension. */
  format: withDefault(z.enum(["mdx", "md", "detect"]), "mdx"),
  /** Whether code blocks in `mermaid` are diagrams. */
  mermaid: flag(false),
  /** Whether `:names:` become emoji. */
  emoji: flag(true),
  mdx1Compat: z.prefault(mdx1CompatSchema, {}),
  anchors: z.prefault(
    z.strictObject({
      /** Whether heading ids keep upper case. */
      maintainCase: flag(false),
    }),
    {},
  ),
  preprocessor: z.optional(callback<MarkdownPreprocessor>()),
  parseFrontMatter: z.optional(callback<FrontMatterParser>()),
  /** Options for converting Markdown to HTML, for files that need the full MDX compiler. */
  remarkRehypeOptions: z.optional(anyObject()),
  hooks: z.prefault(
    z.strictObject({
      /** Links to Markdown files that do not exist. */
      onBrokenMarkdownLinks: z.optional(z.union([level(), callback<BrokenTargetHook>()])),
      /** Images that do not exist. */
      onBrokenMarkdownImages: withDefault(z.union([level(), callback<BrokenTargetHook>()]), "throw"),
      /** Components that are neither imported nor part of the theme; their children are shown. */
      onUnknownComponents: withDefault(level(), "warn"),
    }),
    {},
  ),
});
