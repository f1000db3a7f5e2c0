/**
 * When and by whom a page was changed. In: front matter and the history of a git repository.
 * Out: dates as milliseconds since 1970, the same on every machine.
 */

import { realpathSync } from "node:fs";
import { join } from "node:path";
import type { Reporter } from "../model/diagnostic.ts";
import type { LastUpdate } from "../model/docs.ts";
import { toSitePath } from "./files.ts";

/** What git knows of one file. */
export interface FileHistory {
  /** Milliseconds since 1970 of the commit that added the file. */
  readonly created: number;
  /** Milliseconds since 1970 of the last commit that changed it. */
  readonly changed: number;
  /** Name of the author of the last commit. */
  readonly author: string;
}

/** By site-relative path. */
export type Histories = Readonly<Record<string, FileHistory>>;

/**
 * Milliseconds since 1970 of a date as front matter has it: a `Date`, ISO 8601 (`2022-07-14`, with or without time) or
 * what JavaScript takes (`July 14, 2022`, `7/14/2022`). A date without a time zone is in UTC. `undefined` if it is none.
 */
export function parseDate(value: unknown): number | undefined {
  if (value instanceof Date) return finite(value.getTime());
  if (typeof value !== "string") return undefined;
  const text = value.trim().replace(/^(\d{4}-\d{2}-\d{2})\s+(?=\d)/, "$1T");
  const hasTime = /\d:\d\d/.test(text);
  const hasZone = /(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})$/i.test(text) && (hasTime || !/^\d{4}-\d{2}-\d{2}$/.test(text));
  if (hasZone) return finite(Date.parse(text));
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return finite(Date.parse(text));
  return finite(Date.parse(/^\d{4}-\d{2}-\d{2}T/.test(text) ? `${text}Z` : `${text} UTC`));
}

function finite(time: number): number | undefined {
  return Number.isFinite(time) ? time : undefined;
}

export interface LastUpdateInput {
  readonly showTime: boolean;
  readonly showAuthor: boolean;
  /** `last_update` of the front matter, checked; wins over git. */
  readonly authored?: { readonly author?: string | undefined; readonly date?: unknown } | undefined;
  readonly history?: FileHistory | undefined;
}

/** What the page shows of its last change; `undefined` when it shows nothing. */
export function toLastUpdate({ showTime, showAuthor, authored, history }: LastUpdateInput): LastUpdate | undefined {
  const author = showAuthor ? (authored?.author ?? history?.author) : undefined;
  const date = showTime ? (parseDate(authored?.date) ?? history?.changed) : undefined;
  if (author === undefined && date === undefined) return undefined;
  return { ...(author === undefined ? {} : { author }), ...(date === undefined ? {} : { date }) };
}

const COMMIT = "\u0001";

/**
 * Histories of all files below the folders (absolute paths), with one call of git for all of them; renames are followed.
 * Without git or a repository: the diagnostic `no-git-history`, and none.
 */
export async function readGitHistories(siteDir: string, dirs: readonly string[], report: Reporter): Promise<Histories> {
  const root = await git(siteDir, ["rev-parse", "--show-toplevel"]);
  const format = `--format=${COMMIT}%ct%x02%an`;
  const args = ["-c", "core.quotepath=off", "log", format, "--name-status", "-M", "-z", "--", ...dirs];
  const log = root === undefined ? undefined : await git(siteDir, args);
  if (root === undefined || log === undefined) {
    report.add({
      code: "no-git-history",
      severity: "warning",
      message:
        "Dates and authors of last updates cannot be read: the site is in no git repository, or git is not installed.",
      hint: "Set `showLastUpdateTime` and `showLastUpdateAuthor` to `false`, or use `last_update` in front matter.",
    });
    return {};
  }
  const realSiteDir = realpathSync(siteDir);
  const sitePath = (path: string): string => toSitePath(realSiteDir, join(root.trim(), path));
  return Object.fromEntries([...parseGitLog(log)].map(([path, history]) => [sitePath(path), history]));
}

async function git(cwd: string, args: readonly string[]): Promise<string | undefined> {
  if (Bun.which("git") === null) return undefined;
  const child = Bun.spawn(["git", ...args], { cwd, stdout: "pipe", stderr: "ignore" });
  const text = await new Response(child.stdout).text();
  return (await child.exited) === 0 ? text : undefined;
}

/**
 * Histories from `git log --name-status -z`, newest commit first. A renamed file goes on under its old name further back,
 * so `names` leads from the name at a point in the past to the name of today.
 */
export function parseGitLog(log: string): Map<string, FileHistory> {
  const histories = new Map<string, FileHistory>();
  const names = new Map<string, string>();
  for (const commit of log.split(COMMIT).slice(1)) {
    const [head = "", ...fields] = commit.split("\0");
    const [seconds = "", author = ""] = head.split("\u0002");
    const time = Number(seconds) * 1000;
    for (let index = 0; index < fields.length; index++) {
      const status = fields[index]?.trim() ?? "";
      if (status === "") continue;
      const before = fields[++index] ?? "";
      const after = /^[RC]/.test(status) ? (fields[++index] ?? "") : before;
      const today = names.get(after) ?? after;
      if (status.startsWith("R")) names.set(before, today);
      const later = histories.get(today);
      histories.set(today, later ? { ...later, created: time } : { created: time, changed: time, author });
    }
  }
  return histories;
}
