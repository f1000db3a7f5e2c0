/** @type {import("@docusaurus/types").Config} */
export default {
  title: "{{title}}",
  tagline: "What it does, in one sentence.",
  url: "https://example.com",
  baseUrl: "/",
  favicon: "img/favicon.svg",
  presets: [
    [
      "classic",
      {
        docs: {},
        blog: { showReadingTime: true },
        theme: { customCss: "./src/css/custom.css" },
      },
    ],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: "{{title}}",
      logo: { alt: "", src: "img/logo.svg" },
      items: [
        { to: "/docs", label: "Docs", position: "left" },
        { to: "/blog", label: "Blog", position: "left" },
      ],
    },
    footer: {
      links: [
        {
          title: "Read",
          items: [
            { label: "Start here", to: "/docs" },
            { label: "Guides", to: "/docs/category/guides" },
          ],
        },
        {
          title: "Follow",
          items: [
            { label: "Blog", to: "/blog" },
            { label: "Archive", to: "/blog/archive" },
          ],
        },
      ],
    },
  },
};
