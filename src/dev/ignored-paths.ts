/** Paths that a site is never made from. */

import { sep } from "node:path";

/** Folders of tools, and what editors write beside a file while they save it. */
const IGNORED = /^(?:node_modules|\..+|4913|.*~|.*\.(?:tmp|swp|swx|part|crdownload)|.*\.tmp[.-].*|.*___jb_\w+___)$/;

/** Whether a change of the path can be left out: `path` is relative to a folder that is watched. */
export function isIgnored(path: string): boolean {
  return path.split(sep).some((part) => IGNORED.test(part));
}
