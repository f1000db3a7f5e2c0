/** Tells large sites from small ones before anything is read. */

import { readdirSync } from "node:fs";
import { attempt } from "../report/system-error.ts";

/** Folders that contain no pages. */
const WITHOUT_PAGES = /^(?:\.|node_modules$|dist$|build$)/;

/** Whether a site has so many files or more. */
export function hasManyFiles(siteDir: string, many: number): boolean {
  const folders = [siteDir];
  let found = 0;
  // The list grows while it is read.
  for (const dir of folders) {
    attempt(() => {
      for (const entry of readdirSync(dir, { withFileTypes: true })) {
        if (!entry.isDirectory()) found++;
        else if (!WITHOUT_PAGES.test(entry.name)) folders.push(`${dir}/${entry.name}`);
      }
    });
    if (found >= many) return true;
  }
  return false;
}
