/** URL paths of pages, from file names and slugs. */

import type { Diagnostic, Reporter } from "../model/diagnostic.ts";
import { toPermalink, type TrailingSlashOptions } from "../url/paths.ts";

/**
 * URL path of a page, with the site's `trailingSlash`. Percent signs that begin no escape (`100%.md`) are encoded,
 * because URLs cannot contain them.
 */
export function pagePermalink(path: string, config: TrailingSlashOptions): string {
  return toPermalink(path.replace(/%(?![\dA-Fa-f]{2})/g, "%25"), config);
}

/** Source of a page's path: its file, and the line of a slug. */
export type AddressPlace = Pick<Diagnostic, "file" | "line" | "column" | "length">;

/** Diagnostic `address-ends-early`: a path ends at `#` and `?`, so no link could reach a page with one in its name. */
export function checkAddress(permalink: string, place: AddressPlace, report: Reporter): void {
  const mark = /[?#]/.exec(permalink)?.[0];
  if (mark === undefined) return;
  report.error({
    code: "address-ends-early",
    message: `The address \`${permalink}\` contains \`${mark}\`, which ends a path, so no link could reach the page.`,
    hint: "Remove it from the name of the file or folder, or from the `slug`.",
    ...place,
  });
}
