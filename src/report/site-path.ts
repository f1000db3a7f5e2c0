/** How files of a site are named everywhere. In: absolute path. Out: path relative to the site folder, with `/`. */

import { relative, sep } from "node:path";

/** Site-relative path with `/`, whatever the platform. */
export function toSitePath(siteDir: string, absolutePath: string): string {
  return relative(siteDir, absolutePath).split(sep).join("/");
}
