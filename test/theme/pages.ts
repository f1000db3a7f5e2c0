/** One page of every kind, with the smallest data that shows all its parts. */

import BlogArchivePage from "@theme/BlogArchivePage";
import BlogAuthorsListPage from "@theme/Blog/Pages/BlogAuthorsListPage";
import BlogAuthorsPostsPage from "@theme/Blog/Pages/BlogAuthorsPostsPage";
import BlogListPage from "@theme/BlogListPage";
import BlogPostPage from "@theme/BlogPostPage";
import BlogTagsListPage from "@theme/BlogTagsListPage";
import BlogTagsPostsPage from "@theme/BlogTagsPostsPage";
import DocCategoryGeneratedIndexPage from "@theme/DocCategoryGeneratedIndexPage";
import DocItem from "@theme/DocItem";
import DocPage from "@theme/DocPage";
import DocTagDocListPage from "@theme/DocTagDocListPage";
import DocTagsListPage from "@theme/DocTagsListPage";
import MDXPage from "@theme/MDXPage";
import NotFound from "@theme/NotFound";
import type { Author, PostProps } from "../../src/model/blog.ts";
import type { DocItemProps, GlobalDocs, SidebarItem, VersionProps } from "../../src/model/docs.ts";
import type { JsonObject } from "../../src/model/json.ts";
import type { TestPageOptions } from "../support/render.tsx";

export const DOCS_PLUGIN = { name: "docusaurus-plugin-content-docs", id: "default" };
const BLOG_PLUGIN = { name: "docusaurus-plugin-content-blog", id: "default" };

export const VERSION: VersionProps = {
  pluginId: "default",
  version: "current",
  label: "2.0",
  isLast: true,
  banner: null,
  badge: true,
  noIndex: false,
  className: "docs-version-current",
  latest: { label: "2.0", path: "/docs" },
};

export const SIDEBAR: readonly SidebarItem[] = [
  { type: "link", label: "Introduction", href: "/docs/intro", docId: "intro" },
  {
    type: "category",
    label: "Guides",
    collapsible: true,
    collapsed: true,
    items: [
      { type: "link", label: "Install", href: "/docs/install", docId: "install" },
      {
        type: "category",
        label: "Advanced",
        href: "/docs/category/advanced",
        collapsible: true,
        collapsed: true,
        items: [{ type: "link", label: "Routing", href: "/docs/routing", docId: "routing" }],
      },
    ],
  },
  { type: "html", value: "<b>own</b>", defaultStyle: true },
  { type: "link", label: "Forum", href: "https://example.org" },
];

const GLOBAL_DOCS: GlobalDocs = {
  path: "/docs",
  breadcrumbs: true,
  versions: [
    { name: "current", label: "2.0", path: "/docs", isLast: true },
    { name: "1.0", label: "1.0", path: "/docs/1.0", isLast: false },
  ].map((version) => ({
    ...version,
    mainDocId: "intro",
    mainPath: `${version.path}/intro`,
    docs: [{ id: "intro", path: `${version.path}/intro`, sidebar: "docs" }],
    draftIds: [],
    sidebars: { docs: { link: { path: `${version.path}/intro`, label: "Introduction" } } },
  })),
};

export const GLOBAL_DATA = { "docusaurus-plugin-content-docs": { default: GLOBAL_DOCS } };

/** A page of everything a site can have around its pages. */
export const FULL_THEME: JsonObject = {
  announcementBar: { id: "one", content: "Hello <b>readers</b>", isCloseable: true },
  navbar: {
    title: "Site",
    hideOnScroll: true,
    logo: { src: "img/light.svg", srcDark: "img/dark.svg" },
    items: [
      { type: "docSidebar", sidebarId: "docs", label: "Docs", to: "/docs/intro", position: "left" },
      { type: "doc", docId: "install", sidebarId: "docs", label: "Install", to: "/docs/install", position: "left" },
      { to: "/blog", label: "Blog", position: "left" },
      {
        label: "More",
        position: "left",
        items: [
          { to: "/a", label: "A" },
          { type: "html", value: "<i>x</i>" },
        ],
      },
      { type: "docsVersionDropdown", position: "right" },
      { type: "localeDropdown", position: "right" },
      { type: "html", value: "<em>html</em>", position: "right" },
      { href: "https://example.org", label: "Forum", position: "right" },
    ],
  },
  footer: {
    style: "dark",
    links: [{ title: "Learn", items: [{ label: "Docs", to: "/docs/intro" }, { html: "<i>own</i>" }] }],
    copyright: "Copyright © us",
    logo: { src: "img/a.svg", href: "/" },
  },
  docs: { versionPersistence: "localStorage", sidebar: { hideable: true, autoCollapseCategories: false } },
};

export function docProps(fields: Partial<DocItemProps["doc"]> = {}): DocItemProps {
  return {
    doc: {
      id: "intro",
      source: "@site/docs/intro.md",
      slug: "/intro",
      sourceDirName: ".",
      version: "current",
      permalink: "/docs/intro",
      title: "Introduction",
      description: "What it is.",
      tags: [{ label: "start", permalink: "/docs/tags/start" }],
      next: { title: "Install", permalink: "/docs/install" },
      editUrl: "https://example.com/edit/intro.md",
      lastUpdatedAt: Date.UTC(2022, 6, 14),
      lastUpdatedBy: "Ada",
      draft: false,
      unlisted: false,
      frontMatter: { keywords: ["a", "b"] },
      image: "/img/card.png",
      ...fields,
    },
    syntheticTitle: "Introduction",
    toc: [
      { value: "One <code>x</code>", id: "one", level: 2 },
      { value: "Two", id: "two", level: 3 },
      { value: "Deep", id: "deep", level: 5 },
    ],
  };
}

