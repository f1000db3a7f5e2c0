/** Which external links worked lately. Returns URLs with the time of their answer, kept for the next check. */

import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PRODUCT } from "../url/debug-paths.ts";

/** URL → time of the answer, in milliseconds. Links that failed are not kept: each check asks them again. */
export type LinkTimes = ReadonlyMap<string, number>;

/** How long an answer counts. */
const MAX_AGE = 24 * 60 * 60 * 1000;

/** Reads what is kept and not too old; nothing where the file is absent or damaged. */
export async function readLinkTimes(siteDir: string, now: number): Promise<LinkTimes> {
  const kept: unknown = await Bun.file(pathOf(siteDir))
    .json()
    .catch(() => undefined);
  if (typeof kept !== "object" || kept === null) return new Map();
  const isFresh = (entry: [string, unknown]): entry is [string, number] =>
    typeof entry[1] === "number" && entry[1] <= now && now - entry[1] < MAX_AGE;
  return new Map(Object.entries(kept).filter(isFresh));
}

/** Keeps the times. A site that cannot be written to is asked anew each time. */
export async function writeLinkTimes(siteDir: string, times: LinkTimes): Promise<void> {
  const path = pathOf(siteDir);
  const temporary = `${path}.${process.pid}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await Bun.write(temporary, JSON.stringify(Object.fromEntries(times)));
    await rename(temporary, path);
  } catch {
    await rm(temporary, { force: true });
  }
}

/** Sites of this format leave the folder out of their repository. */
function pathOf(siteDir: string): string {
  return join(siteDir, `.${PRODUCT}/external-links.json`);
}
