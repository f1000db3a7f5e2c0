/**
 * The last net for what a site brings about where nobody thought of it: code that throws in a getter, a proxy or a `toString`, and
 * paths that the system refuses.
 */

import type { Reporter } from "../model/diagnostic.ts";
import { toReason } from "../report/error-text.ts";
import { innermostFile, isShippedFile } from "../report/own-code.ts";
import { ExitError, NeverSettlesError } from "../report/site-code.ts";
import { systemCode, toReadReason } from "../report/system-error.ts";
import { siteFrame, thrownDiagnostics } from "./thrown.ts";

export interface SiteErrorRequest {
  /** Absolute path of the site folder. */
  readonly siteDir: string;
  readonly report: Reporter;
}

/**
 * Does the work. An error that arose in code of the site, or of the file system, is reported, and the result is undefined; any
 * other is a bug. Diagnostics: those of `thrownDiagnostics`, and `unusable-path`.
 */
export async function orSiteError<T>(work: () => Promise<T>, request: SiteErrorRequest): Promise<T | undefined> {
  const { siteDir, report } = request;
  try {
    return await work();
  } catch (error) {
    const refusal = describeRefusal(error);
    if (refusal !== undefined) report.add({ code: "unusable-path", severity: "error", message: refusal });
    if (refusal !== undefined) return undefined;
    if (!isOfSite(error, siteDir)) throw error;
    const path = siteFrame(error, siteDir)?.file ?? innermostFile(error) ?? siteDir;
    for (const diagnostic of thrownDiagnostics(error, { siteDir, path })) report.add(diagnostic);
    return undefined;
  }
}

/** What the system says of a path that an option or a file of the site led to; undefined for any other error. */
function describeRefusal(error: unknown): string | undefined {
  if (/without null bytes/.test(toReason(error))) return "A path in the config contains a NUL character.";
  const code = systemCode(error);
  if (code === undefined) return undefined;
  const { path } = error as NodeJS.ErrnoException;
  const name =
    path === undefined ? "A file" : `\`${path.length > MOST_SHOWN ? `${path.slice(0, MOST_SHOWN)}…` : path}\``;
  return `${name} cannot be used: ${toReadReason(code)}.`;
}

/** Characters of a path: a name that is too long need not be read to its end. */
const MOST_SHOWN = 200;

/** Whether the innermost line of an error that is in any file is in the site, or in a package that this program does not bring. */
function isOfSite(error: unknown, siteDir: string): boolean {
  if (error instanceof ExitError || error instanceof NeverSettlesError) return true;
  const innermost = innermostFile(error);
  return innermost !== undefined && (!isShippedFile(innermost) || siteFrame(error, siteDir)?.file === innermost);
}
