/** The last net for code of a site that throws where nobody thought of it: a getter, a proxy, a `toString`. */

import type { Reporter } from "../model/diagnostic.ts";
import { stackOf } from "../report/error-text.ts";
import { ExitError, NeverSettlesError } from "../report/site-code.ts";
import { siteFrame, thrownDiagnostics } from "./thrown.ts";

export interface SiteErrorRequest {
  /** Absolute path of the site folder. */
  readonly siteDir: string;
  readonly report: Reporter;
}

/** Does the work. An error that arose in code of the site is reported, and the result is undefined; any other is a bug. */
export async function orSiteError<T>(work: () => Promise<T>, request: SiteErrorRequest): Promise<T | undefined> {
  const { siteDir, report } = request;
  try {
    return await work();
  } catch (error) {
    if (!isOfSite(error, siteDir)) throw error;
    const path = siteFrame(error, siteDir)?.file ?? siteDir;
    for (const diagnostic of thrownDiagnostics(error, { siteDir, path })) report.add(diagnostic);
    return undefined;
  }
}

/** Whether the innermost line of an error that is in any file is in the site. */
function isOfSite(error: unknown, siteDir: string): boolean {
  if (error instanceof ExitError || error instanceof NeverSettlesError) return true;
  const frame = siteFrame(error, siteDir);
  const [, innermost] = /^ *at (?:.*? \()?((?:\/|[A-Za-z]:[\\/]).*?):\d+:\d+\)?$/m.exec(stackOf(error)) ?? [];
  return frame !== undefined && frame.file === innermost;
}
