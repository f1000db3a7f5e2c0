/** The support table and the schemas say the same: no field without a row, no row without a field. */

import { expect, test } from "bun:test";
import type { core } from "zod/mini";
import { BUILTIN_PACKAGES, builtinOf } from "../../src/config/builtins.ts";
import { classicPresetSchema } from "../../src/config/preset-classic.ts";
import { footerColumnSchema, footerItemSchema } from "../../src/config/schema/footer.ts";
import { NAVBAR_ITEMS } from "../../src/config/schema/navbar.ts";
import { siteSchema } from "../../src/config/schema/site.ts";
import { STAND_IN_PACKAGES } from "../../src/config/stand-ins.ts";
import { LEFT_NODES } from "../../src/markdown/unified/to-hast.ts";
import { SUPPORT, type SupportArea } from "../../src/config/support.ts";
import { themeConfigSchema } from "../../src/config/theme-config.ts";
import { googleAnalyticsOptionsSchema } from "../../src/plugins/analytics/google-analytics.ts";
import { googleGtagOptionsSchema } from "../../src/plugins/analytics/google-gtag.ts";
import { googleTagManagerOptionsSchema } from "../../src/plugins/analytics/google-tag-manager.ts";
import { vercelAnalyticsOptionsSchema } from "../../src/plugins/analytics/vercel-analytics.ts";
import { changelogOptionsSchema } from "../../src/plugins/blog/changelog/options.ts";
import { blogOptionsSchema } from "../../src/plugins/blog/options.ts";
import { redirectsOptionsSchema } from "../../src/plugins/client-redirects/options.ts";
import { debugOptionsSchema } from "../../src/plugins/debug/plugin.ts";
import { docsOptionsSchema } from "../../src/plugins/docs/options.ts";
import { idealImageOptionsSchema } from "../../src/plugins/ideal-image/options.ts";
import { pagesOptionsSchema } from "../../src/plugins/pages/options.ts";
import { pwaOptionsSchema } from "../../src/plugins/pwa/options.ts";
import { sitemapOptionsSchema } from "../../src/plugins/sitemap/options.ts";
import type { LifecyclePlugin, RouteConfig } from "../../src/plugins/site-plugin/lifecycle.ts";
import { themeClassicOptionsSchema } from "../../src/plugins/theme-classic/plugin.ts";
import { schemaPaths } from "../support/schema-paths.ts";

/** What each schema knows, by area of the table. Every plugin takes an `id`, which is read before its schema is asked. */
const KNOWN: Partial<Record<SupportArea, readonly string[]>> = {
  config: schemaPaths(siteSchema),
  themeConfig: schemaPaths(themeConfigSchema),
  navbarItem: Object.entries(NAVBAR_ITEMS).flatMap(([type, schema]) =>
    ownMembers(schema)
      .concat("type")
      .map((name) => `${type}.${name}`),
  ),
  footerLink: [
    ...ownMembers(footerColumnSchema).map((name) => `column.${name}`),
    ...ownMembers(footerItemSchema).map((name) => `item.${name}`),
  ],
  preset: schemaPaths(classicPresetSchema),
  plugin: BUILTIN_PACKAGES.map((name) => builtinOf(name) ?? ""),
  package: STAND_IN_PACKAGES.filter((name) => builtinOf(name) === undefined),
  node: [...LEFT_NODES],
  "docs option": optionsOf(docsOptionsSchema),
  "blog option": optionsOf(blogOptionsSchema),
  "changelog option": optionsOf(changelogOptionsSchema),
  "pages option": optionsOf(pagesOptionsSchema),
  "sitemap option": optionsOf(sitemapOptionsSchema),
  "client-redirects option": optionsOf(redirectsOptionsSchema),
  "ideal-image option": optionsOf(idealImageOptionsSchema),
  "google-analytics option": optionsOf(googleAnalyticsOptionsSchema),
  "google-gtag option": optionsOf(googleGtagOptionsSchema),
  "google-tag-manager option": optionsOf(googleTagManagerOptionsSchema),
  "vercel-analytics option": optionsOf(vercelAnalyticsOptionsSchema),
  "pwa option": optionsOf(pwaOptionsSchema),
  "theme-classic option": optionsOf(themeClassicOptionsSchema),
  "debug option": optionsOf(debugOptionsSchema),
};

