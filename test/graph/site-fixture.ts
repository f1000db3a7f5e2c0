/** Small pieces of a graph for the tests of this folder. */

import { themeConfigModel } from "../support/theme-config-model.ts";
import type { Document, Slot } from "../../src/model/document.ts";
import type { Route } from "../../src/model/route.ts";
import type { Site, SiteConfig } from "../../src/model/site.ts";

/** Settings of a test; `themeConfig` as authors write it. */
export type SiteFields = Omit<Partial<SiteConfig>, "themeConfig"> & { readonly themeConfig?: object };

/** A site with the given settings over defaults that matter here. */
export function makeSite(config: SiteFields = {}): Site {
  const level = {
    onBrokenLinks: "throw",
    onBrokenAnchors: "warn",
    onBrokenMarkdownLinks: "warn",
    onDuplicateRoutes: "warn",
  };
  const i18n = { defaultLocale: "en", locales: ["en"], path: "i18n", localeConfigs: {} };
  const full = {
    baseUrl: "/",
    i18n,
    ...level,
    ...config,
    themeConfig: themeConfigModel(config.themeConfig),
  } as SiteConfig;
  return { dir: "/site", configPath: "/site/docusaurus.config.js", locale: "en", config: full, messages: {} };
}

/** A document with links at line 3 and heading ids. */
export function makeDocument(path: string, { links = [] as string[], ids = [] as string[] } = {}): Document {
  const slots: Slot[] = links.map((url, index) => ({ kind: "link", url, line: 3 + index, column: 5 }));
  const headings = ids.map((id) => ({ id, level: 2, html: id, text: id, line: 1 }));
  const lists = { anchors: [], body: [], imports: [], components: [], sections: [], diagnostics: [] };
  const text = { hash: "", excerpt: "", words: 0 };
  return { path, slots, headings, frontMatter: {}, frontMatterPositions: {}, ...lists, ...text };
}

/** The page of a document, or of nothing. */
export function makeRoute(path: string, document?: string): Route {
  const page = document === undefined ? {} : { document, source: document, bodies: { content: { document } } };
  return { path, exact: true, layers: [], plugin: { name: "docs", id: "default" }, ...page };
}
