/** Finds files of one folder. Returns the file, if it is inside (links followed) and not hidden. */

import { realpathSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";

export interface ServedFile {
  readonly path: string;
  /** Absolute, links followed. */
  readonly absolute: string;
  readonly size: number;
  readonly modified: number;
}

export interface ServedFolder {
  find(path: string): ServedFile | undefined;
}

/**
 * Opens a folder. Each request asks the disk, so a build that finishes meanwhile is served at once. Hidden files, such
 * as `.env` or `.git/config`, are private, except for those in `.well-known`, which exist to be served.
 */
export function openServedFolder(dir: string): ServedFolder {
  return {
    find(path) {
      if (isHidden(path)) return undefined;
      try {
        const root = realpathSync(dir);
        const absolute = realpathSync(join(root, path));
        if (!absolute.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined;
        // A link with a plain name may lead to a hidden file.
        if (isHidden(relative(root, absolute).replaceAll(sep, "/"))) return undefined;
        const stat = statSync(absolute);
        return stat.isFile() ? { path, absolute, size: stat.size, modified: stat.mtimeMs } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

function isHidden(path: string): boolean {
  const [first = "", ...rest] = path.split("/");
  const parts = first === ".well-known" ? rest : [first, ...rest];
  return parts.some((part) => part.startsWith("."));
}
