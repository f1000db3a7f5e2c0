/** Reads file histories from git: when and by whom each file was created and last changed. Reads each repository's log only once. */

import { existsSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Diagnostic, Reporter } from "../model/diagnostic.ts";
import type { FileHistory, Histories, HistoryRequest } from "../model/history.ts";
import { toSitePath } from "../report/site-path.ts";
import { LOG_FORMAT, OlderLog, readGitLog } from "./git-log.ts";
import { findSeam, MOST_COMMITS } from "./git-seam.ts";
import { foldersAbove } from "../cache/surroundings.ts";

export interface HistoriesRequest {
  /** Absolute path of the site folder. */
  readonly siteDir: string;
  readonly requests: readonly HistoryRequest[];
  /** Site-relative paths of all files that become pages. */
  readonly pages: readonly string[];
  readonly report: Reporter;
}

/**
 * Returns the histories of the requested files, following renames. Untracked files have none. If the site shows dates, reports
 * `no-git-history` without git or a repository, unless the front matter of all files has them, and `shallow-git-history` for a shallow clone.
 */
export async function readHistories({ siteDir, requests, pages, report }: HistoriesRequest): Promise<Histories> {
  const changed = requests.flatMap((request) => (request.changed === "all" ? pages : request.changed));
  const created = new Set(requests.flatMap((request) => request.created ?? []));
  const files = locateFiles(siteDir, new Set([...changed, ...created]));
  const repositories = [...Map.groupBy(files, ({ root }) => root)];
  const found = await Promise.all(repositories.map(([root, inside]) => readRepository(root, inside, created)));
  if (requests.some(({ isShown }) => isShown)) {
    const unknown = repositories.flatMap(([, inside], index) => (found[index] === undefined ? inside : []));
    if (unknown.some(({ path }) => !saysUpdate(join(siteDir, path)))) report.add(NO_HISTORY);
    if (repositories.some(([root]) => root !== undefined && isShallow(root))) report.add(SHALLOW_HISTORY);
  }
  return Object.assign({}, ...found);
}

/** A file of the site with its place in a repository. */
interface LocatedFile {
  /** Site-relative path. */
  readonly path: string;
  /** Absolute path of the repository's root; absent outside a repository. */
  readonly root: string | undefined;
  /** Path relative to that root, with `/`. */
  readonly inside: string;
}

/** Finds the repository of each file. Resolves symbolic links. */
function locateFiles(siteDir: string, paths: ReadonlySet<string>): LocatedFile[] {
  const byFolder = [...Map.groupBy(paths, (path) => dirname(join(siteDir, path)))];
  return byFolder.flatMap(([folder, inside]) => {
    if (!existsSync(folder)) return [];
    const dir = realpathSync(folder);
    const root = findRepository(dir);
    const toInside = (path: string): string => toSitePath(root ?? dir, join(dir, basename(path)));
    return inside.map((path) => ({ path, root, inside: toInside(path) }));
  });
}

/** Finds the nearest ancestor folder that contains a repository. */
function findRepository(dir: string): string | undefined {
  if (existsSync(join(dir, ".git"))) return dir;
  const parent = dirname(dir);
  return parent === dir ? undefined : findRepository(parent);
}

async function readRepository(
  root: string | undefined,
  files: readonly LocatedFile[],
  created: ReadonlySet<string>,
): Promise<Histories | undefined> {
  if (root === undefined || Bun.which("git") === null) return undefined;
  const folders = toFewFolders(files.map((file) => (created.has(file.path) ? topFolder(file) : dirname(file.inside))));
  const committed = await listCommitted(root, folders);
  if (committed === undefined) return undefined;
  const known = files.filter(({ inside }) => committed.has(inside));
  const requested = {
    changed: new Set(known.map(({ inside }) => inside)),
    created: new Set(known.filter(({ path }) => created.has(path)).map(({ inside }) => inside)),
  };
  if (known.length === 0) return {};
  // Detecting renames is slow, and only creation dates need it.
  const renames = requested.created.size > 0 ? "-M" : "--no-renames";
  const log = (commit: string) =>
    startGit(root, ["log", LOG_FORMAT, "--name-status", renames, "-z", commit, "--", ...folders]);
  const [newer, older] = [log("HEAD"), startOlder(root, log)];
  const { histories, isComplete, isSplit } = await readGitLog(newer.stdout, requested, older.log);
  if (isComplete || isSplit) newer.kill();
  const isRead = isComplete || (await (isSplit ? older.ended() : newer.exited)) === 0;
  older.kill();
  if (!isRead) return undefined;
  const entries = known.map(({ path, inside }) => [path, histories.get(inside)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, FileHistory] => entry[1] !== undefined));
}

