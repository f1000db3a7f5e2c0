import { tmpdir } from "node:os";
import { join } from "node:path";
import { openOutput } from "../emit/emit-site.ts";
import { withWorkplace } from "../emit/with-workplace.ts";
import { planWorkplace } from "../emit/workplace.ts";
import type { CheckRequest, CheckResult } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";
import { readGraph } from "../pipeline.ts";
import { checkGraph } from "./check-graph.ts";
import { loadLocale } from "./load-locales.ts";
import { withReport } from "./open-report.ts";

/** Runs every check that needs no rendered page, in the first requested locale. Writes nothing into the site. */
export async function checkSite(request: CheckRequest): Promise<CheckResult> {
  const place = planWorkplace(join(tmpdir(), "veloci-check"));
  const check = async (report: Reporter): Promise<Omit<CheckResult, "report"> | undefined> => {
    const locale = await loadLocale(request, report, { newDir: place.newDir });
    const read = locale && (await readGraph(locale, { request, report }));
    if (!read || !(await openOutput(place, report))) return undefined;
    return checkGraph({ ...read.loaded, ...read, request, workDir: place.dir, report });
  };
  const work = (report: Reporter) => withWorkplace(place, report, () => check(report));
  return { pages: 0, documents: 0, ...(await withReport(request, work, { notes: true })) };
}
