/** What the browser gets of one page: its data file, and (without the prose) the JSON in its HTML. */

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
 * A body as the browser renders it: `html` alone when nothing in it needs React, else `nodes`. In the HTML's own copy
 * every static stretch is empty: the server's markup is already there.
 */
export type PageBody = ({ readonly html: string } | { readonly nodes: readonly BodyNode[] }) & {
  /** Of the element around it, when its language is not the page's. */
  readonly p?: { readonly lang: string; readonly dir: string };
};

/** Text, an element whose inside is static, or what has nodes inside. */
export type BodyNode = string | StaticNode | LiveNode;

/**
 * An element or component. `t` is a tag, the name of a component for authors (`Tabs`), or `module#export` of the site's own. It is
 * empty for a value that code computes, and `{props}` around a partial whose code reads its props.
 */
export interface LiveNode {
  readonly t: string;
  readonly p?: JsonObject;
  readonly b?: readonly BodyNode[];
  /** Function of the page's code that computes the value or the props: `module#number`. */
  readonly h?: string;
  /** The children among the props of a partial. */
  readonly k?: readonly BodyNode[];
}

/** An element whose inside is text for the browser. */
export interface StaticNode {
  readonly t: string;
  readonly p?: JsonObject;
  readonly html: string;
}

/** A part without `html` is the same on all pages that have it. */
export type PagePart = Omit<StaticNode, "html"> & Partial<StaticNode>;

/** What a page puts into `<head>` and onto `<html>` and `<body>`; found while rendering. */
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
  /** Identity of code and shared data this page was made for; another one means a full load. */
  readonly build: string;
  readonly plugin: { readonly name: string; readonly id: string };
  /** `Route.context`. */
  readonly context: JsonObject;
  readonly layers: readonly PageLayer[];
  /** URLs of data of the site, when a component of the page reads more of it than the entry script has. */
  readonly shared?: Readonly<Record<string, string>>;
  /** Docs that components looked up, by plugin id, version and id (`default/current/intro`); null for a draft. */
  readonly docs?: Readonly<Record<string, VersionDoc | null>>;
  readonly bodies: Readonly<Record<string, PageBody>>;
  /** Locales that are built too and lack this page. Absent when there are none. */
  readonly missingIn?: readonly string[];
  /** Parts of the page that are HTML alone, by theme module (`@theme/DocPaginator`); in the HTML's own copy without it. */
  readonly parts?: Readonly<Record<string, PagePart>>;
  /** Modules that the page shows (`@site/src/x#Name`, `@theme/X`) beside its layers, to be loaded before rendering. */
  readonly modules: readonly string[];
  /** Code that components show, by a key made from its text; in the copy inside the HTML without it. Absent when there is none. */
  readonly code?: Readonly<Record<string, CompiledCode>>;
  /** URLs of the chunks of this page that not every page has; only in the data file. */
  readonly chunks?: readonly string[];
  /** URL of the style sheet that this page needs, unless the smallest will do; only in the data file. */
  readonly styles?: string;
  /** How images are shown that components ask for, by URL. Absent when there are none. */
  readonly images?: Readonly<Record<string, ResponsiveImage>>;
  /** Absent in the copy inside the HTML. */
  readonly head?: WrittenHead;
}

/** Code as a component gets it. */
export interface CodeText {
  readonly code: string;
  /** Empty when none is named. */
  readonly language: string;
  /** What may follow the language of a fence. */
  readonly meta: string;
  /** Whether a component reads the HTML, which the page's own copy of its data then has, too. */
  readonly isRead?: boolean;
}

/** The same when it is compiled. */
export interface CompiledCode {
  /** Inside of `<code>`. */
  readonly html: string;
  readonly title?: string;
  readonly showLineNumbers?: number;
  readonly isRead?: true;
}
