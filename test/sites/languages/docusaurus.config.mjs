/** A site as the format lays it out, in four languages: English, Arabic as a whole, French in part, German on a host of its own. */

export default {
  title: "Compass",
  tagline: "Finds the way",
  url: "https://compass.example",
  baseUrl: "/",
  i18n: {
    defaultLocale: "en",
    locales: ["en", "ar", "fr", "de"],
    localeConfigs: { de: { url: "https://kompass.example", baseUrl: "/" } },
  },
  presets: [
    [
      "classic",
      {
        docs: { sidebarPath: "./sidebars.mjs", editUrl: "https://code.example/compass", lastVersion: "current" },
        blog: { blogSidebarTitle: "All posts", blogSidebarCount: "ALL" },
      },
    ],
  ],
  plugins: [["content-docs", { id: "community", path: "community", routeBasePath: "community", sidebarPath: false }]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    announcementBar: { id: "new", content: "Compass 2.0 is out", isCloseable: true },
    docs: { sidebar: { hideable: true } },
    navbar: {
      title: "Compass",
      items: [
        { type: "doc", docId: "intro", label: "Docs", position: "left" },
        { to: "/blog", label: "Blog", position: "left" },
        { type: "docsVersionDropdown", position: "right" },
        { type: "localeDropdown", position: "right" },
      ],
    },
    footer: {
      style: "dark",
      links: [{ title: "Learn", items: [{ label: "First steps", to: "/docs/guide/first" }] }],
      copyright: "Made for tests.",
    },
  },
};
