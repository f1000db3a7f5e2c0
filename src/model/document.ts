/** One Markdown file: as found (`Source`) and as compiled, once, by `src/markdown/` (`Document`). */

import type { Diagnostic } from "./diagnostic.ts";
import type { JsonObject } from "./json.ts";

/** A Markdown file as a plugin read it. */
export interface Source {
  /** Path relative to the site folder, with `/`: the identity of the file everywhere. */
  readonly path: string;
  readonly text: string;
  /** What it imports as plain data (texts, JSON, YAML), by the name of the module. */
  readonly imported?: JsonObject;
  /** Front matter and the text after it, where the site reads them in its own way (`markdown.parseFrontMatter`). */
  readonly split?: { readonly frontMatter: JsonObject; readonly content: string };
  /** How this plugin wants its files compiled; the site's settings where it says nothing. */
  readonly compile?: SourceOptions;
  /** Where the text is from when it is not a whole file: `path` names the part then (`CHANGELOG.md#1.2.3`). */
  readonly part?: SourcePart;
}

/** A part of a file as a source of its own: a section of a changelog. The text has no front matter. */
export interface SourcePart {
  /** Line of the file at which the text begins, 1-based. */
  readonly line: number;
  /** What takes the place of front matter, and where in the file it is from. */
  readonly frontMatter: JsonObject;
  readonly positions: Readonly<Record<string, Position>>;
}

/** A plugin's own settings for compiling. */
export interface SourceOptions {
  /** Leaves a leading `# heading` out of the body, as blog posts want it. */
  readonly removeContentTitle?: boolean;
  readonly truncateMarker?: RegExp;
  /** Words that open an admonition after `:::`; none turns them off. */
  readonly admonitions?: readonly string[];
  /** What the fence meta `npm2yarn` makes. */
  readonly npm2yarn?: PackageManagerTabs;
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
  /** Whether a reader's choice holds for all such tabs, and is remembered. */
  readonly sync: boolean;
  /** Package managers beside npm, in order: known ones, or a name with a function that turns npm's commands into its own. */
  readonly converters: readonly (
    "yarn" | "pnpm" | "bun" | readonly [name: string, convert: (code: string) => string]
  )[];
}

/** How formulas are written: the options of `remark-math`. */
export interface FormulaSyntax {
  /** Whether one dollar sign on each side is enough in a line; `false` asks for two. */
  readonly singleDollarTextMath: boolean;
}

/** `syntax` is set by remark-math, `katex` by rehype-katex. */
export interface FormulaSettings {
  /** Dollar signs hold formulas. */
  readonly syntax?: FormulaSyntax;
  /** Options of KaTeX, which makes HTML of formulas; without it they are code. */
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
  /** Inner HTML of the heading (may hold `<code>`, `<em>`, …), where links and images are text: it goes into links. */
  readonly html: string;
  /** The same as plain text. */
  readonly text: string;
  readonly line: number;
}

/** A URL in a body or in props that is filled in once the graph is known, or words of the theme in the site's language. */
export interface Slot extends Position {
  /**
   * `link`: a URL the reader follows. `file`: a file linked to for download, or a component's asset.
   * `image`: the `src` of an `<img>`; filling also adds `width` and `height`. `message`: words of the theme.
   */
  readonly kind: "link" | "file" | "image" | "message";
  /** As the author wrote it; the English words of a message. */
  readonly url: string;
  /** Which message, and what goes into its placeholders. */
  readonly message?: { readonly id: string; readonly values?: Readonly<Record<string, string>> };
  /** A message that the element has as its `title`, too. */
  readonly isTitle?: true;
  /** An image whose size the author gave: filling adds none. */
  readonly hasSize?: true;
  /** A link whose author said where it opens. */
  readonly hasTarget?: true;
  /** An image of a tag (`<img src="…">`), which the format leaves to the browser: without file it is worth no more than a warning. */
  readonly isTag?: true;
  /** The file it is written in, when that is another one: a partial. Relative paths begin there. */
  readonly file?: string;
  /** A partial's slot that the document showing it passes in a prop: the index of that document's own slot. */
  readonly given?: number;
}

/** Static HTML, a slot in it, or a component with what is inside it. */
export type Node = string | SlotNode | ComponentNode;

/** A slot. The strings around it may be cut anywhere in HTML, even inside a tag. */
export interface SlotNode {
  /** Index into `Document.slots`. */
  readonly s: number;
  /**
   * The attribute whose whole value the slot is: the node is the attribute itself and any others its value brings, such as
   * the size of an image. Without it, the node is the URL alone.
   */
  readonly a?: string;
}

/** A text in props that holds slots. In the props themselves it is empty. */
export interface SlottedText {
  /** Keys that lead to it. */
  readonly at: readonly (string | number)[];
  readonly text: readonly (string | SlotNode)[];
}

/**
 * A function of the module that a document's code becomes: its number in `DocumentCode.holes`; once a partial is in its page, the
 * module's name and the number (`@document/partial:docs/_a.mdx#3`).
 */
export type Hole = number | string;

