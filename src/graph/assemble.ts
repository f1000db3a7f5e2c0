/** Puts the graph together: contents, routes, links, navbar. Pure: everything read from disk comes in as data. */

import { makeImageUrl } from "../content/named-images.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Document } from "../model/document.ts";
import type { Asset, AssetIndex, Graph } from "../model/graph.ts";
import type { Found, Plugin } from "../model/plugin.ts";
import type { Site } from "../model/site.ts";
import { resolveLinks } from "./links.ts";
import { resolveNavbar } from "./navbar.ts";
import { planRoutes } from "./routes.ts";

export interface AssembleRequest {
  readonly site: Site;
  readonly plugins: readonly { readonly plugin: Plugin; readonly found: Found }[];
  readonly documents: ReadonlyMap<string, Document>;
  readonly assets: AssetIndex;
  /** Paths under `baseUrl` that a static folder answers. */
  readonly staticFiles: ReadonlySet<string>;
  readonly report: Reporter;
}

/** The whole graph of a site; mistakes found on the way are in its diagnostics. */
export async function assembleGraph({
  site,
  plugins,
  documents,
  assets,
  staticFiles,
  report,
}: AssembleRequest): Promise<Graph> {
  const imageUrl = makeImageUrl(assets, site);
  const contents = await Promise.all(
    plugins.map(async ({ plugin, found }) => ({
      plugin,
      content: await plugin.assemble?.(found, { site, report, documents, imageUrl }),
    })),
  );
  const { routes, shared, globalData } = planRoutes({ site, plugins: contents, documents, report });
  const slotUrls = resolveLinks({ site, documents, routes, assets, staticFiles, report });
  return {
    site: resolveNavbar({ site, globalData, report }),
    plugins: contents.map(({ plugin, content }) => ({ name: plugin.name, id: plugin.id, content: content ?? null })),
    documents: Object.fromEntries(documents),
    slotUrls,
    assets: usedAssets(assets),
    routes,
    shared,
    globalData,
    diagnostics: report.diagnostics,
  };
}

function usedAssets(index: AssetIndex): Asset[] {
  const byOutput = new Map<string, Asset>();
  for (const urls of index.values()) for (const asset of urls.values()) byOutput.set(asset.output, asset);
  return [...byOutput.values()].sort((a, b) => (a.output < b.output ? -1 : 1));
}
