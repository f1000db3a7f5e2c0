/** Finds files of imports without extension, as the bundler of the format does. */

import { statSync } from "node:fs";
import { type BundlerSettings, NO_BUNDLER_SETTINGS } from "../../model/bundler-settings.ts";

/** Endings that the site adds before and after the usual ones. */
export type Endings = Pick<BundlerSettings, "extensions" | "lateExtensions">;

const SCRIPTS = [".js", ".jsx", ".ts", ".tsx"];

/** The file of an import without extension; the path itself if there is none, so that the bundler reports it. */
export function resolveFile(path: string, endings: Endings = NO_BUNDLER_SETTINGS): string {
  return filesOf(path, endings)[0] ?? path;
}

/** Candidates for an import without extension, in the order of the format's bundler. */
export function filesOf(path: string, { extensions, lateExtensions }: Endings = NO_BUNDLER_SETTINGS): string[] {
  if (isFile(path)) return [path];
  const files = [...extensions, ".mjs", ...SCRIPTS, ".json", ...lateExtensions];
  const folders = [...extensions, ...SCRIPTS, ...lateExtensions].map((extension) => `/index${extension}`);
  return [...files, ...folders].map((ending) => path + ending).filter(isFile);
}

/** Whether there is a file at this path. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
