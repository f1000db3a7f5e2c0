/** Writes explicit heading IDs into the Markdown files of a site. */

import { loadSite } from "../config/load.ts";
import { orSiteError } from "../config/site-errors.ts";
import { readContent } from "../content/read.ts";
import { writeIdsIntoFiles } from "../markdown/heading-ids/write-files.ts";
import type { HeadingIdsRequest, HeadingIdsResult } from "../model/build.ts";
import { makePlugins } from "../plugins/registry.ts";
import { openReport } from "./open-report.ts";

/** Writes the IDs and returns the changed files. Diagnostics: those of the config, of reading and of writing files. */
export async function writeHeadingIds(request: HeadingIdsRequest): Promise<HeadingIdsResult> {
  const { siteDir, configPath } = request;
  const report = openReport(request);
  const write = async (): Promise<HeadingIdsResult["changed"]> => {
    const loaded = await loadSite({ siteDir, configPath, report });
    if (!loaded) return [];
    const { plugins } = await makePlugins(loaded, report);
    const content = await readContent({ site: loaded.site, plugins, report });
    return writeIdsIntoFiles({ requested: request, loaded, content, report });
  };
  return { report, changed: (await orSiteError(write, { siteDir, report })) ?? [] };
}
