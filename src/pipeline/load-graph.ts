/** Loads the graph of a site, without building the site. */

import { orSiteError } from "../config/site-errors.ts";
import type { LoadedGraph, LoadRequest } from "../model/build.ts";
import { readGraph } from "../pipeline.ts";
import { loadLocale } from "./load-locales.ts";
import { openReport } from "./open-report.ts";

/** Loads a site and checks its graph. The result has no graph if the config has errors. */
export async function loadGraph(request: LoadRequest): Promise<LoadedGraph> {
  const report = openReport(request);
  const read = async () => {
    const locale = await loadLocale(request, report);
    return locale && readGraph(locale, { request, report });
  };
  const loaded = await orSiteError(read, { ...request, report });
  return { report, ...(loaded && { graph: loaded.graph }) };
}
