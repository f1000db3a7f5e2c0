/** Turns absolute paths into the form that all stages use: relative to the site folder, with `/`. */

import { relative, sep } from "node:path";

/** Returns the site-relative path, with `/` on every platform. */
export function toSitePath(siteDir: string, absolutePath: string): string {
  return relative(siteDir, absolutePath).split(sep).join("/");
}
