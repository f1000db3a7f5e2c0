/** Runs the stage `config` and creates the plugins. */

import { loadSite } from "../config/load.ts";
import type { LoadedSite } from "../config/loaded-site.ts";
import type { LoadRequest } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Plugin } from "../model/plugin.ts";
import { readGrammars } from "../markdown/prism/read-grammars.ts";
import { makePlugins } from "../plugins/registry.ts";
import { translateSite } from "../translations/translate-site.ts";

export interface LoadedPlugins {
  readonly loaded: LoadedSite;
  readonly made: readonly Plugin[];
}

export interface LoadPluginsRequest extends Pick<LoadRequest, "siteDir" | "configPath" | "progress"> {
  /** Whether the dev server loads the site. */
  readonly isDevelopment?: boolean;
  /** Defaults to the site's default locale. */
  readonly locale?: string | undefined;
  /** Whether only this locale is built, even if the config has more. */
  readonly isAlone?: boolean;
}

/** Loads both. Returns `undefined` after an error. `newDir` is the absolute path that plugins write to. */
export async function loadPlugins(
  { progress, ...request }: LoadPluginsRequest,
  report: Reporter,
  newDir?: string,
): Promise<LoadedPlugins | undefined> {
  const loaded = await progress.stage("config", () => loadSite({ ...request, report }));
  if (!loaded) return undefined;
  const { site: checked, plugins: made } = await makePlugins(loaded, report, newDir);
  const translated = await translateSite(checked, made, report);
  const read = await readGrammars({ ...loaded, site: translated, report });
  const site = read.grammars ? { ...translated, grammars: read.grammars } : translated;
  // A build knows the code from the grammars.
  const files = site.isDevelopment ? read.files : [];
  return { loaded: { ...loaded, site, dependencies: [...loaded.dependencies, ...files] }, made };
}
