/** Addresses of pages by the names of files and slugs. */

import { toPermalink, type TrailingSlashOptions } from "../url/paths.ts";

/** Address of a page, as `trailingSlash` wants it. Percent signs that begin no code (`100%.md`) are encoded: URLs cannot have them. */
export function pagePermalink(path: string, config: TrailingSlashOptions): string {
  return toPermalink(path.replace(/%(?![\dA-Fa-f]{2})/g, "%25"), config);
}
