/** Everything that compilation depends on besides the text of a file. Nothing here knows about other files. */

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

/** Props of a partial. Its slots are those of the including document. */
export interface GivenProps extends SlottedProps {
  /** The author's text, by slot number. */
  readonly urls: Readonly<Record<number, string>>;
  /** Names of additional props that code computes; `any` if it may be any of them. */
  readonly computed?: readonly string[] | "any";
}

export interface CompileOptions {
  /** `detect`: `.mdx` files are MDX, `.md` files CommonMark. */
  readonly format: "mdx" | "md" | "detect";
  readonly mdx1Compat: { readonly comments: boolean; readonly admonitions: boolean; readonly headingIds: boolean };
  /**
   * Whether the site is written for version 2 of the format. Then lines that begin with four spaces are code in MDX, too, definitions of
   * links and indented blocks end a paragraph, bare URLs need a dot in their host, class names keep the case of languages, and `warning`
   * looks like `danger`.
   */
  readonly precedesVersion3: boolean;
  /** Whether the site is written for version 3 of the format: headings in lists and quotes are listed, and IDs have the names of emoji. */
  readonly followsVersion3: boolean;
  /** Whether the site is written for a release before 2.3: code in titles has backticks, unless the whole title is code. */
  readonly precedesVersion23: boolean;
  /** Whether components of the site show admonitions, which then keep their keyword. */
  readonly hasOwnAdmonitions?: boolean;
  /** Keywords that open an admonition after `:::`; an empty list turns them off. */
  readonly admonitions: readonly string[];
  /** Text that ends the excerpt of a post; the first match counts. */
  readonly truncateMarker?: RegExp;
  /** Keeps capital letters in heading IDs. */
  readonly maintainCase: boolean;
  /** Removes a leading `# heading` from the body, as in blog posts. */
  readonly removeContentTitle: boolean;
  readonly highlighter: Highlighter;
  readonly magicComments: readonly MagicComment[];
  /** Language of code blocks without one. */
  readonly defaultLanguage?: string;
  /** Whether `mermaid` fences are diagrams. */
  readonly diagrams: boolean;
  /** Whether the fence meta `live` makes an editor. */
  readonly live: boolean;
  /** Whether components of the site show code blocks, which then keep their text; `"live"` if they show live code, too. */
  readonly keepsText: boolean | "live";
  /** Settings of the fence meta `npm2yarn`. */
  readonly npm2yarn: PackageManagerTabs;
  /** The props that a partial receives; absent for pages. */
  readonly given?: GivenProps;
  /** Whether code shows the document, so that all of it becomes a module. */
  readonly asModule?: boolean;
  /** Replaces emoji names; absent to keep the names. */
  readonly replaceEmoji?: ReplaceEmoji;
  /** Runs the plugins of the site. */
  readonly siteCode?: SiteCode;
  /** Absolute path of the site folder. Plugins may look for files in it, and messages about plugins name files relative to it. */
  readonly siteDir?: string;
  /** Options of remark-rehype: labels of footnotes, and handlers for nodes of plugins. */
  readonly remarkRehypeOptions?: Readonly<Record<string, unknown>>;
  /** Syntax and renderer of formulas; when absent, `$` is text. */
  readonly formulas?: Formulas;
}

/** The options for one file, with its reporter. */
export interface FileOptions extends CompileOptions {
  readonly report: Reporter;
}

/** The format's defaults. */
export function defaultCompileOptions(needed: Pick<CompileOptions, "highlighter">): CompileOptions {
  return {
    format: "mdx",
    mdx1Compat: { comments: true, admonitions: true, headingIds: true },
    precedesVersion3: false,
    followsVersion3: false,
    precedesVersion23: false,
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

/** Whether a file is parsed as MDX (components, expressions, any indentation) or as CommonMark. */
export function isMdx(path: string, format: unknown): boolean {
  if (format === "md") return false;
  return format === "detect" ? path.endsWith(".mdx") : true;
}

/** The format that a file sets: `mdx: { format: md }` in its front matter. */
export function readFormat({ mdx }: JsonObject): unknown {
  return typeof mdx === "object" && mdx !== null && "format" in mdx ? mdx.format : undefined;
}
