/** A site for plugin tests. */

import { themeConfigModel } from "../../support/theme-config-model.ts";
import type { LocaleConfig, Site, SiteConfig } from "../../../src/model/site.ts";

const ENGLISH: LocaleConfig = {
  label: "English",
  htmlLang: "en",
  direction: "ltr",
  calendar: "gregory",
  path: "en",
  translate: false,
  url: "https://example.org",
  baseUrl: "/",
};

/** Config of a site with one more locale, whose translations are read. */
export function withLocale(locale: string, fields: Partial<LocaleConfig> = {}): Pick<SiteConfig, "i18n"> {
  const { i18n } = siteModel().config;
  const added = { ...ENGLISH, htmlLang: locale, path: locale, translate: true, ...fields };
  return { i18n: { ...i18n, locales: ["en", locale], localeConfigs: { ...i18n.localeConfigs, [locale]: added } } };
}

export function siteModel(config: Partial<SiteConfig> = {}, dir = "/site"): Site {
  return {
    dir,
    configPath: `${dir}/docusaurus.config.js`,
    locale: "en",
    messages: {},
    config: {
      title: "Example",
      presets: [],
      plugins: [],
      themes: [],
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
          en: ENGLISH,
        },
      },
      onBrokenLinks: "throw",
      onBrokenAnchors: "warn",
      onBrokenMarkdownLinks: "warn",
      onBrokenMarkdownImages: "throw",
      onUnknownComponents: "warn",
      onDuplicateRoutes: "warn",
      themeConfig: themeConfigModel(),
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
      future: { v4: {} },
      ...config,
    },
  };
}
