/** Collects what every page receives about the site. Config and global data reach the browser only through here. */

import { FORMAT_VERSION } from "../config/format-release.ts";
import { hostedSearchOf } from "../lookup/hosted-search.ts";
import { ownValue } from "../lookup/own-value.ts";
import { removeTrailingSlash } from "../url/format-rules.ts";
import type { GlobalData, Graph, SiteMetadata } from "../model/graph.ts";
import type { Json } from "../model/json.ts";
import type { Plugin } from "../model/plugin.ts";
import type { SearchSettings } from "../model/search.ts";
import type { SiteConfig } from "../model/site.ts";
import type { SiteData, SiteSearch } from "../model/theme.ts";

/** The site's data for rendering: all global data, without the build ID. */
export function toSiteData(graph: Graph, built: readonly string[] = [graph.site.locale]): Omit<SiteData, "build"> {
  const { site, globalData, search } = graph;
  return {
    siteConfig: withBuiltLocales(site, built),
    globalData,
    siteMetadata: toSiteMetadata(graph),
    locale: site.locale,
    ...(Object.keys(site.messages).length > 0 && { messages: site.messages }),
    nonExact: nonExactPaths(graph),
    ...(graph.missing && { missing: graph.missing }),
    ...(!hasHome(graph) && { hasHome: false }),
    ...(search && { search: toSearchSite(search, site.config) }),
  };
}

function hasHome({ site, routes }: Graph): boolean {
  const home = removeTrailingSlash(site.config.baseUrl);
  return routes.some(({ path }) => removeTrailingSlash(path) === home);
}

/** Paths of routes that also answer for everything below them. */
export function nonExactPaths({ routes }: Pick<Graph, "routes">): string[] {
  return routes.filter(({ exact }) => !exact).map(({ path }) => path);
}

/** The settings of the search that pages receive. */
function toSearchSite({ page, hasIndex }: SearchSettings, { themeConfig }: SiteConfig): SiteSearch {
  const isContextual = hostedSearchOf(themeConfig)?.contextualSearch !== false;
  return {
    ...(page !== undefined && { page }),
    ...(!hasIndex && { hasIndex: false }),
    ...(!isContextual && { isContextual: false }),
  };
}

/**
 * Removes locales that are not built from the config, so no page links to them. Those on another host are built separately, and so are
 * those at another base URL if only one is built.
 */
function withBuiltLocales({ config }: Graph["site"], built: readonly string[]): SiteConfig {
  const { i18n, url, baseUrl } = config;
  const locales = i18n.locales.filter((each) => {
    const own = ownValue(i18n.localeConfigs, each);
    const isElsewhere = own?.url !== url || (built.length === 1 && own.baseUrl !== baseUrl);
    return built.includes(each) || (own !== undefined && isElsewhere);
  });
  return { ...config, i18n: { ...i18n, locales } };
}

/** The part of it that browsers receive with every page. */
export function toBrowserData<S extends Pick<SiteData, "globalData" | "siteConfig" | "siteMetadata">>(
  site: S,
  plugins: readonly Plugin[],
): S {
  const siteMetadata = { ...site.siteMetadata, pluginVersions: {} };
  // Settings that only the build uses.
  const { llms: _llms, socialCards: _cards, ...themeConfig } = site.siteConfig.themeConfig;
  const { csp: _csp, ...config } = site.siteConfig;
  const siteConfig = { ...config, themeConfig };
  return { ...site, siteConfig, globalData: toBrowserGlobalData(site.globalData, plugins), siteMetadata };
}

function toSiteMetadata({ site, plugins }: Graph): SiteMetadata {
  const versions = plugins.flatMap(({ name, version }) => (version ? [[name, version] as const] : []));
  return {
    docusaurusVersion: FORMAT_VERSION,
    ...(site.version === undefined ? {} : { siteVersion: site.version }),
    pluginVersions: Object.fromEntries(versions),
  };
}

/** Returns the data of each plugin instance that every browser receives. */
function toBrowserGlobalData(globalData: GlobalData, plugins: readonly Plugin[]): GlobalData {
  const small: Record<string, Record<string, Json>> = { ...globalData };
  for (const { name, id, browserGlobalData } of plugins) {
    const data = ownValue(ownValue(globalData, name) ?? {}, id);
    if (data !== undefined && browserGlobalData) small[name] = { ...small[name], [id]: browserGlobalData(data) };
  }
  return small;
}
