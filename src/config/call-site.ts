/**
 * Calls functions in a site's config. Returns the result, or `undefined` and the diagnostic `site-function-failed` at
 * the line that threw.
 */

import * as z from "zod/mini";
import type { Reporter } from "../model/diagnostic.ts";
import type { Site } from "../model/site.ts";
import { toReason } from "../report/error-text.ts";
import { toSitePath } from "../report/site-path.ts";
import { describeEnding } from "./ending.ts";
import { siteFrame } from "./thrown.ts";

export interface SiteCall<T> {
  readonly site: Pick<Site, "dir" | "configPath">;
  /** Description of the function: "`editUrl` of the docs plugin". */
  readonly name: string;
  /** Site-relative path of the file that the call is about; absent if it is about the whole site. */
  readonly file?: string | undefined;
  readonly result: z.ZodMiniType<T>;
  /** Requirement for the result. */
  readonly words: string;
  readonly report: Reporter;
}

/** Waits for the result when the function is asynchronous. */
export async function callSite<T>(run: () => unknown, call: SiteCall<T>): Promise<T | undefined> {
  try {
    return checkResult(await call.report.siteCode.run(call.name, run), call);
  } catch (error) {
    return reportThrown(error, call);
  }
}

/** Result of a synchronous function. */
export function callSiteNow<T>(run: () => unknown, call: SiteCall<T>): T | undefined {
  try {
    return checkResult(call.report.siteCode.runNow(call.name, run), call);
  } catch (error) {
    return reportThrown(error, call);
  }
}

function checkResult<T>(value: unknown, call: SiteCall<T>): T | undefined {
  const { name, file, result, words, report } = call;
  const checked = z.safeParse(result, value);
  if (checked.success) return checked.data;
  const suffix = file === undefined ? "" : " for this file";
  // Usually a forgotten `return`.
  const instead = value === undefined ? ", but returns nothing" : "";
  const message = `${name} must return ${words}${suffix}${instead}.`;
  report.error({ code: "site-function-failed", message, file: file ?? configOf(call) });
  return undefined;
}

function configOf<T>({ site }: SiteCall<T>): string {
  return toSitePath(site.dir, site.configPath);
}

function reportThrown<T>(error: unknown, call: SiteCall<T>): undefined {
  const { site, name, file, report } = call;
  const frame = siteFrame(error, site.dir);
  const place = frame && { file: toSitePath(site.dir, frame.file), line: frame.line, column: frame.column };
  const suffix = file === undefined || place?.file === file ? "" : ` for \`${file}\``;
  const problem = describeEnding(error) ?? {
    code: "site-function-failed",
    message: `${name} fails${suffix}: ${toReason(error).replace(/\.$/, "")}.`,
  };
  report.add({ ...problem, severity: "error", file: file ?? configOf(call), ...place });
  return undefined;
}