/** Names of what a plugin's object may have and Veloci calls; the type keeps the list complete. */
const CALLED: Readonly<Record<keyof LifecyclePlugin, true>> = {
  name: true,
  loadContent: true,
  contentLoaded: true,
  allContentLoaded: true,
  injectHtmlTags: true,
  getClientModules: true,
  getPathsToWatch: true,
  configureWebpack: true,
  configurePostCss: true,
  postBuild: true,
  getThemePath: true,
  getTypeScriptThemePath: true,
  extendCli: true,
  getTranslationFiles: true,
  translateContent: true,
  translateThemeConfig: true,
  getDefaultCodeTranslationMessages: true,
};

/** The same for a route that a plugin adds. */
const ROUTE: Readonly<Record<Exclude<keyof RouteConfig, "fields" | "planned">, true>> = {
  path: true,
  component: true,
  exact: true,
  modules: true,
  context: true,
  props: true,
  routes: true,
  sidebar: true,
  priority: true,
  metadata: true,
};

function ownMembers(schema: core.$ZodType): string[] {
  return schemaPaths(schema).filter((path) => !/[.[]/.test(path));
}

function optionsOf(schema: core.$ZodType): string[] {
  return ["id", ...schemaPaths(schema)];
}

/** A row covers all below its name, unless these members are supported: then each has its own. */
function isCovered(name: string, rows: (typeof SUPPORT)[SupportArea]): boolean {
  if (name in rows) return true;
  return Object.entries(rows).some(
    ([row, { status }]) => status !== "supported" && (name.startsWith(`${row}.`) || name.startsWith(`${row}[`)),
  );
}

test.each(Object.entries(KNOWN))("the table has a row for every member of %s, and no other row", (area, names) => {
  const rows = SUPPORT[area as SupportArea];
  expect(names.filter((name) => !isCovered(name, rows))).toEqual([]);
  expect(Object.keys(rows).filter((row) => !names.includes(row))).toEqual([]);
});

test("every supported plugin has an area for its options, which is compared with its schema", () => {
  const supported = Object.keys(SUPPORT.plugin).filter((name) => SUPPORT.plugin[name]?.status === "supported");
  const withoutOptions = ["theme-live-codeblock", "theme-mermaid"];
  expect(supported.filter((name) => !(`${name} option` in KNOWN))).toEqual(withoutOptions);
  const areas = Object.keys(SUPPORT).filter((area) => area.endsWith(" option"));
  expect(areas.filter((area) => !(area.replace(" option", "") in SUPPORT.plugin))).toEqual([]);
});

test("the plugin methods that are called equal those in the table", () => {
  const supported = Object.entries(SUPPORT.lifecycle).filter(([, { status }]) => status === "supported");
  expect(supported.map(([name]) => name).sort()).toEqual(Object.keys(CALLED).sort());
});

test("the route members that are read equal those in the table", () => {
  const supported = Object.entries(SUPPORT.route).filter(([, { status }]) => status === "supported");
  expect(supported.map(([name]) => name).sort()).toEqual(Object.keys(ROUTE).sort());
});

test("every unsupported row explains why, and what to do", () => {
  const rows = Object.values(SUPPORT).flatMap((area) => Object.entries(area));
  const silent = rows.filter(([, { status, reason, help }]) => {
    if (status === "supported") return false;
    return reason === undefined || (status !== "translated" && !help?.endsWith("."));
  });
  expect(silent.map(([name]) => name)).toEqual([]);
});
