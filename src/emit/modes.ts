/** Rights of what is written: a web server of another user must be able to read it, whatever the umask and the sources say. */

import { chmodSync, lstatSync } from "node:fs";

export const FILE_MODE = 0o644;
export const FOLDER_MODE = 0o755;

const RIGHTS = 0o777;

/** Whether files and folders get these rights by themselves: then nothing needs to be set. */
export function isUsualUmask(): boolean {
  return process.platform === "win32" || process.umask() === (RIGHTS & ~FOLDER_MODE);
}

/** Sets the rights of a file or folder that has others; a link is left alone. */
export function setMode(path: string, mode: number): void {
  const stats = lstatSync(path);
  if (!stats.isSymbolicLink() && (stats.mode & RIGHTS) !== mode) chmodSync(path, (stats.mode & ~RIGHTS) | mode);
}
