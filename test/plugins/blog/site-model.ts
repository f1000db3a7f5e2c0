/** A site for plugin tests. In: what differs from a bare site. Out: a `Site` without anything read from disk. */

import type { Site, SiteConfig } from "../../../src/model/site.ts";

export function siteModel(config: Partial<SiteConfig> = {}, dir = "/site"): Site {
  return {
    dir,
    configPath: `${dir}/docusaurus.config.js`,
    locale: "en",
    config: {
      title: "Example",
      tagline: "",
      titleDelimiter: "|",
      url: "https://example.org",
      baseUrl: "/",
      noIndex: false,
      i18n: {
        defaultLocale: "en",
        locales: ["en"],
        path: "i18n",
        localeConfigs: {
          en: {
            label: "English",
            htmlLang: "en",
            direction: "ltr",
            calendar: "gregory",
            path: "en",
            translate: false,
            url: "https://example.org",
            baseUrl: "/",
          },
        },
      },
      onBrokenLinks: "throw",
      onBrokenAnchors: "warn",
      onBrokenMarkdownLinks: "warn",
      onBrokenMarkdownImages: "throw",
      onDuplicateRoutes: "warn",
      themeConfig: {},
      customFields: {},
      staticDirectories: ["static"],
      scripts: [],
      stylesheets: [],
      headTags: [],
      clientModules: [],
      baseUrlIssueBanner: true,
      markdown: {
        format: "mdx",
        mermaid: false,
        emoji: true,
        mdx1Compat: { comments: true, admonitions: true, headingIds: true },
        anchors: { maintainCase: false },
      },
      storage: { type: "localStorage", namespace: "" },
      future: {},
      ...config,
    },
  };
}
