/** @type {import("@docusaurus/types").Config} */
export default {
  title: "{{title}}",
  tagline: "Notes",
  url: "https://example.com",
  baseUrl: "/",
  favicon: "img/favicon.svg",
  presets: [
    [
      "classic",
      {
        docs: false,
        blog: { routeBasePath: "/", blogSidebarCount: "ALL", showReadingTime: true },
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
        { to: "/archive", label: "Archive", position: "right" },
        { to: "/tags", label: "Tags", position: "right" },
      ],
    },
  },
};
