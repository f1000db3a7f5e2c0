import { relative, sep } from "node:path";

/** The form of paths that all stages use: relative to the site folder, with `/` on every platform. */
export function toSitePath(siteDir: string, absolutePath: string): string {
  // Fast path: most paths are those of files in the folder, and there are thousands.
  const rest = absolutePath.startsWith(`${siteDir}/`) ? absolutePath.slice(siteDir.length + 1) : "";
  if (sep === "/" && rest !== "" && !DETOUR.test(rest)) return rest;
  return relative(siteDir, absolutePath).split(sep).join("/");
}

/** Segments that `relative` would remove. */
const DETOUR = /(?:^|\/)\.{0,2}(?:\/|$)/;
