/** Uncaught errors of the site: in a timer, or in a promise that was dropped. */

import type { Reporter } from "../model/diagnostic.ts";
import type { RunningCode } from "../model/site-code.ts";
import { stackOf, toErrorText } from "../report/error-text.ts";
import { isOwnFile } from "../report/own-code.ts";
import { toSitePath } from "../report/site-path.ts";
import { describeEnding } from "./ending.ts";
import { siteFrame } from "./thrown.ts";

/**
 * Reports such errors of a site while the reporter is in use. Diagnostics: `stray-error`, `process-exit`. An error
 * whose lines are all in this program is a bug in it, and is not handled.
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

/** If any line belongs to this program, the cause is unclear: the stack does not contain the code that dropped a promise. */
function isOwn(error: unknown): boolean {
  const files = stackOf(error).matchAll(/((?:\/|[A-Za-z]:[\\/]).*?):\d+:\d+\)?$/gm);
  return files.some(([, file = ""]) => isOwnFile(file));
}

/** Without a position, the running code is the best hint. */
function toSuspects(running: readonly RunningCode[]): string {
  return running.length === 0 ? "" : ` (running at that time: ${running.map(({ name }) => name).join(", ")})`;
}
