/** Lists the components that plugins of a site bring, for `swizzle`. */

import { orSiteError } from "../config/site-errors.ts";
import type { LoadRequest, PluginThemesResult } from "../model/build.ts";
import { loadPlugins } from "./load-plugins.ts";
import { openReport } from "./open-report.ts";

/** Runs the config and the plugins. Diagnostics: those of both. */
export async function listPluginThemes(request: LoadRequest): Promise<PluginThemesResult> {
  const report = openReport(request);
  const list = async (): Promise<PluginThemesResult["themes"]> => {
    const start = await loadPlugins(request, report);
    return (start?.made ?? []).flatMap((plugin) => plugin.swizzleTheme?.() ?? []);
  };
  return { report, themes: (await orSiteError(list, { ...request, report })) ?? [] };
}
