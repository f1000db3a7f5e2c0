/** Permissions of the output. A web server that runs as another user must be able to read it, whatever the umask. */

import { chmodSync, type Stats } from "node:fs";

export const FILE_MODE = 0o644;
export const FOLDER_MODE = 0o755;

const PERMISSIONS = 0o777;

/** Returns whether new files and folders get these modes anyway. */
export function isUsualUmask(): boolean {
  return process.platform === "win32" || process.umask() === (PERMISSIONS & ~FOLDER_MODE);
}

/** Sets the mode of a file or folder unless it has it already. Skips links. */
export function setMode(path: string, stats: Stats): void {
  const mode = stats.isDirectory() ? FOLDER_MODE : FILE_MODE;
  if (!stats.isSymbolicLink() && (stats.mode & PERMISSIONS) !== mode)
    chmodSync(path, (stats.mode & ~PERMISSIONS) | mode);
}
