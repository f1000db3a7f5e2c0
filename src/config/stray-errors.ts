/** Errors of the site that nobody waits for: in a timer, or in a promise that was dropped. */

import type { Reporter } from "../model/diagnostic.ts";
import type { RunningCode } from "../model/site-code.ts";
import { stackOf, toErrorText } from "../report/error-text.ts";
import { isOwnFile } from "../report/own-code.ts";
import { toSitePath } from "../report/site-path.ts";
import { describeEnding } from "./ending.ts";
import { siteFrame } from "./thrown.ts";

/**
 * Reports such errors of a site, as long as the reporter is in use. Diagnostics: `stray-error`, `process-exit`. An error
 * with lines of this program only is a bug in it, and is left alone.
 */
export function reportStrayErrors({ siteDir, report }: { readonly siteDir: string; readonly report: Reporter }): void {
  report.siteCode.onStray((error, running) => {
    const frame = siteFrame(error, siteDir);
    if (!frame && isOwn(error)) return false;
    const problem = describeEnding(error) ?? {
      code: "stray-error",
      message: `The site's code throws \`${toErrorText(error)}\`, and nothing catches it${frame ? "" : toSuspects(running)}.`,
      hint: "Catch it, or await the promise that rejects.",
    };
    const place = frame && { file: toSitePath(siteDir, frame.file), line: frame.line, column: frame.column };
    report.add({ ...problem, severity: "error", ...place });
    return true;
  });
}

/** Any line of this program makes it one to look at: what drops a promise is not in its stack. */
function isOwn(error: unknown): boolean {
  const files = stackOf(error).matchAll(/((?:\/|[A-Za-z]:[\\/]).*?):\d+:\d+\)?$/gm);
  return files.some(([, file = ""]) => isOwnFile(file));
}

/** Without a place, what ran at that time is the best there is. */
function toSuspects(running: readonly RunningCode[]): string {
  return running.length === 0 ? "" : ` (running at that time: ${running.map(({ name }) => name).join(", ")})`;
}
