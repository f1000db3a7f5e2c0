/** Opens the report of one run. It also collects errors that the site's own code throws while no stage waits for it. */

import { orSiteError } from "../config/site-errors.ts";
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

/** Does the work of a command with a report of its own. Returns both, or only the report if a mistake of the site ended the work. */
export async function withReport<T extends object>(
  request: LoadRequest,
  work: (report: Reporter) => Promise<T | undefined>,
  options?: ReporterOptions,
): Promise<{ readonly report: Reporter } & Partial<T>> {
  const report = openReport(request, options);
  const result = await orSiteError(() => work(report), { ...request, report });
  return { report, ...result } as { readonly report: Reporter } & Partial<T>;
}