/** Starts reading the older half of a long history on another processor, which would be idle otherwise: git uses one. */
function startOlder(root: string, start: (commit: string) => GitProcess) {
  const list = startGit(root, ["rev-list", "--parents", `--max-count=${MOST_COMMITS}`, "HEAD"]);
  const processes = [list];
  let isOver = false;
  const starting = findSeam(list.stdout).then((seam) => {
    if (seam === undefined || isOver) return undefined;
    const git = start(seam);
    processes.push(git);
    return git.stdout;
  });
  return {
    log: new OlderLog(starting),
    ended: () => processes.at(-1)?.exited,
    kill(): void {
      isOver = true;
      for (const git of processes) git.kill();
    },
  };
}

/** Returns the site's top-level folder that contains the file; renames are followed within it. */
function topFolder({ path, inside }: LocatedFile): string {
  const below = Math.max(path.split("/").length - 1, 1);
  return inside.split("/").slice(0, -below).join("/") || ".";
}

/** Lists the files of the last commit, because other files have no history. */
async function listCommitted(root: string, folders: readonly string[]): Promise<ReadonlySet<string> | undefined> {
  const git = startGit(root, ["ls-tree", "-r", "-z", "--name-only", "HEAD", "--", ...folders]);
  const names = (await new Response(git.stdout).text()).split("\0");
  return (await git.exited) === 0 ? new Set(names) : undefined;
}

/** Git compares each path of each commit with every folder in its arguments. */
const MAX_FOLDERS = 16;

/** Returns a few folders that together contain all the given ones. */
function toFewFolders(folders: readonly string[]): string[] {
  const all = new Set(folders);
  const outer = [...all].filter((path) => !foldersAbove(path).some((above) => all.has(above)));
  if (outer.length <= MAX_FOLDERS) return outer;
  const deepest = Math.max(...outer.map((path) => foldersAbove(path).length));
  return toFewFolders(outer.map((path) => (foldersAbove(path).length === deepest ? dirname(path) : path)));
}

/** Whether the front matter of a file says when or by whom it was changed. */
function saysUpdate(file: string): boolean {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return text.startsWith("---") && text.slice(0, text.indexOf("\n---", 3)).includes("\nlast_update:");
}

function isShallow(root: string): boolean {
  return existsSync(join(root, ".git", "shallow"));
}

const NO_HISTORY: Diagnostic = {
  code: "no-git-history",
  severity: "warning",
  message:
    "Dates and authors of last updates cannot be read: the site is not in a Git repository, or Git is not installed.",
  hint: "Set `showLastUpdateTime` and `showLastUpdateAuthor` to `false`, or use `last_update` in front matter.",
};

const SHALLOW_HISTORY: Diagnostic = {
  code: "shallow-git-history",
  severity: "warning",
  message: "Dates and authors of last updates come from only the few commits that were fetched.",
  hint: "Fetch the whole history, for example with `fetch-depth: 0` for `actions/checkout`, or `git fetch --unshallow`.",
};

/** Git settings that override user settings which would change the output, and settings that limit the memory for a long history. */
const SETTINGS = {
  "core.deltaBaseCacheLimit": "12m",
  "core.packedGitLimit": "16m",
  "core.packedGitWindowSize": "1m",
  "diff.relative": "false",
  "diff.renameLimit": "1000",
  "i18n.logOutputEncoding": "UTF-8",
  "log.follow": "false",
  "log.showRoot": "true",
  "log.showSignature": "false",
};

type GitProcess = Bun.Subprocess<"ignore", "pipe", "ignore">;

function startGit(cwd: string, args: readonly string[]): GitProcess {
  const command = ["git", "--literal-pathspecs", ...args];
  return Bun.spawn(command, { cwd, env: gitEnvironment(), stdin: "ignore", stdout: "pipe", stderr: "ignore" });
}

/**
 * Returns the environment with these settings, without the repository that a git hook runs in. Git would write each commit by itself
 * to a pipe, which takes longer than reading it.
 */
function gitEnvironment(): Record<string, string | undefined> {
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, GIT_PREFIX: ____, ...rest } = process.env;
  const settings = Object.entries(SETTINGS).flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return {
    ...rest,
    GIT_FLUSH: "0",
    GIT_CONFIG_COUNT: String(Object.keys(SETTINGS).length),
    ...Object.fromEntries(settings),
  };
}
