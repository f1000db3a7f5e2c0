/** Calls the functions in a site's config that handle broken links and images. */

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
 * Calls a hook. Returns the URL to use: the hook's result, or the URL as written if the hook returns nothing. Returns `undefined` if
 * the site has no such hook. Diagnostic: `site-function-failed`.
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
    report.error({ code: "site-function-failed", message, file, line, column, length: url.length });
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
