/** A small site with one page of each kind. A test may put another base URL in. */

const baseUrl = "/";

export default {
  title: "Tour",
  url: "https://tour.example",
  baseUrl,
  onBrokenLinks: "warn",
  onBrokenAnchors: "ignore",
  presets: [
    [
      "classic",
      {
        docs: { sidebarPath: "./sidebars.mjs" },
        blog: { blogSidebarCount: "ALL" },
        theme: { customCss: "./src/custom.css" },
      },
    ],
  ],
  plugins: ["./plugins/wishes.mjs", "content-changelog"],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: "Tour",
      items: [
        { type: "doc", docId: "intro", label: "Docs", position: "left" },
        { to: "/blog", label: "Blog", position: "left" },
        { to: "/wishes", label: "Wishes", position: "left" },
        { type: "dropdown", label: "More", position: "left", items: [{ to: "/about", label: "About" }] },
        { href: "https://elsewhere.example/code", label: "Code", position: "right" },
      ],
    },
    footer: {
      style: "dark",
      links: [{ title: "Read", items: [{ label: "First steps", to: "/docs/guide/first" }] }],
      copyright: "Made for tests.",
    },
  },
};
