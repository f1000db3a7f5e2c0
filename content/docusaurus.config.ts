/** The site that comes with Veloci: its manual, which is also its largest test. */

import rehypeKatex from "rehype-katex";
import remarkMath from "remark-math";
import project from "../package.json";

/** Public URL of the source code. Once `package.json` has one, the navbar, the footer and the home page link to it. */
const { repository } = project as { readonly repository?: string };

const math = { remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex] };

/** A file named `intro` is the index of its folder, too. */
function takeIntroAsIndex({ defaultSidebarItemsGenerator, isCategoryIndex, ...args }) {
  return defaultSidebarItemsGenerator({
    ...args,
    isCategoryIndex: (doc) => doc.fileName.toLowerCase() === "intro" || isCategoryIndex(doc),
  });
}

const blogDefaults = {
  authorsBasePath: null,
  showReadingTime: true,
  onInlineTags: "ignore",
  onInlineAuthors: "ignore",
  onUntruncatedBlogPosts: "ignore",
};

export default {
  title: "Veloci",
  tagline: "Documentation sites from one executable",
  url: "https://veloci.example",
  baseUrl: "/",
  staticDirectories: ["../public"],
  trailingSlash: true,
  csp: true,
  favicon: "img/favicon.svg",
  onBrokenLinks: "throw",
  onBrokenAnchors: "throw",
  onBrokenMarkdownLinks: "throw",
  onDuplicateRoutes: "throw",
  markdown: { mermaid: true },

  presets: [
    [
      "classic",
      {
        docs: {
          ...math,
          path: "docs",
          sidebarPath: "./sidebars.ts",
          lastVersion: "current",
          versions: { current: { label: "2.0.0-rc.2" } },
        },
        blog: {
          ...blogDefaults,
          path: "blog",
          postsPerPage: 5,
          blogTitle: "Blog",
          blogDescription: "What happens in Veloci, and why",
          blogSidebarCount: "ALL",
          blogSidebarTitle: "All our posts",
        },
        pages: { path: "pages" },
        theme: { customCss: "./src/css/custom.css" },
        debug: true,
        sitemap: { ignorePatterns: ["/tests/**"] },
      },
    ],
  ],

  plugins: [
    [
      "content-docs",
      {
        id: "community",
        path: "community",
        routeBasePath: "community",
        sidebarPath: "./sidebars-community.ts",
      },
    ],
    [
      "content-docs",
      {
        id: "docs-tests",
        path: "tests/docs",
        routeBasePath: "tests/docs",
        sidebarPath: "./tests/docs-sidebars.ts",
        sidebarItemsGenerator: takeIntroAsIndex,
        onInlineTags: "ignore",
      },
    ],
    [
      "content-blog",
      {
        ...blogDefaults,
        id: "blog-tests",
        path: "tests/blog",
        routeBasePath: "tests/blog",
        postsPerPage: 3,
        sortPosts: "ascending",
        blogTitle: "Test blog",
        blogDescription: "Posts that try out the blog plugin",
      },
    ],
    ["content-pages", { ...math, id: "pages-tests", path: "tests/pages", routeBasePath: "tests/pages" }],
    [
      "content-changelog",
      {
        showUnreleased: true,
        blogDescription: "What changes in Veloci, and the releases of Docusaurus 2 before it",
        authorsMapPath: "changelog-authors.yml",
      },
    ],
    [
      "client-redirects",
      {
        redirects: [
          { from: "/community/", to: "/community/support/" },
          { from: "/blog/tags/i18n", to: "/blog/tags/i-18-n" },
        ],
      },
    ],
    "ideal-image",
    [
      "pwa",
      {
        injectManifestConfig: { globIgnores: ["__docusaurus/**"] },
        pwaHead: [
          { tagName: "link", rel: "manifest", href: "/manifest.webmanifest" },
          { tagName: "link", rel: "apple-touch-icon", href: "/img/icon-192.png" },
          { tagName: "meta", name: "theme-color", content: "#ffffff", media: "(prefers-color-scheme: light)" },
          { tagName: "meta", name: "theme-color", content: "#181920", media: "(prefers-color-scheme: dark)" },
        ],
      },
    ],
    "./src/plugins/feature-requests",
  ],

  themes: ["live-codeblock"],

  customFields: { repository },

  themeConfig: {
    colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true },
    announcementBar: {
      id: "veloci-0.1",
      content: 'Veloci 0.1 is in development. <a href="/changelog/0.1.0/">See what works today</a>.',
      isCloseable: true,
    },
    docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
    socialCards: { logo: "img/icon-192.png" },
    search: { ignorePatterns: ["/tests/**"], missingResultsUrl: "/community/support/" },
    llms: { ignorePatterns: ["/tests/**"] },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar: {
      title: "Veloci",
      hideOnScroll: true,
      logo: { alt: "", src: "img/logo.svg", srcDark: "img/logo-dark.svg", width: 32, height: 32 },
      items: [
        { type: "docSidebar", sidebarId: "docs", position: "left", label: "Docs" },
        { type: "docSidebar", sidebarId: "api", position: "left", label: "API" },
        { to: "/blog", label: "Blog", position: "left" },
        { to: "/showcase", label: "Showcase", position: "left" },
        { to: "/community/support", label: "Community", position: "left", activeBaseRegex: "/community/" },
        {
          type: "docsVersionDropdown",
          position: "right",
          dropdownActiveClassDisabled: true,
          dropdownItemsAfter: [{ to: "/versions", label: "All versions" }],
        },
        { type: "custom-test-area", to: "/tests", label: "Test area", position: "right" },
        ...(repository ? [{ href: repository, label: "Source code", position: "right" }] : []),
        { type: "search", position: "right" },
      ],
    },
    footer: {
      style: "dark",
      links: [
        {
          title: "Learn",
          items: [
            { label: "Introduction", to: "/docs" },
            { label: "Installation", to: "/docs/installation" },
            { label: "Guides", to: "/docs/category/guides" },
            { label: "Command line", to: "/docs/cli" },
          ],
        },
        {
          title: "Reference",
          items: [
            { label: "docusaurus.config.js", to: "/docs/api/docusaurus-config" },
            { label: "Theme configuration", to: "/docs/api/themes/configuration" },
            { label: "Client API", to: "/docs/docusaurus-core" },
            { label: "Plugins", to: "/docs/api/plugins" },
          ],
        },
        {
          title: "Community",
          items: [
            { label: "Support", to: "/community/support" },
            { label: "Contributing", to: "/community/contributing" },
            { label: "Feature requests", to: "/feature-requests" },
            { label: "Showcase", to: "/showcase" },
          ],
        },
        {
          title: "More",
          items: [
            { label: "Blog", to: "/blog" },
            { label: "Changelog", to: "/changelog" },
            { label: "Versions", to: "/versions" },
            { label: "Test area", to: "/tests" },
            ...(repository ? [{ label: "Source code", href: repository }] : []),
          ],
        },
      ],
      logo: { alt: "Veloci", src: "img/logo-dark.svg", href: "/", width: 48, height: 48 },
      copyright: "MIT license. Built with Veloci, of course.",
    },
  },
};
