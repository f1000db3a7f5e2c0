/** Files of one folder and no others. In: a relative path. Out: the file, if it is really inside, links followed. */

import { realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";

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

/** Opens a folder. The disk is asked each time, so that a build finished meanwhile is served at once. */
export function openServedFolder(dir: string): ServedFolder {
  return {
    find(path) {
      try {
        const root = realpathSync(dir);
        const absolute = realpathSync(join(root, path));
        if (!absolute.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined;
        const stat = statSync(absolute);
        return stat.isFile() ? { path, absolute, size: stat.size, modified: stat.mtimeMs } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
