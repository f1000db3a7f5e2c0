/** Functions of a site that decide about broken links and images. In: such a slot. Out: its replacement. */

import type { SiteFunctions } from "../config/loaded-site.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Slot } from "../model/document.ts";

export type BrokenHooks = Pick<SiteFunctions, "onBrokenMarkdownLinks" | "onBrokenMarkdownImages">;

export interface BrokenTarget {
  readonly slot: Slot;
  /** Site-relative path of the file it is written in. */
  readonly file: string;
  readonly report: Reporter;
}

/**
 * Asks the function of a name, if the site has it. The result is the URL to use, which is the one that was written when
 * the function returns none; undefined without function. Diagnostic: `site-function-failed`.
 */
export function askSite(
  name: keyof BrokenHooks,
  hooks: BrokenHooks,
  { slot, file, report }: BrokenTarget,
): string | undefined {
  const hook = hooks[name];
  if (hook === undefined) return undefined;
  const { kind, url, line, column } = slot;
  const fail = (reason: string): string => {
    const message = `\`markdown.hooks.${name}\` of the config ${reason.replace(/\.$/, "")}.`;
    report.add({ code: "site-function-failed", severity: "error", message, file, line, column, length: url.length });
    return url;
  };
  try {
    const node = { type: kind === "image" ? "image" : "link", url, position: { start: { line, column } } };
    const made: unknown = hook({ sourceFilePath: file, url, node });
    if (made === undefined || made === null) return url;
    return typeof made === "string" ? made : fail("must return a URL or nothing");
  } catch (error) {
    return fail(`fails for \`${url}\`: ${error instanceof Error ? error.message : String(error)}`);
  }
}
