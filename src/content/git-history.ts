/**
 * Histories of files from git. In: folders. Out: when each file below them was made and changed, and by whom, with one
 * process for all folders of a repository.
 */

import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Reporter } from "../model/diagnostic.ts";
import type { FileHistory, Histories, HistoryRequest } from "../model/history.ts";
import { toSitePath } from "./files.ts";

const COMMIT = "\u0001";

/**
 * Histories of all files below the folders that were asked for; renames are followed. Diagnostics, when dates are to be
 * shown: `no-git-history` without git or a repository, `shallow-git-history` where only a part of it is there.
 */
export async function readHistories(
  siteDir: string,
  requests: readonly HistoryRequest[],
  report: Reporter,
): Promise<Histories> {
  const dirs = new Set(requests.flatMap((request) => request.dirs).filter((dir) => existsSync(dir)));
  if (dirs.size === 0) return {};
  const realSiteDir = realpathSync(siteDir);
  const repositories = [
    ...Map.groupBy(
      [...dirs].map((dir) => realpathSync(dir)),
      findRepository,
    ),
  ];
  const read = repositories.map(([root, inside]) => readRepository(root, inside, realSiteDir));
  const found = await Promise.all(read);
  if (requests.some(({ isShown }) => isShown)) reportGaps(repositories, found, report);
  return Object.assign({}, ...found);
}

/** The folder at or above one that has the repository in it. */
export function findRepository(dir: string): string | undefined {
  if (existsSync(join(dir, ".git"))) return dir;
  const parent = dirname(dir);
  return parent === dir ? undefined : findRepository(parent);
}

async function readRepository(
  root: string | undefined,
  dirs: readonly string[],
  siteDir: string,
): Promise<Histories | undefined> {
  if (root === undefined) return undefined;
  const format = `--format=${COMMIT}%ct%x02%an`;
  const log = await git(root, ["log", format, "--name-status", "-M", "-z", "--", ...dirs]);
  if (log === undefined) return undefined;
  const sitePath = (path: string): string => toSitePath(siteDir, join(root, path));
  return Object.fromEntries([...parseGitLog(log)].map(([path, history]) => [sitePath(path), history]));
}

type Repositories = readonly (readonly [string | undefined, readonly string[]])[];

function reportGaps(repositories: Repositories, found: readonly unknown[], report: Reporter): void {
  if (found.includes(undefined)) {
    report.add({
      code: "no-git-history",
      severity: "warning",
      message:
        "Dates and authors of last updates cannot be read: the site is in no git repository, or git is not installed.",
      hint: "Set `showLastUpdateTime` and `showLastUpdateAuthor` to `false`, or use `last_update` in front matter.",
    });
  }
  if (repositories.some(([root]) => root !== undefined && existsSync(join(root, ".git", "shallow")))) {
    report.add({
      code: "shallow-git-history",
      severity: "warning",
      message: "Dates and authors of last updates are those of the few commits that were fetched.",
      hint: "Fetch the whole history, for example with `fetch-depth: 0` for `actions/checkout`, or `git fetch --unshallow`.",
    });
  }
}

/** Settings that would change what `git log` prints; a user or a machine may have any of them. */
const SETTINGS = {
  "diff.relative": "false",
  "diff.renameLimit": "1000",
  "i18n.logOutputEncoding": "UTF-8",
  "log.follow": "false",
  "log.showRoot": "true",
  "log.showSignature": "false",
};

async function git(cwd: string, args: readonly string[]): Promise<string | undefined> {
  if (Bun.which("git") === null) return undefined;
  const child = Bun.spawn(["git", ...args], { cwd, env: gitEnvironment(), stdout: "pipe", stderr: "ignore" });
  const text = await new Response(child.stdout).text();
  return (await child.exited) === 0 ? text : undefined;
}

/** The environment with our settings, and without the repository that a hook of git is in. */
function gitEnvironment(): Record<string, string | undefined> {
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, GIT_PREFIX: ____, ...rest } = process.env;
  const settings = Object.entries(SETTINGS).flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return { ...rest, GIT_CONFIG_COUNT: String(Object.keys(SETTINGS).length), ...Object.fromEntries(settings) };
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
