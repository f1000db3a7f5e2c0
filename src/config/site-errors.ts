/**
 * The last safety net for a site's mistakes: code that throws in a getter, a proxy or a `toString`, and paths that the
 * system refuses.
 */

import type { Diagnostic, Reporter } from "../model/diagnostic.ts";
import { isA, toReason } from "../report/error-text.ts";
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
 * Runs the work. Reports an error that arose in the site's code, or in the file system, and returns `undefined`; any
 * other error is a bug. Diagnostics: those of `thrownDiagnostics`, `unusable-path`, and `not-plain-data` for a value
 * that cannot be read.
 */
export async function orSiteError<T>(work: () => Promise<T>, request: SiteErrorRequest): Promise<T | undefined> {
  const { siteDir, report } = request;
  try {
    return await work();
  } catch (error) {
    const refusal = describeRefusal(error);
    if (refusal) report.add({ ...refusal, severity: "error" });
    if (refusal) return undefined;
    if (!isOfSite(error, siteDir)) throw error;
    const path = siteFrame(error, siteDir)?.file ?? innermostFile(error) ?? siteDir;
    for (const diagnostic of thrownDiagnostics(error, { siteDir, path })) report.add(diagnostic);
    return undefined;
  }
}

/** Values that the system or the runtime refuses; `undefined` for any other error. */
function describeRefusal(error: unknown): Pick<Diagnostic, "code" | "message" | "hint"> | undefined {
  const reason = toReason(error);
  if (REVOKED.test(reason)) return REVOKED_PROXY;
  const code = "unusable-path";
  if (/without null bytes/.test(reason)) return { code, message: "A path in the config contains a NUL character." };
  const why = systemCode(error);
  if (why === undefined) return undefined;
  const { path } = error as NodeJS.ErrnoException;
  const name =
    path === undefined ? "A file" : `\`${path.length > MOST_SHOWN ? `${path.slice(0, MOST_SHOWN)}…` : path}\``;
  return { code, message: `${name} cannot be used: ${toReadReason(why)}.` };
}

/** Nothing in this program revokes proxies, but the site's code may pass one anywhere. */
const REVOKED = /Proxy (?:has already|that has) been revoked/;

const REVOKED_PROXY = {
  code: "not-plain-data",
  message: "A value from the config or a plugin cannot be read: it is a revoked `Proxy`.",
  hint: "Pass the data itself, or keep the proxy until the command ends.",
} as const;

/** Maximum length of a path in messages: the rest of an overlong name is cut. */
const MOST_SHOWN = 200;

/** Whether the innermost line of an error that names a file is in the site, or in a package that this program does not include. */
function isOfSite(error: unknown, siteDir: string): boolean {
  if (isA(error, ExitError) || isA(error, NeverSettlesError)) return true;
  // This program throws only errors.
  if (!isA(error, Error)) return true;
  const innermost = innermostFile(error);
  return innermost !== undefined && (!isShippedFile(innermost) || siteFrame(error, siteDir)?.file === innermost);
}
