/** Docs plugin: entities in the graph, and the props its routes give to the theme. */

import type { JsonObject } from "./json.ts";

export type Tag = {
  readonly label: string;
  readonly permalink: string;
  readonly description?: string;
};

export type TagWithCount = Tag & {
  readonly count: number;
};

export type NavLink = {
  readonly title: string;
  readonly permalink: string;
};

/** The last change of a page, as far as the page shows it. */
export type LastUpdate = {
  /** Milliseconds since 1970. */
  readonly lastUpdatedAt?: number;
  readonly lastUpdatedBy?: string;
};

export type TocItem = {
  /** Inner HTML. */
  readonly value: string;
  readonly id: string;
  readonly level: number;
};

/** A sidebar as the theme shows it: every id resolved to a permalink. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml;

type SidebarItemBase = {
  readonly className?: string;
  readonly customProps?: JsonObject;
  readonly key?: string;
};

export type SidebarLink = SidebarItemBase & {
  readonly type: "link";
  readonly label: string;
  readonly href: string;
  /** `false`: the link has no `baseUrl` and gets none. */
  readonly autoAddBaseUrl?: false;
  readonly docId?: string;
  readonly description?: string;
  readonly unlisted?: boolean;
};

export type SidebarCategory = SidebarItemBase & {
  readonly type: "category";
  readonly label: string;
  readonly href?: string;
  /** Path of its page if that is unlisted: nothing links to the page, but this is its place. */
  readonly unlistedHref?: string;
  /** ID of the linked doc, if it is a doc. */
  readonly docId?: string;
  readonly description?: string;
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  readonly items: readonly SidebarItem[];
  /** It leads only to unlisted pages. */
  readonly unlisted?: boolean;
};

export type SidebarHtml = SidebarItemBase & {
  readonly type: "html";
  readonly value: string;
  readonly defaultStyle: boolean;
  readonly unlisted?: false;
};

export type Doc = LastUpdate & {
  /** Id within its version: folder and file name without number prefixes, or front matter. */
  readonly id: string;
  /** Site-relative path of the file. */
  readonly source: string;
  readonly permalink: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Social card, as a URL without the origin. */
  readonly image?: string;
  readonly sidebar?: string;
  readonly sidebarPosition?: number;
  readonly tags: readonly Tag[];
  readonly previous?: NavLink;
  readonly next?: NavLink;
  readonly editUrl?: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly frontMatter: JsonObject;
};

/** A category's own page. */
export type GeneratedIndex = {
  readonly title: string;
  readonly description?: string;
  readonly slug: string;
  readonly permalink: string;
  readonly image?: string;
  readonly keywords?: readonly string[];
  readonly sidebar: string;
  readonly previous?: NavLink;
  readonly next?: NavLink;
};

export type DocsVersion = {
  readonly name: string;
  readonly label: string;
  /** Route of the version, with `baseUrl`, without trailing slash unless it is `baseUrl`. */
  readonly path: string;
  /** Site-relative folders of its docs, and of their translations into the current locale. */
  readonly folders: readonly string[];
  readonly isLast: boolean;
  readonly banner: "none" | "unreleased" | "unmaintained";
  readonly badge: boolean;
  readonly noIndex: boolean;
  readonly className: string;
  readonly mainDocId: string;
  readonly docs: readonly Doc[];
  readonly draftIds: readonly string[];
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  readonly generatedIndexes: readonly GeneratedIndex[];
};

/** What the docs plugin's `assemble` returns. */
export type DocsContent = {
  readonly pluginId: string;
  readonly path: string;
  readonly breadcrumbs: boolean;
  readonly versions: readonly DocsVersion[];
};

/** `Route.context` of every docs route. */
export type DocRouteContext = {
  readonly version: string;
  readonly sidebar?: string;
  /** For a category's own page, its slug. */
  readonly docId?: string;
  /** The same doc (else the main doc) in each other version: version name → permalink. */
  readonly alternates: Readonly<Record<string, string>>;
};

/** A doc, or a category's own page (its id is the slug), in global data. */
export type GlobalDoc = {
  readonly id: string;
  readonly path: string;
  readonly unlisted?: boolean;
  readonly sidebar?: string;
};

/** A doc, or a category's own page, as found by ID. */
export type VersionDoc = GlobalDoc & {
  readonly title: string;
  readonly description: string;
};

/** Global data of one docs instance, as `useDocsData` returns it. */
export type GlobalDocsVersion = Pick<DocsVersion, "name" | "label" | "isLast" | "path" | "mainDocId" | "draftIds"> & {
  /** Path of the main doc, or else of the version. Not part of the format: pages need it without loading a list. */
  readonly mainPath: string;
  readonly docs: readonly GlobalDoc[];
  readonly sidebars: Readonly<Record<string, { readonly link?: { readonly path: string; readonly label: string } }>>;
};

export type GlobalDocs = {
  readonly path: string;
  readonly versions: readonly GlobalDocsVersion[];
  readonly breadcrumbs: boolean;
  /** In releases before 3.5: the label above a list of versions leads to the main doc of the version, not to the page itself. */
  readonly labelsToMain?: boolean;
};

/** Shared prop `version` of `@theme/DocPage`. */
export type VersionProps = Pick<DocsVersion, "label" | "isLast" | "badge" | "noIndex" | "className"> & {
  readonly pluginId: string;
  /** Its name. */
  readonly version: string;
  readonly banner: "unreleased" | "unmaintained" | null;
  /** Label and route of the version that the banner links to. */
  readonly latest: { readonly label: string; readonly path: string };
};

/** A doc as pages receive it, with the fields of the format. */
export type DocMetadata = Doc & {
  readonly version: string;
  /** Its folder, relative to that of the version; `.` for the same. */
  readonly sourceDirName: string;
  /** In releases before 3.0, where `id` has the version in it. */
  readonly unversionedId?: string;
  /** In releases before 3.2, in which `lastUpdatedAt` counts seconds: the day as readers see it. */
  readonly formattedLastUpdatedAt?: string;
};

/** Props of `@theme/DocItem`; its body is named `content`. */
export type DocItemProps = {
  readonly doc: DocMetadata;
  /** Absent when the content has its own `# title`, or the title is hidden. */
  readonly syntheticTitle?: string;
  readonly toc: readonly TocItem[];
};

/** Props of `@theme/DocCategoryGeneratedIndexPage`; its cards are the category's items in the sidebar. */
export type DocCategoryIndexProps = {
  readonly categoryGeneratedIndex: GeneratedIndex;
};

/** Props of `@theme/DocTagsListPage`. */
export type DocTagsListProps = {
  readonly tags: readonly TagWithCount[];
};

/** Props of `@theme/DocTagDocListPage`. */
export type DocTagDocsProps = {
  readonly tag: TagWithCount & {
    readonly allTagsPath: string;
    readonly unlisted: boolean;
    readonly items: readonly {
      readonly id: string;
      readonly title: string;
      readonly description: string;
      readonly permalink: string;
    }[];
  };
};