export interface ComponentNode {
  /**
   * Component name (`Tabs`, `CodeBlock`), or a lower-case HTML tag whose inside holds components. Empty for an expression, whose
   * value is shown. `{props}` around a partial whose code reads its props.
   */
  readonly c: string;
  readonly p?: JsonObject;
  /** Texts in `p` that hold slots. */
  readonly u?: readonly SlottedText[];
  readonly b?: readonly Node[];
  /** Computes the value of an expression, or the props, given those of `p`. */
  readonly h?: Hole;
  /** The children of a partial whose code reads `props`. */
  readonly k?: readonly Node[];
  /** The partial that goes here: index into `Document.includes`. */
  readonly i?: number;
}

/** Another Markdown file that is shown in this one (a partial). It is put in place once all files are compiled. */
export interface Include extends Position {
  /** Module as written in its import. */
  readonly from: string;
  /** What of the module is shown: `default`, or the name of an export. */
  readonly exported: string;
  readonly props: JsonObject;
  /** Texts in `props` that hold slots. */
  readonly u?: readonly SlottedText[];
  /** Names of the props that code computes; `any` where it may be every one. */
  readonly computed?: readonly string[] | "any";
  /** How many headings and sections of the document precede it. */
  readonly headings: number;
  readonly sections: number;
}

/** A stretch of text under one heading, for search and llms.txt. */
export interface Section {
  /** Heading id; empty for the text before the first heading. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A component that is used, where it is first. */
export interface UsedComponent extends Position {
  /** As written: `Tabs`, `icons.Star`. */
  readonly name: string;
  /** The file it is written in, when that is another one: a partial. */
  readonly file?: string;
}

/** An `import` in a Markdown file. */
export interface DocumentImport extends Position {
  /** Module as written: `@theme/Tabs`, `@site/src/x`, `./y.mdx`. */
  readonly from: string;
  /** Local name to exported name (`default`, `*`, or a name). */
  readonly names: Readonly<Record<string, string>>;
  /** A drawing (SVG) that is used as a component, not as a file alone. */
  readonly drawn?: true;
  /** The file it is written in, when that is another one: a partial. */
  readonly file?: string;
}

/** A piece of a module: its text, and the line of the source that each of its lines is from; 0 for those that are made up. */
export interface CodePiece {
  readonly text: string;
  readonly lines: readonly number[];
}

/** The code of a document. A module is made of it, with one function for each hole in the body. */
export interface DocumentCode {
  /** The first of it, for people: "`{list.map(…)}` on line 87". */
  readonly reason: string;
  /** Imports that code needs and exports, as they are written; modules are named from the site folder. */
  readonly statements: readonly CodePiece[];
  /** Functions of `props` and, where they compute the props of a component, of those that are plain data. */
  readonly holes: readonly CodePiece[];
  /** Components that the body takes from the module. */
  readonly exports: readonly string[];
  /** Components of the theme that JSX in the code names. */
  readonly themed: readonly string[];
  /** What the code reads of its document: `frontMatter`, `contentTitle`, `toc`, `props`. */
  readonly reads: readonly string[];
  /** Whether its statements do more than bind names: they run with every page of the document. */
  readonly runs?: true;
}

export interface Document {
  readonly path: string;
  /** Hash of the source text. */
  readonly hash: string;
  /** Hash of all the rest, but for the path; only in builds that keep something for the next one. */
  readonly print?: string;
  readonly frontMatter: JsonObject;
  /** The position of each top-level front matter key. */
  readonly frontMatterPositions: Readonly<Record<string, Position>>;
  /** The first `# heading`, as plain text, when the content starts with one. */
  readonly contentTitle?: string;
  /** First line of prose, as plain text; empty if there is none. */
  readonly excerpt: string;
  /** All headings below level 1 in order. */
  readonly headings: readonly Heading[];
  /** Ids that links may point at, beside the headings' own. */
  readonly anchors: readonly string[];
  readonly body: readonly Node[];
  /** The body up to the truncate marker; absent without marker. */
  readonly truncatedBody?: readonly Node[];
  readonly slots: readonly Slot[];
  readonly imports: readonly DocumentImport[];
  /** Components that are used without being imported or defined in the file. */
  readonly components: readonly UsedComponent[];
  readonly sections: readonly Section[];
  /** Number of words, as reading time counts them. */
  readonly words: number;
  /** Partials that are not in place yet, in the order they are written; absent when there are none. */
  readonly includes?: readonly Include[];
  /** Its own text, and the line it begins at, where that says all that the body does: without tags, imports and formulas. */
  readonly plain?: { readonly text: string; readonly line: number };
  /** Whether it shows formulas, whose styles a page loads only then. */
  readonly formulas?: true;
  /** Whether code renders ids that only running it tells. */
  readonly hasUnknownIds?: true;
  /** Absent where nothing must run. */
  readonly code?: DocumentCode;
  /** Whether code names the document as a component: its module shows the whole body then. */
  readonly isModule?: true;
  /** What is wrong with it, partials apart. */
  readonly diagnostics: readonly Diagnostic[];
}
