/** Lists one page of the bundled site for each kind of page. */

/** Path by kind. The pages differ in structure, not only in text. */
export const PAGE_KINDS: Readonly<Record<string, string>> = {
  home: "/",
  doc: "/docs/installation/",
  "first doc": "/docs/",
  "doc of an older version": "/docs/2.0.0-rc.1/installation/",
  "doc with wide tables": "/docs/cli/",
  "doc with an option table": "/docs/api/docusaurus-config/",
  "doc with tabs": "/docs/markdown-features/tabs/",
  "doc with code": "/docs/markdown-features/code-blocks/",
  "doc with formulas": "/docs/markdown-features/math-equations/",
  "doc with diagrams": "/docs/markdown-features/diagrams/",
  "doc with admonitions": "/docs/markdown-features/admonitions/",
  "doc with live code": "/docs/playground/",
  "doc without sidebar": "/tests/docs/doc-without-sidebar/",
  category: "/docs/category/guides/",
  "tags of docs": "/tests/docs/tags/",
  "tag of docs": "/tests/docs/tags/a/",
  blog: "/blog/",
  "later page of a blog": "/blog/page/2/",
  post: "/blog/2022/01/24/docusaurus-2021-recap/",
  "post with many authors": "/tests/blog/2021/08/23/multiple-authors/",
  archive: "/blog/archive/",
  "tags of a blog": "/blog/tags/",
  "tag of a blog": "/blog/tags/recap/",
  changelog: "/changelog/",
  release: "/changelog/2.0.0-rc.1/",
  search: "/search/",
  "search results": "/search/?q=sidebar",
  "Markdown page": "/tests/pages/markdown-tests/",
  "component page": "/tests/pages/z-index-tests/",
  showcase: "/showcase/",
  versions: "/versions/",
  community: "/community/support/",
  debug: "/__docusaurus/debug/config/",
  "not found": "/404.html",
};

/** The kinds for Lighthouse. */
export const LIGHTHOUSE_KINDS = ["home", "doc", "blog", "post", "search"] as const;
