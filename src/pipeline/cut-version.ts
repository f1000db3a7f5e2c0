/** Copies the current docs of an instance to a new version. */

import { loadSite } from "../config/load.ts";
import { orSiteError } from "../config/site-errors.ts";
import type { CutVersionRequest, CutVersionResult } from "../model/build.ts";
import { cutVersion as cutDocsVersion } from "../plugins/docs/cut-version.ts";
import { findDocs } from "../plugins/docs/find-docs.ts";
import { openReport } from "./open-report.ts";

/** Cuts the version. Diagnostics: `unknown-docs-plugin`, and those of `cutDocsVersion`. */
export async function cutVersion(request: CutVersionRequest): Promise<CutVersionResult> {
  const report = openReport(request);
  const find = async () => {
    const loaded = await loadSite({ ...request, report });
    return loaded && findDocs({ ...loaded, id: request.id, report });
  };
  const docs = await orSiteError(find, { ...request, report });
  return docs ? cutDocsVersion({ ...docs, version: request.version }) : { report, written: [], docs: 0 };
}
