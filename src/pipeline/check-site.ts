/** Runs every check that needs no rendered page. */

import { tmpdir } from "node:os";
import { join } from "node:path";
import { orSiteError } from "../config/site-errors.ts";
import { openOutput } from "../emit/emit-site.ts";
import { withWorkplace } from "../emit/with-workplace.ts";
import { planWorkplace } from "../emit/workplace.ts";
import type { CheckRequest, CheckResult } from "../model/build.ts";
import { readGraph } from "../pipeline.ts";
import { checkGraph } from "./check-graph.ts";
import { loadLocale } from "./load-locales.ts";
import { openReport } from "./open-report.ts";

/** Checks a site in the first requested locale. Writes nothing into it. */
export async function checkSite(request: CheckRequest): Promise<CheckResult> {
  const report = openReport(request, { notes: true });
  const place = planWorkplace(join(tmpdir(), "veloci-check"));
  const check = async (): Promise<Omit<CheckResult, "report"> | undefined> => {
    const locale = await loadLocale(request, report, { newDir: place.newDir });
    const read = locale && (await readGraph(locale, { request, report }));
    if (!read || !(await openOutput(place, report))) return undefined;
    return checkGraph({ ...read.loaded, ...read, request, workDir: place.dir, report });
  };
  const result = await orSiteError(() => withWorkplace(place, report, check), { ...request, report });
  return { pages: 0, documents: 0, ...result, report };
}
