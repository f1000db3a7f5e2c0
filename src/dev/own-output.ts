/** Finds files that a session of `dev` writes itself. Following their changes would make each update cause the next one. */

import { fstatSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Standard output and standard error. */
const STREAMS = [1, 2] as const;

/**
 * Makes a test for paths of changed files: whether the output of this process goes to them. Logs in the site folder count, too,
 * because `veloci dev | tee dev.log` writes them.
 */
export function makeOwnOutputTest(siteDir: string): (path: string) => boolean {
  const files = new Set(STREAMS.flatMap(fileOf));
  return (path) => {
    if (path.endsWith(".log") && dirname(path) === siteDir) return true;
    const stat = files.size > 0 ? statSync(path, { throwIfNoEntry: false }) : undefined;
    return stat !== undefined && files.has(toId(stat));
  };
}

function fileOf(stream: number): string[] {
  try {
    const stat = fstatSync(stream);
    return stat.isFile() ? [toId(stat)] : [];
  } catch {
    // The stream is closed.
    return [];
  }
}

function toId({ dev, ino }: { readonly dev: number; readonly ino: number }): string {
  return `${dev}:${ino}`;
}
