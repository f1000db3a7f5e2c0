/** External links that worked recently: URLs with the time of their answer, stored for the next check. */

import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { systemCode } from "../report/system-error.ts";
import { replaceFile } from "../system/replace-file.ts";
import { PRODUCT } from "../url/debug-paths.ts";

/** URL → time of the answer, in milliseconds. Failed links are not stored: each check requests them again. */
export type LinkTimes = ReadonlyMap<string, number>;

/** How long an answer is valid. */
const MAX_AGE = 24 * 60 * 60 * 1000;

/** Reads the stored answers that are recent enough; none if the file is missing or damaged. */
export async function readLinkTimes(siteDir: string, now: number): Promise<LinkTimes> {
  const cached: unknown = await Bun.file(pathOf(siteDir))
    .json()
    .catch(() => undefined);
  if (typeof cached !== "object" || cached === null) return new Map();
  const isFresh = (entry: [string, unknown]): entry is [string, number] =>
    typeof entry[1] === "number" && entry[1] <= now && now - entry[1] < MAX_AGE;
  return new Map(Object.entries(cached).filter(isFresh));
}

/** Stores the times. If the site is read-only, each check starts from scratch. */
export function writeLinkTimes(siteDir: string, times: LinkTimes): void {
  const path = pathOf(siteDir);
  try {
    mkdirSync(dirname(path), { recursive: true });
    replaceFile(path, JSON.stringify(Object.fromEntries(times)));
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
  }
}

/** Sites of this format leave the folder out of their repository. */
function pathOf(siteDir: string): string {
  return join(siteDir, `.${PRODUCT}/external-links.json`);
}
