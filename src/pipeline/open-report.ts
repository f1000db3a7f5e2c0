/** Opens the report of one run. It also collects errors that the site's own code throws while no stage waits for it. */

import { reportStrayErrors } from "../config/stray-errors.ts";
import type { LoadRequest } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";
import { makeReporter, type ReporterOptions } from "../report/reporter.ts";

export function openReport(
  { siteDir, siteCode }: Pick<LoadRequest, "siteDir" | "siteCode">,
  options: ReporterOptions = {},
): Reporter {
  const report = makeReporter(siteCode, options);
  reportStrayErrors({ siteDir, report });
  return report;
}
