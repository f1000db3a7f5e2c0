import { loadSite } from "../config/load.ts";
import { readContent } from "../content/read.ts";
import { writeIdsIntoFiles } from "../markdown/heading-ids/write-files.ts";
import type { HeadingIdsRequest, HeadingIdsResult } from "../model/build.ts";
import { makePlugins } from "../plugins/registry.ts";
import { withReport } from "./open-report.ts";

/** Writes the IDs and returns the changed files. Diagnostics: those of the config, of reading and of writing files. */
export async function writeHeadingIds(request: HeadingIdsRequest): Promise<HeadingIdsResult> {
  const { siteDir, configPath } = request;
  const written = await withReport(request, async (report) => {
    const loaded = await loadSite({ siteDir, configPath, report });
    if (!loaded) return undefined;
    const { plugins } = await makePlugins(loaded, report);
    const content = await readContent({ site: loaded.site, plugins, report });
    return { changed: await writeIdsIntoFiles({ requested: request, loaded, content, report }) };
  });
  return { changed: [], ...written };
}
