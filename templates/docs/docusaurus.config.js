/** @type {import("@docusaurus/types").Config} */
export default {
  title: "{{title}}",
  tagline: "Documentation",
  url: "https://example.com",
  baseUrl: "/",
  favicon: "img/favicon.svg",
  presets: [
    [
      "classic",
      {
        docs: { routeBasePath: "/" },
        blog: false,
        theme: { customCss: "./src/css/custom.css" },
      },
    ],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: "{{title}}",
      logo: { alt: "", src: "img/logo.svg" },
    },
  },
};
