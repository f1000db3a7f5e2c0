/** Blog plugin: entities in the graph, and the props its routes give to the theme. */

import type { LastUpdate, NavLink, Tag, TagWithCount, TocItem } from "./docs.ts";
import type { JsonObject } from "./json.ts";

export type Author = {
  readonly key?: string;
  readonly name?: string;
  readonly title?: string;
  readonly url?: string;
  readonly imageURL?: string;
  readonly email?: string;
  readonly description?: string;
  /** Network name → full URL. */
  readonly socials?: Readonly<Record<string, string>>;
  /** The author's own page, if any. */
  readonly page?: { readonly permalink: string };
};

export type Post = LastUpdate & {
  readonly id: string;
  /** Site-relative path of the file. */
  readonly source: string;
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  /** Social card, as a URL without the origin. */
  readonly image?: string;
  /** ISO 8601. */
  readonly date: string;
  /** As shown: "July 14, 2022" in the site's locale. */
  readonly formattedDate: string;
  readonly tags: readonly Tag[];
  readonly authors: readonly Author[];
  /** Minutes; absent when not shown. */
  readonly readingTime?: number;
  readonly truncated: boolean;
  readonly editUrl?: string;
  readonly unlisted: boolean;
  readonly draft: boolean;
  readonly sidebarLabel?: string;
  readonly frontMatter: JsonObject;
  /** Newer post. */
  readonly previous?: NavLink;
  /** Older post. */
  readonly next?: NavLink;
  /** Data that a wrapping plugin has added to the post, for its own components. */
  readonly added?: JsonObject;
};

export type PageOfPosts = {
  readonly permalink: string;
  /** 1-based. */
  readonly page: number;
  readonly totalPages: number;
  readonly totalCount: number;
  readonly postsPerPage: number;
  readonly previousPage?: string;
  readonly nextPage?: string;
  /** Permalinks of the posts on it. */
  readonly items: readonly string[];
};

export type BlogContent = {
  readonly pluginId: string;
  readonly title: string;
  readonly description: string;
  readonly sidebarTitle: string;
  readonly path: string;
  readonly posts: readonly Post[];
  readonly lists: readonly PageOfPosts[];
  /** Document that the first page of the list begins with. */
  readonly introduction?: string;
  readonly tags: readonly (Tag & { readonly unlisted: boolean; readonly pages: readonly PageOfPosts[] })[];
  readonly authors: readonly (Author & { readonly count: number; readonly pages: readonly PageOfPosts[] })[];
  readonly tagsPath: string;
  /** List of authors; absent when authors have no pages. */
  readonly authorsPath?: string;
  readonly archivePath?: string;
  /** XSLT files that show feeds as pages. */
  readonly feedStylesheets: Readonly<Partial<Record<"rss" | "atom", { readonly name: string; readonly text: string }>>>;
};

/** A post as pages receive it. */
export type PostProps = Omit<Post, "id" | "draft">;

/** One post of a list; `body` names its entry in the page's bodies. */
export type PostItem = {
  readonly post: PostProps;
  readonly body: string;
};

/** Front matter field `release` of a changelog's posts: what their headings say beside name and date. */
export type ReleaseFacts = {
  /** Target of the heading's link. */
  readonly url?: string;
  /** The date is not authored: it reflects only the position among the others. */
  readonly undated?: true;
  readonly unreleased?: true;
  readonly yanked?: true;
  /** Lists show the text before the author's marker. */
  readonly excerpt?: true;
};

/** Shared prop `sidebar` of all blog pages. */
export type BlogSidebar = {
  readonly title: string;
  readonly items: readonly {
    readonly title: string;
    readonly permalink: string;
    readonly date: string;
    readonly unlisted: boolean;
    /** Whether not even the year is known: see `ReleaseFacts`. */
    readonly undated?: true;
  }[];
};

/** The part of `ReleaseFacts` that pages receive. */
export type PostOrder = {
  /** The next item is newer. */
  readonly oldestFirst?: true;
};

/** Props of `@theme/BlogListPage`. */
export type BlogListProps = {
  readonly metadata: Omit<PageOfPosts, "items"> &
    PostOrder & { readonly blogTitle: string; readonly blogDescription: string };
  readonly items: readonly PostItem[];
  /** The page has a body `introduction`, which comes before the posts. */
  readonly introduced?: true;
};

/** Props of `@theme/BlogPostPage`; its body is named `content`. */
export type BlogPostProps = PostOrder & {
  readonly post: PostProps;
  readonly toc: readonly TocItem[];
  readonly blogTitle: string;
};

/** Props of `@theme/BlogTagsListPage`. */
export type BlogTagsListProps = {
  readonly tags: readonly TagWithCount[];
};

/** Props of `@theme/BlogTagsPostsPage`. */
export type BlogTagsPostsProps = BlogListProps & {
  readonly tag: TagWithCount & { readonly allTagsPath: string; readonly unlisted: boolean };
};

/** Props of `@theme/BlogArchivePage`. */
export type BlogArchiveProps = {
  /** All fields, if a component of the site lists them. */
  readonly posts: readonly (Pick<PostProps, "title" | "permalink" | "date" | "formattedDate"> & Partial<PostProps>)[];
};

/** Props of `@theme/Blog/Pages/BlogAuthorsListPage`. */
export type BlogAuthorsListProps = {
  readonly authors: readonly (Author & { readonly count: number })[];
};

/** Props of `@theme/Blog/Pages/BlogAuthorsPostsPage`. */
export type BlogAuthorsPostsProps = BlogListProps & {
  readonly author: Author & { readonly count: number; readonly allAuthorsPath: string };
};

/** Props of `@theme/MDXPage` (pages plugin); its body is named `content`. */
export type MdxPageProps = LastUpdate & {
  /** `@site/` followed by the path of the file. */
  readonly source: string;
  readonly title?: string;
  readonly description?: string;
  /** Social card, as a URL without the origin. */
  readonly image?: string;
  readonly permalink: string;
  readonly frontMatter: JsonObject;
  readonly toc: readonly TocItem[];
  readonly hideTableOfContents: boolean;
  readonly wrapperClassName?: string;
  readonly editUrl?: string;
  readonly unlisted: boolean;
};
