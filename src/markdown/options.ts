/** What compiling depends on beside the text of a file. Nothing here knows other files. */

import { ADMONITION_KEYWORDS } from "../config/schema/source-options.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { JsonObject } from "../model/json.ts";
import type { SiteCode } from "../model/site-code.ts";
import type { PackageManagerTabs } from "../model/document.ts";
import type { Highlighter } from "./code/highlighter.ts";
import { DEFAULT_MAGIC_COMMENTS, type MagicComment } from "../marks/magic-comments.ts";
import { DEFAULT_TABS } from "./code/package-managers.ts";
import type { ReplaceEmoji } from "./text/emoji.ts";
import type { Formulas } from "./math/formulas.ts";
import type { SlottedProps } from "./body/slots.ts";

/** Props of a partial. Its slots are those of the document that shows it. */
export interface GivenProps extends SlottedProps {
  /** The author's text, by slot number. */
  readonly urls: Readonly<Record<number, string>>;
  /** Names of further props, which code computes; `any` where it may be every one. */
  readonly computed?: readonly string[] | "any";
}

export interface CompileOptions {
  /** `detect`: `.mdx` files are MDX, `.md` files CommonMark. */
  readonly format: "mdx" | "md" | "detect";
  readonly mdx1Compat: { readonly comments: boolean; readonly admonitions: boolean; readonly headingIds: boolean };
  /** Words that open an admonition after `:::`; none turns them off. */
  readonly admonitions: readonly string[];
  /** Text that ends the excerpt of a post; the first match counts. */
  readonly truncateMarker?: RegExp;
  /** Keeps capital letters in heading ids. */
  readonly maintainCase: boolean;
  /** Leaves a leading `# heading` out of the body, as blog posts want it. */
  readonly removeContentTitle: boolean;
  readonly highlighter: Highlighter;
  readonly magicComments: readonly MagicComment[];
  /** Language of code blocks that name none. */
  readonly defaultLanguage?: string;
  /** Whether fences in `mermaid` are diagrams. */
  readonly diagrams: boolean;
  /** Whether the fence meta `live` makes an editor. */
  readonly live: boolean;
  /** Whether components of the site show code blocks, so that these keep their text. */
  readonly keepsText: boolean;
  /** What the fence meta `npm2yarn` makes. */
  readonly npm2yarn: PackageManagerTabs;
  /** The props that a partial receives; absent for pages. */
  readonly given?: GivenProps;
  /** Whether code shows the document, so that it becomes a module as a whole. */
  readonly asModule?: boolean;
  /** Puts emoji in the place of their names; without it those stay. */
  readonly replaceEmoji?: ReplaceEmoji;
  /** Runs the plugins of the site. */
  readonly siteCode?: SiteCode;
  /** Absolute path of the site folder, in which plugins may look for files; messages about plugins name files relative to it. */
  readonly siteDir?: string;
  /** Options of remark-rehype: what footnotes look like, and handlers for nodes that plugins make. */
  readonly remarkRehypeOptions?: Readonly<Record<string, unknown>>;
  /** How formulas are read and shown; without it `$` is text. */
  readonly formulas?: Formulas;
}

/** The options while one file is compiled, with the reporter of that file. */
export interface FileOptions extends CompileOptions {
  readonly report: Reporter;
}

/** The format's defaults. */
export function defaultCompileOptions(needed: Pick<CompileOptions, "highlighter">): CompileOptions {
  return {
    format: "mdx",
    mdx1Compat: { comments: true, admonitions: true, headingIds: true },
    admonitions: ADMONITION_KEYWORDS,
    maintainCase: false,
    removeContentTitle: false,
    magicComments: DEFAULT_MAGIC_COMMENTS,
    diagrams: false,
    live: false,
    keepsText: false,
    npm2yarn: DEFAULT_TABS,
    ...needed,
  };
}

/** Whether a file is read as MDX: components, expressions, any indentation; otherwise as CommonMark. */
export function isMdx(path: string, format: unknown): boolean {
  if (format === "md") return false;
  return format === "detect" ? path.endsWith(".mdx") : true;
}

/** The format that a file sets: `mdx: { format: md }` in its front matter. */
export function readFormat({ mdx }: JsonObject): unknown {
  return typeof mdx === "object" && mdx !== null && "format" in mdx ? mdx.format : undefined;
}
