/** One Markdown file: as read (`Source`), and as compiled once by `src/markdown/` (`Document`). */

import type { Diagnostic } from "./diagnostic.ts";
import type { JsonObject } from "./json.ts";

/** A Markdown file as a plugin read it. */
export interface Source {
  /** Path relative to the site folder, with `/`. Identifies the file everywhere. */
  readonly path: string;
  readonly text: string;
  /** The plain data that it imports (text, JSON, YAML), by module name. */
  readonly imported?: JsonObject;
  /** The Markdown files that it imports by the name of an alias or a package: site-relative paths by module name. */
  readonly aliased?: Readonly<Record<string, string>>;
  /** Front matter and the text after it, where the site parses them itself (`markdown.parseFrontMatter`). */
  readonly split?: { readonly frontMatter: JsonObject; readonly content: string };
  /** How this plugin wants its files compiled; the site's settings apply to the rest. */
  readonly compile?: SourceOptions;
  /** Origin of a text that is only part of a file: `path` names the part then (`CHANGELOG.md#1.2.3`). */
  readonly part?: SourcePart;
}

/** Stores the texts of sources. */
export interface SourceStore {
  /** The same source, whose text may be read from disk each time. */
  keepSource(source: Source): Source;
}

/** A part of a file as its own source, such as a section of a changelog. The text has no front matter. */
export interface SourcePart {
  /** 1-based line of the file where the text begins. */
  readonly line: number;
  /** Replaces front matter, with its position in the file. */
  readonly frontMatter: JsonObject;
  readonly positions: Readonly<Record<string, Position>>;
}

/** A plugin's own settings for compiling. */
export interface SourceOptions {
  /** Removes a leading `# heading` from the body, as in blog posts. */
  readonly removeContentTitle?: boolean;
  readonly truncateMarker?: RegExp;
  /** Keywords that open an admonition after `:::`; an empty list turns admonitions off. */
  readonly admonitions?: readonly string[];
  /** Settings of the fence meta `npm2yarn`. */
  readonly npm2yarn?: Partial<PackageManagerTabs>;
  /** What `remark-math` and `rehype-katex` configure. */
  readonly formulas?: FormulaSettings;
  readonly remarkPlugins?: readonly unknown[];
  readonly rehypePlugins?: readonly unknown[];
  readonly beforeDefaultRemarkPlugins?: readonly unknown[];
  readonly beforeDefaultRehypePlugins?: readonly unknown[];
  readonly recmaPlugins?: readonly unknown[];
}

/** Tabs with the commands of several package managers. */
export interface PackageManagerTabs {
  /** Whether a reader's choice applies to all such tabs, and is remembered. */
  readonly sync: boolean;
  /** Package managers besides npm, in order: known ones, or a name with a function that converts npm's commands. */
  readonly converters: readonly (
    "yarn" | "pnpm" | "bun" | readonly [name: string, convert: (code: string) => string]
  )[];
  /** Whether `npx` stays in the tabs of the others. */
  readonly keepsNpx?: boolean;
}

/** Syntax of formulas: the options of `remark-math`. */
export interface FormulaSyntax {
  /** Whether one dollar sign on each side delimits an inline formula; `false` requires two. */
  readonly singleDollarTextMath: boolean;
}

/** `syntax` is set by remark-math, `katex` by rehype-katex. */
export interface FormulaSettings {
  /** Whether dollar signs delimit formulas. */
  readonly syntax?: FormulaSyntax;
  /** Options of KaTeX, which turns formulas into HTML; when absent, they are shown as code. */
  readonly katex?: Readonly<Record<string, unknown>>;
}

/** 1-based place in a source file. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Heading {
  readonly level: number;
  readonly id: string;
  /**
   * Inner HTML of the heading (may contain `<code>`, `<em>`, …). Links and images are reduced to text, because the HTML
   * goes into links.
   */
  readonly html: string;
  /** The same as plain text. */
  readonly text: string;
  readonly line: number;
}

/** A URL in a body or in props that is filled in once the graph is known, or a theme message in the site's language. */
export interface Slot extends Position {
  /**
   * `link`: a URL that readers follow. `file`: a linked download, or a component's asset. `image`: the `src` of an
   * `<img>`; filling also adds `width` and `height`. `message`: a message of the theme.
   */
  readonly kind: "link" | "file" | "image" | "message";
  /** As the author wrote it; for a message, its English text. */
  readonly url: string;
  /** The message and the values of its placeholders. */
  readonly message?: { readonly id: string; readonly values?: Readonly<Record<string, string>> };
  /** Whether the message is also the element's `title`. */
  readonly isTitle?: true;
  /** Whether the author gave the image's size: then none is added. */
  readonly hasSize?: true;
  /** Whether the author chose where the link opens. */
  readonly hasTarget?: true;
  /**
   * Whether the format leaves the image to the browser: in a tag (`<img src="…">`) or a reference (`![text][label]`), a missing file is
   * only a warning.
   */
  readonly isLenient?: true;
  /** The file that contains it, if that is another one (a partial). Relative paths start there. */
  readonly file?: string;
  /** For a partial's slot that the including document passes as a prop: the index of that document's own slot. */
  readonly given?: number;
}

/** Static HTML, a slot in it, or a component with its children. */
export type Node = string | SlotNode | ComponentNode;

/** A slot. The strings around it may be cut anywhere in the HTML, even inside a tag. */
export interface SlotNode {
  /** Index into `Document.slots`. */
  readonly s: number;
  /**
   * The attribute whose whole value is the slot. The node then stands for this attribute and any that its value adds,
   * such as the size of an image. When absent, the node is only the URL.
   */
  readonly a?: string;
}

