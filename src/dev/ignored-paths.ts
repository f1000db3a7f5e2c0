import { sep } from "node:path";

/** Folders of tools, and temporary files that editors write while saving. */
const IGNORED = /^(?:node_modules|\..+|4913|.*~|.*\.(?:tmp|swp|swx|part|crdownload)|.*\.tmp[.-].*|.*___jb_\w+___)$/;

/** Whether to ignore a change, because the path never belongs to a site: `path` is relative to a watched folder. */
export function isIgnored(path: string): boolean {
  return path.split(sep).some((part) => IGNORED.test(part));
}
