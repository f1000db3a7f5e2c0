/** Finds files of imports without extension, as the bundler of the format does. */

import { statSync } from "node:fs";

const EXTENSIONS = [
  ".mjs",
  ".js",
  ".jsx",
  ".ts",
  ".tsx",
  ".json",
  "/index.js",
  "/index.jsx",
  "/index.ts",
  "/index.tsx",
];

/** The file of an import without extension; the path itself if there is none, so that the bundler reports it. */
export function resolveFile(path: string): string {
  return filesOf(path)[0] ?? path;
}

/** Candidates for an import without extension, in the order of the format's bundler. */
export function filesOf(path: string): string[] {
  return isFile(path) ? [path] : EXTENSIONS.map((extension) => path + extension).filter(isFile);
}

/** Whether there is a file at this path. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