/** A text in props that contains slots. In the props themselves it is empty. */
export interface SlottedText {
  /** Path of keys to it. */
  readonly at: readonly (string | number)[];
  readonly text: readonly (string | SlotNode)[];
}

/**
 * A function of the module that a document's code becomes: its number in `DocumentCode.holes`; in a page with partials,
 * the module's name and the number (`@document/partial:docs/_a.mdx#3`).
 */
export type Hole = number | string;

export interface ComponentNode {
  /**
   * Component name (`Tabs`, `CodeBlock`), or a lower-case HTML tag that contains components. Empty for an expression,
   * whose value is shown; `{props}` around a partial whose code reads its props.
   */
  readonly c: string;
  readonly p?: JsonObject;
  /** Texts in `p` that contain slots. */
  readonly u?: readonly SlottedText[];
  readonly b?: readonly Node[];
  /** Computes the value of an expression, or the props, from those in `p`. */
  readonly h?: Hole;
  /** The children of a partial whose code reads `props`. */
  readonly k?: readonly Node[];
  /** The partial that goes here: index into `Document.includes`. */
  readonly i?: number;
}

/** Another Markdown file that this one includes (a partial). It is inserted once all files are compiled. */
export interface Include extends Position {
  /** Module name, as in the import. */
  readonly from: string;
  /** The export to show: `default`, or a name. */
  readonly exported: string;
  readonly props: JsonObject;
  /** Texts in `props` that contain slots. */
  readonly u?: readonly SlottedText[];
  /** Names of the props that code computes; `any` if it may be any of them. */
  readonly computed?: readonly string[] | "any";
  /** Number of the document's headings and sections before it. */
  readonly headings: number;
  readonly sections: number;
}

/** The text under one heading, for search and llms.txt. */
export interface Section {
  /** Heading id; empty for the text before the first heading. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** First use of a component. */
export interface UsedComponent extends Position {
  /** As written: `Tabs`, `icons.Star`. */
  readonly name: string;
  /** The file that contains it, if that is another one (a partial). */
  readonly file?: string;
}

/** An `import` in a Markdown file. */
export interface DocumentImport extends Position {
  /** Module name, as written: `@theme/Tabs`, `@site/src/x`, `./y.mdx`. */
  readonly from: string;
  /** Local name to exported name (`default`, `*`, or a name). */
  readonly names: Readonly<Record<string, string>>;
  /** Whether an SVG file is used as a component, not only as a file. */
  readonly drawn?: true;
  /** The file that contains it, if that is another one (a partial). */
  readonly file?: string;
}

/** A piece of a module: its text, and for each line its line in the source; 0 for generated lines. */
export interface CodePiece {
  readonly text: string;
  readonly lines: readonly number[];
}

/** The code of a document. It becomes a module with one function for each hole in the body. */
export interface DocumentCode {
  /** The first piece of code, for messages: "`{list.map(…)}` on line 87". */
  readonly reason: string;
  /** Imports that the code needs, and exports, as written; module names start at the site folder. */
  readonly statements: readonly CodePiece[];
  /** Functions of `props`, and, where they compute the props of a component, of its plain props. */
  readonly holes: readonly CodePiece[];
  /** Components that the body takes from the module. */
  readonly exports: readonly string[];
  /** Theme components that JSX in the code names. */
  readonly themed: readonly string[];
  /** What the code reads of its document: `frontMatter`, `contentTitle`, `toc`, `props`. */
  readonly reads: readonly string[];
  /** Whether its statements do more than bind names: then they run on every page of the document. */
  readonly runs?: true;
}

export interface Document {
  readonly path: string;
  /** Hash of the source text. */
  readonly hash: string;
  /** Hash of everything else except the path; only in builds that store results for the next one. */
  readonly print?: string;
  readonly frontMatter: JsonObject;
  /** The position of each top-level front matter key. */
  readonly frontMatterPositions: Readonly<Record<string, Position>>;
  /** The first `# heading`, as plain text, when the content starts with one. */
  readonly contentTitle?: string;
  /** Whether the first heading is of level 1, although other content precedes or contains it. */
  readonly hasLateTitle?: true;
  /** First line of prose, as plain text; empty if there is none. */
  readonly excerpt: string;
  /** All headings below level 1 in order. */
  readonly headings: readonly Heading[];
  /** IDs that links may point at, besides those of headings. */
  readonly anchors: readonly string[];
  readonly body: readonly Node[];
  /** The body up to the truncate marker; absent without marker. */
  readonly truncatedBody?: readonly Node[];
  readonly slots: readonly Slot[];
  readonly imports: readonly DocumentImport[];
  /** Components that the file uses without importing or defining them. */
  readonly components: readonly UsedComponent[];
  readonly sections: readonly Section[];
  /** Number of words, counted for the reading time. */
  readonly words: number;
  /** Partials that are not inserted yet, in source order; absent when there are none. */
  readonly includes?: readonly Include[];
  /** The Markdown of the body without settings of code blocks and heading IDs, and its first line. Absent if the body has tags, imports, code or formulas. */
  readonly plain?: { readonly text: string; readonly line: number };
  /** Whether it shows formulas: only such pages load their styles. */
  readonly formulas?: true;
  /** Whether code renders IDs that are known only at run time. */
  readonly hasUnknownIds?: true;
  /** Absent when the document has no code. */
  readonly code?: DocumentCode;
  /** Whether code names the document as a component: its module then shows the whole body. */
  readonly isModule?: true;
  /** Problems of the document, without those of partials. */
  readonly diagnostics: readonly Diagnostic[];
}
