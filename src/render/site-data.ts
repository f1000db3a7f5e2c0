/** What every page gets of the site: the gate through which configuration and global data reach the browser. */

import { DOCS_PLUGIN } from "../graph/navbar.ts";
import type { GlobalDocs } from "../model/docs.ts";
import type { GlobalData, Graph, SiteMetadata } from "../model/graph.ts";
import type { SearchSettings } from "../model/search.ts";
import type { SiteConfig } from "../model/site.ts";
import type { SiteData } from "../model/theme.ts";

/** The site's data without its build id, with all global data: what pages are rendered with. */
export function toSiteData(graph: Graph): Omit<SiteData, "build"> {
  const { site, globalData, search } = graph;
  return {
    siteConfig: withBuiltLocales(site),
    globalData,
    siteMetadata: toSiteMetadata(graph),
    locale: site.locale,
    nonExact: nonExactPaths(graph),
    ...(search && { search: toSearchSite(search) }),
  };
}

/** Paths of routes that also answer for everything below them. */
export function nonExactPaths({ routes }: Pick<Graph, "routes">): string[] {
  return routes.filter(({ exact }) => !exact).map(({ path }) => path);
}

/** What pages know of the search. */
function toSearchSite({ page, hasIndex }: SearchSettings): NonNullable<SiteData["search"]> {
  return { ...(page !== undefined && { page }), ...(!hasIndex && { hasIndex: false }) };
}

/** The config without locales that are not built: nothing on a page may link to them. */
function withBuiltLocales({ config, locale }: Graph["site"]): SiteConfig {
  return { ...config, i18n: { ...config.i18n, locales: [locale] } };
}

/** What browsers get of it for every page. */
export function toBrowserData<S extends Pick<SiteData, "globalData" | "siteConfig" | "siteMetadata">>(site: S): S {
  const siteMetadata = { ...site.siteMetadata, pluginVersions: {} };
  // What is decided when the site is built.
  const { llms: _llms, ...themeConfig } = site.siteConfig.themeConfig;
  const { csp: _csp, ...config } = site.siteConfig;
  const siteConfig = { ...config, themeConfig };
  return { ...site, siteConfig, globalData: toBrowserGlobalData(site.globalData), siteMetadata };
}

/** The level of the format that pages are told they run on. */
const FORMAT_VERSION = "2.0.0-rc.1";

function toSiteMetadata({ site, plugins }: Graph): SiteMetadata {
  const versions = plugins.flatMap(({ name, version }) => (version ? [[name, version] as const] : []));
  return {
    docusaurusVersion: FORMAT_VERSION,
    ...(site.version === undefined ? {} : { siteVersion: site.version }),
    pluginVersions: Object.fromEntries(versions),
  };
}

/** Lists of all docs of all versions stay here: of each version only the main doc goes along. */
function toBrowserGlobalData(globalData: GlobalData): GlobalData {
  const docs = globalData[DOCS_PLUGIN];
  if (!docs) return globalData;
  const small = Object.entries(docs as Readonly<Record<string, GlobalDocs>>).map(([id, data]) => [
    id,
    withoutDocs(data),
  ]);
  return { ...globalData, [DOCS_PLUGIN]: Object.fromEntries(small) };
}

function withoutDocs(data: GlobalDocs): GlobalDocs {
  const versions = data.versions.map((version) => ({
    ...version,
    docs: version.docs.filter(({ id }) => id === version.mainDocId),
    draftIds: [],
  }));
  return { ...data, versions };
}
