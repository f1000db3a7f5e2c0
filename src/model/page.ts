/** What the browser receives of one page: its data file, and (without the prose) the JSON in its HTML. */

import type { VersionDoc } from "./docs.ts";
import type { ResponsiveImage } from "./image.ts";
import type { JsonObject } from "./json.ts";
import type { HtmlTag } from "./site.ts";

export interface PageLayer {
  readonly component: string;
  readonly props: JsonObject;
  /** Prop name → URL of a shared data file. */
  readonly shared?: Readonly<Record<string, string>>;
}

/**
 * A body as the browser renders it: only `html` if nothing in it needs React, otherwise `nodes`. In the HTML's own copy
 * every static part is empty, because the server's markup is already on the page.
 */
export type PageBody = ({ readonly html: string } | { readonly nodes: readonly BodyNode[] }) & {
  /** Language of the element around it, if it differs from the page's. */
  readonly p?: { readonly lang: string; readonly dir: string };
};

/** Text, an element with static content, or one that contains nodes. */
export type BodyNode = string | StaticNode | LiveNode;

/**
 * An element or component. `t` is a tag, the name of a component for authors (`Tabs`), or `module#export` of the site.
 * Empty for a value that code computes; `{props}` around a partial whose code reads its props.
 */
export interface LiveNode {
  readonly t: string;
  readonly p?: JsonObject;
  readonly b?: readonly BodyNode[];
  /** Function of the page's code that computes the value or the props: `module#number`. */
  readonly h?: string;
  /** The children that a partial receives as a prop. */
  readonly k?: readonly BodyNode[];
}

/** An element whose content is plain text for the browser. */
export interface StaticNode {
  readonly t: string;
  readonly p?: JsonObject;
  readonly html: string;
}

/** A part without `html` is the same on all pages that have it. */
export type PagePart = Omit<StaticNode, "html"> & Partial<StaticNode>;

/** What a page adds to `<head>`, `<html>` and `<body>`, collected while it renders. */
export interface PageHead {
  readonly title: string;
  /** All other elements of the head. */
  readonly tags: readonly HtmlTag[];
  readonly htmlAttributes: Readonly<Record<string, string>>;
  readonly bodyAttributes: Readonly<Record<string, string>>;
}

/** The same for browsers, which apply it on navigation: `tags` are HTML, each marked with `data-rh="true"`. */
export interface WrittenHead extends Omit<PageHead, "tags"> {
  readonly tags: string;
}

export interface PageData {
  readonly path: string;
  /** Identity of the code and shared data that the page was made for; if it differs, the browser loads the whole page. */
  readonly build: string;
  readonly plugin: { readonly name: string; readonly id: string };
  /** `Route.context`. */
  readonly context: JsonObject;
  readonly layers: readonly PageLayer[];
  /** URLs of site data, if a component of the page reads more of it than the entry script contains. */
  readonly shared?: Readonly<Record<string, string>>;
  /** Docs that components looked up, by plugin id, version and id (`default/current/intro`); null for a draft. */
  readonly docs?: Readonly<Record<string, VersionDoc | null>>;
  readonly bodies: Readonly<Record<string, PageBody>>;
  /** Paths without a page that its components link to, besides `SiteData.missing`. Absent when there are none. */
  readonly missing?: readonly string[];
  /** Other locales of this build that lack the page. Absent when there are none. */
  readonly missingIn?: readonly string[];
  /** Parts of the page that are only HTML, by theme module (`@theme/DocPaginator`); in the HTML's own copy, without the text. */
  readonly parts?: Readonly<Record<string, PagePart>>;
  /** Modules that the page shows (`@site/src/x#Name`, `@theme/X`), besides its layers, to load before rendering. */
  readonly modules: readonly string[];
  /**
   * Code that components show, by a key derived from its text; in the copy inside the HTML, without the text. Absent
   * when there is none.
   */
  readonly code?: Readonly<Record<string, CompiledCode>>;
  /** URLs of chunks that this page needs and others do not; only in the data file. */
  readonly chunks?: readonly string[];
  /** URL of the style sheet that this page needs, if the smallest is not enough; only in the data file. */
  readonly styles?: string;
  /** How to show the images that components request, by URL. Absent when there are none. */
  readonly images?: Readonly<Record<string, ResponsiveImage>>;
  /** Absent in the copy inside the HTML. */
  readonly head?: WrittenHead;
}

/** Code as a component receives it. */
export interface CodeText {
  readonly code: string;
  /** Empty when no language is named. */
  readonly language: string;
  /** The rest of the fence's first line, after the language. */
  readonly meta: string;
  /** Whether a component reads the HTML, which the page's own copy of its data then contains too. */
  readonly isRead?: boolean;
}

/** The same, compiled. */
export interface CompiledCode {
  /** Inside of `<code>`. */
  readonly html: string;
  readonly title?: string;
  readonly showLineNumbers?: number;
  readonly isRead?: true;
}
