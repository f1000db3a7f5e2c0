import { loadSite } from "../config/load.ts";
import type { CutVersionRequest, CutVersionResult } from "../model/build.ts";
import { cutVersion as cutDocsVersion } from "../plugins/docs/cut-version.ts";
import { findDocs } from "../plugins/docs/find-docs.ts";
import { withReport } from "./open-report.ts";

/** Copies the current docs of an instance to a new version. Diagnostics: `unknown-docs-plugin`, and those of `cutDocsVersion`. */
export async function cutVersion(request: CutVersionRequest): Promise<CutVersionResult> {
  const { report, docs } = await withReport(request, async (to) => {
    const loaded = await loadSite({ ...request, report: to });
    return loaded && { docs: findDocs({ ...loaded, id: request.id, report: to }) };
  });
  return docs ? cutDocsVersion({ ...docs, version: request.version }) : { report, written: [], docs: 0 };
}
