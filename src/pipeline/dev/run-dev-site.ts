/** Gives a site under development a temporary folder, and removes it afterwards. */

import { openOutput } from "../../emit/emit-site.ts";
import { planWorkplace } from "../../emit/workplace.ts";
import { withWorkplace } from "../../emit/with-workplace.ts";
import type { DevRequest, DevSite } from "../../model/dev.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import { openDevSite } from "./dev-site.ts";
import { EarlierDocuments } from "./earlier-documents.ts";
import { EarlierResults } from "./earlier-results.ts";
import { Turns } from "../../system/turns.ts";

/** Opens the site, runs `work` and returns its result. If the folder cannot be created, reports that and returns `undefined`. */
export function devSite<T>(
  request: DevRequest,
  report: Reporter,
  work: (site: DevSite) => Promise<T>,
): Promise<T | undefined> {
  const place = planWorkplace(request.scratchDir);
  const watched = { ...report, siteCode: request.siteCode };
  return withWorkplace(place, watched, async () => {
    if (!(await openOutput(place, watched))) return undefined;
    using earlier = new EarlierDocuments(request.cache);
    using results = new EarlierResults(request.cache);
    using turns = new Turns();
    return await work(openDevSite({ ...request, earlier, results, turns, workDir: place.dir }));
  });
}
