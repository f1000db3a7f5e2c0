/** Loads only the config of a site. */

import { loadSite } from "../config/load.ts";
import { orSiteError } from "../config/site-errors.ts";
import type { LoadedConfig, LoadRequest } from "../model/build.ts";
import { openReport } from "./open-report.ts";

export async function loadConfig(request: LoadRequest): Promise<LoadedConfig> {
  const report = openReport(request);
  const loaded = await orSiteError(() => loadSite({ ...request, report }), { ...request, report });
  return { report, ...(loaded && { config: loaded.site.config }) };
}