/** A page of the docs: the given layer inside of `DocPage`. */
export function docsPage(
  path: string,
  layer: readonly [unknown, object],
  page: { readonly version?: Partial<VersionProps>; readonly sidebar?: readonly SidebarItem[] } = {},
): TestPageOptions {
  const version = { ...VERSION, ...page.version };
  const sidebar = { name: "docs", items: page.sidebar ?? SIDEBAR };
  return {
    path,
    plugin: DOCS_PLUGIN,
    context: { version: version.version, sidebar: "docs", docId: "intro", alternates: { "1.0": "/docs/1.0/intro" } },
    globalData: GLOBAL_DATA,
    layers: [[DocPage, { version, sidebar }], layer],
    bodies: { content: { html: '<p>Text.</p><h2 id="one">One</h2>' } },
  };
}

export function docPage(path = "/docs/intro", fields: Partial<DocItemProps["doc"]> = {}): TestPageOptions {
  return docsPage(path, [DocItem, docProps({ permalink: path, ...fields })]);
}

const AUTHOR: Author = { key: "ada", name: "Ada", title: "Maintainer", socials: { github: "https://example.com/ada" } };

export function post(title: string, fields: Partial<PostProps> = {}): PostProps {
  return {
    source: `@site/blog/${title.toLowerCase()}.md`,
    permalink: `/blog/${title.toLowerCase()}`,
    title,
    description: `About ${title}.`,
    date: "2022-07-14T00:00:00.000Z",
    formattedDate: "July 14, 2022",
    tags: [{ label: "news", permalink: "/blog/tags/news" }],
    authors: [AUTHOR],
    readingTime: 2.4,
    truncated: true,
    unlisted: false,
    frontMatter: {},
    ...fields,
  };
}

const LIST = {
  metadata: {
    permalink: "/blog",
    page: 1,
    totalPages: 2,
    totalCount: 3,
    postsPerPage: 2,
    nextPage: "/blog/page/2",
    blogTitle: "News",
    blogDescription: "All news.",
  },
  items: [
    { post: post("First"), body: "first" },
    { post: post("Second", { authors: [], truncated: false, readingTime: 1 }), body: "second" },
  ],
};

export const BLOG_SIDEBAR = {
  title: "Recent posts",
  items: [
    { title: "First", permalink: "/blog/first", date: "2022-07-14T00:00:00.000Z", unlisted: false },
    { title: "Old", permalink: "/blog/old", date: "2021-01-01T00:00:00.000Z", unlisted: false },
    { title: "Hidden", permalink: "/blog/hidden", date: "2021-01-01T00:00:00.000Z", unlisted: true },
  ],
};

function blogPage(path: string, component: unknown, props: object): TestPageOptions {
  const bodies = { first: { html: "<p>One.</p>" }, second: { html: "<p>Two.</p>" }, content: { html: "<p>Post.</p>" } };
  return { path, plugin: BLOG_PLUGIN, layers: [[component, { sidebar: BLOG_SIDEBAR, ...props }]], bodies };
}

const TAG = { label: "news", permalink: "/blog/tags/news", count: 2 };
const INDEX = {
  title: "Guides",
  description: "All guides.",
  slug: "/category/advanced",
  permalink: "/docs/category/advanced",
  sidebar: "docs",
};

/** Name of the component → its page. */
export const PAGES: Readonly<Record<string, TestPageOptions>> = {
  DocItem: docPage(),
  DocCategoryGeneratedIndexPage: docsPage("/docs/category/advanced", [
    DocCategoryGeneratedIndexPage,
    { categoryGeneratedIndex: INDEX },
  ]),
  DocTagsListPage: docsPage("/docs/tags", [DocTagsListPage, { tags: [TAG] }]),
  DocTagDocListPage: docsPage("/docs/tags/news", [
    DocTagDocListPage,
    {
      tag: {
        ...TAG,
        allTagsPath: "/docs/tags",
        unlisted: true,
        items: [{ id: "intro", title: "Introduction", description: "What it is.", permalink: "/docs/intro" }],
      },
    },
  ]),
  BlogListPage: blogPage("/blog", BlogListPage, LIST),
  BlogPostPage: blogPage("/blog/first", BlogPostPage, {
    post: post("First", { editUrl: "https://example.com/edit", next: { title: "Old", permalink: "/blog/old" } }),
    toc: docProps().toc,
    blogTitle: "News",
  }),
  BlogTagsListPage: blogPage("/blog/tags", BlogTagsListPage, { tags: [TAG] }),
  BlogTagsPostsPage: blogPage("/blog/tags/news", BlogTagsPostsPage, {
    ...LIST,
    tag: { ...TAG, allTagsPath: "/blog/tags", unlisted: false },
  }),
  BlogArchivePage: blogPage("/blog/archive", BlogArchivePage, { posts: LIST.items.map((item) => item.post) }),
  BlogAuthorsListPage: blogPage("/blog/authors", BlogAuthorsListPage, { authors: [{ ...AUTHOR, count: 2 }] }),
  BlogAuthorsPostsPage: blogPage("/blog/authors/ada", BlogAuthorsPostsPage, {
    ...LIST,
    author: { ...AUTHOR, count: 2, allAuthorsPath: "/blog/authors" },
  }),
  MDXPage: {
    path: "/page",
    plugin: { name: "docusaurus-plugin-content-pages", id: "default" },
    bodies: { content: { html: "<h1>Page</h1><p>Text.</p>" } },
    layers: [
      [
        MDXPage,
        {
          title: "Page",
          permalink: "/page",
          frontMatter: {},
          toc: docProps().toc,
          hideTableOfContents: false,
          unlisted: false,
        },
      ],
    ],
  },
  NotFound: { path: "/404.html", layers: [[NotFound, {}]] },
};
