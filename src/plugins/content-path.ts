/** Content folders that a config names by absolute path, as `path.join(__dirname, "docs")` does. */

import { isAbsolute } from "node:path";
import { toSitePath } from "../report/site-path.ts";

/** The options with `path` relative to the site, as addresses for editing and messages need it. */
export function withSitePath(options: unknown, siteDir: string): unknown {
  const path: unknown = Reflect.get(Object(options), "path");
  if (typeof path !== "string" || !isAbsolute(path)) return options;
  return { ...Object(options), path: toSitePath(siteDir, path) || "." };
}
