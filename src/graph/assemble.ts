import { makeImageUrl } from "../content/named-images.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Position } from "../model/document.ts";
import type { Asset, AssetIndex, Graph, PluginEntry } from "../model/graph.ts";
import type { Json } from "../model/json.ts";
import type { Histories } from "../model/history.ts";
import type { Found, Plugin } from "../model/plugin.ts";
import type { Route } from "../model/route.ts";
import type { BrokenHooks } from "./broken-hooks.ts";
import { makeReporter } from "../report/reporter.ts";
import { collectAfter } from "../system/garbage.ts";
import { LateMap } from "../system/late-map.ts";
import { checkConfigLinks } from "./config-links.ts";
import { type ResolvedLinks, resolveLinks, type LinkRequest } from "./links.ts";
import { resolveNavbar } from "./navbar.ts";
import { makeRedirectEnd, withoutRedirects } from "./redirected-links.ts";
import { planRedirects } from "./redirects.ts";
import { withRouteTree } from "./route-tree.ts";
import { planRoutes } from "./routes.ts";
import { searchSettings } from "./search-settings.ts";

export interface AssembleRequest extends Pick<
  LinkRequest,
  "site" | "documents" | "originals" | "assets" | "staticFiles" | "texts" | "report"
> {
  readonly contents: readonly { readonly plugin: Plugin; readonly found: Found }[];
  readonly histories: Histories;
  /** Whether the site overrides the search bar. */
  readonly hasOwnSearchBar: boolean;
  readonly functions: BrokenHooks;
  /** Returns the position of a field in the config. */
  readonly locate: (path: readonly (string | number)[]) => Position | undefined;
}

/** Assembles the graph from contents, routes, links and the navbar. Reads nothing from disk: the caller passes all data in. */
export async function assembleGraph(request: AssembleRequest): Promise<Graph> {
  const { site, contents: read, documents, histories, assets, staticFiles, locate, report } = request;
  const imageUrl = makeImageUrl(assets, site);
  const contents = await complete(
    await Promise.all(
      read.map(async ({ plugin, found }) => ({
        plugin,
        found,
        content: (await plugin.assemble?.(found, { site, report, documents, histories, imageUrl })) ?? null,
      })),
    ),
  );
  collectAfter(documents.size);
  const hasOther = read.some(({ plugin }) => plugin.bringsSearch === true);
  const search = searchSettings({ config: site.config, hasOther, hasOwnBox: request.hasOwnSearchBar });
  const { routes, shared, globalData } = planRoutes({ site, contents, documents, search, report });
  const made = contents.map(({ plugin }) => plugin);
  const found = { site, documents, routes, report: linkReport(made, report) };
  const redirects = await planRedirects({ ...found, plugins: made, staticFiles });
  const redirectEnd = makeRedirectEnd(redirects);
  const missing = checkConfigLinks({ ...found, redirectEnd, staticFiles, locate });
  const { slotUrls, renderedAnchors, partials } = resolveLinks({
    ...found,
    ...(request.originals && { originals: request.originals }),
    linkFolders: contents.flatMap(({ plugin, content }) => plugin.linkFolders?.(content) ?? []),
    redirectEnd,
    assets,
    staticFiles,
    hooks: request.functions,
    texts: request.texts,
  });
  const graph = withRouteTree({
    site: withoutRedirects(resolveNavbar({ ...found, plugins: made, globalData, locate }), redirectEnd),
    plugins: contents.map(toEntry),
    documents: documents instanceof LateMap ? documents.toRecord() : Object.fromEntries(documents),
    slotUrls,
    renderedAnchors,
    assets: usedAssets(assets, hiddenFiles(request.contents, routes, partials)),
    routes,
    redirects,
    ...(search && { search }),
    ...(missing.length > 0 && { missing: [...new Set(missing)].sort() }),
    shared,
    globalData,
    diagnostics: report.diagnostics,
  });
  collectAfter(documents.size);
  return graph;
}

/** Returns a reporter that drops broken links if a plugin failed, because its pages are missing. Diagnostic: `links-unchecked`. */
function linkReport(plugins: readonly Plugin[], report: Reporter): Reporter {
  const failed = plugins.filter((plugin) => plugin.isIncomplete?.());
  if (failed.length === 0) return report;
  const names = failed.map(({ name }) => `\`${name}\``).join(", ");
  const message = `Links are not checked, because pages are missing: ${names} failed.`;
  report.add({ code: "links-unchecked", severity: "info", message });
  return makeReporter(report.siteCode);
}

interface Assembled {
  readonly plugin: Plugin;
  readonly found: Found;
  readonly content: Json;
}

/** Calls the plugins that need the contents of all others. */
async function complete(contents: readonly Assembled[]): Promise<readonly Assembled[]> {
  if (!contents.some(({ plugin }) => plugin.complete)) return contents;
  const all: Record<string, Record<string, unknown>> = {};
  for (const { plugin, found, content } of contents) {
    // A getter, because plugins read few of these contents.
    const published = {
      enumerable: true,
      configurable: true,
      get: () => (plugin.publish ? plugin.publish(content, found) : content),
    };
    Object.defineProperty((all[plugin.name] ??= {}), plugin.id, published);
  }
  return Promise.all(
    contents.map(async (each) => {
      const { plugin, content } = each;
      return plugin.complete ? { ...each, content: await plugin.complete(content, all) } : each;
    }),
  );
}

function toEntry({ plugin, content }: Pick<Assembled, "plugin" | "content">): PluginEntry {
  const { name, id, version } = plugin;
  return { name, id, ...(version && { version }), content };
}

/** Lists the assets of all files except the hidden ones, so that assets of a draft are not published. */
function usedAssets(index: AssetIndex, hidden: ReadonlySet<string>): Asset[] {
  const byOutput = new Map<string, Asset>();
  for (const [file, urls] of index) {
    if (!hidden.has(file)) for (const asset of urls.values()) byOutput.set(asset.output, asset);
  }
  return [...byOutput.values()].sort((a, b) => (a.output < b.output ? -1 : 1));
}

/** Lists the source files that no page shows, neither as its body nor as a partial. */
function hiddenFiles(
  contents: AssembleRequest["contents"],
  routes: readonly Route[],
  partials: ResolvedLinks["partials"],
): ReadonlySet<string> {
  const pages = routes.flatMap(({ bodies = {} }) => Object.values(bodies).map(({ document }) => document));
  const shown = new Set(pages.flatMap((path) => [path, ...(partials.get(path) ?? [])]));
  const paths = contents.flatMap(({ found }) => found.sources.map(({ path }) => path));
  return new Set(paths.filter((path) => !shown.has(path)));
}
