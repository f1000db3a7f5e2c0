/** Bundles the theme together with the site's own code. */

import { type Bundle, bundleSite } from "../bundle/bundle.ts";
import type { BundleRequest } from "../bundle/bundle-request.ts";
import { loadTheme } from "../bundle/theme/load-theme.ts";
import { toPluginSettings } from "../bundle/site/plugin-settings.ts";
import type { Progress } from "../model/build.ts";
import type { Graph } from "../model/graph.ts";
import type { ClientModule, Plugin } from "../model/plugin.ts";
import { toBrowserData, toSiteData } from "../render/site-data.ts";

export interface BundleGraphRequest extends Pick<
  BundleRequest,
  "graph" | "minify" | "workDir" | "sheetCache" | "moduleCache" | "volatileReads" | "report"
> {
  readonly site: ReturnType<typeof toSiteData>;
  readonly plugins: readonly Plugin[];
  readonly progress: Progress;
}

/** Runs the stages `theme` and `bundle`. Returns `undefined` after an error. */
export async function bundleGraph(request: BundleGraphRequest): Promise<Bundle | undefined> {
  const { graph, site, plugins, minify, workDir, sheetCache, moduleCache, volatileReads, progress, report } = request;
  const theme = await progress.stage("theme", () => loadTheme(workDir, report));
  if (!theme) return undefined;
  const clientModules = listClientModules(graph, plugins);
  const code = {
    clientModules,
    settings: toPluginSettings(plugins),
    minify,
    workDir,
    sheetCache,
    moduleCache,
    volatileReads,
  };
  const data = toBrowserData(site, plugins);
  return progress.stage("bundle", () => bundleSite({ graph, theme, site: data, ...code, report }));
}

/** Reports the mistakes in the site's code. Only the bundler finds imports that do not resolve, also those of data that a failed plugin lacks. */
export async function checkCode(request: Omit<BundleGraphRequest, "site" | "minify">): Promise<void> {
  if (request.plugins.some((plugin) => plugin.isIncomplete?.())) return;
  await bundleGraph({ ...request, site: toSiteData(request.graph), minify: false });
}

/** Lists the modules that browsers run on every page, those of plugins first. */
export function listClientModules({ site }: Graph, plugins: readonly Plugin[]): ClientModule[] {
  return [...plugins.flatMap((plugin) => plugin.clientModules?.() ?? []), ...site.config.clientModules];
}
