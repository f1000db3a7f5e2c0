/** The stage config, and the plugins. In: the site folder. Out: the site in its language, with its plugins; or nothing, with errors. */

import { loadSite } from "../config/load.ts";
import type { LoadedSite } from "../config/loaded-site.ts";
import type { LoadRequest } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Plugin } from "../model/plugin.ts";
import { makePlugins } from "../plugins/registry.ts";
import { translateSite } from "../translations/translate-site.ts";

export interface LoadedPlugins {
  readonly loaded: LoadedSite;
  readonly made: readonly Plugin[];
}

export interface LoadPluginsRequest extends Pick<LoadRequest, "siteDir" | "configPath" | "progress"> {
  /** Whether the site is loaded for its author, who is writing. */
  readonly isDevelopment?: boolean;
  /** The locale; the default one when absent. */
  readonly locale?: string | undefined;
  /** Whether that is the only one to build, though the config may have more. */
  readonly isAlone?: boolean;
}

/** Loads both. `newDir` is the absolute path that plugins write to. */
export async function loadPlugins(
  { progress, ...request }: LoadPluginsRequest,
  report: Reporter,
  newDir?: string,
): Promise<LoadedPlugins | undefined> {
  const loaded = await progress.stage("config", () => loadSite({ ...request, report }));
  if (!loaded) return undefined;
  const { site, plugins: made } = await makePlugins(loaded, report, newDir);
  return { loaded: { ...loaded, site: await translateSite(site, made, report) }, made };
}
