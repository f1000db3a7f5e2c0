/**
 * What a site depends on outside its folder, whatever its config says: packages at and above it, module settings, its
 * Git repository, and the environment.
 */

import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { namesIn, textIn } from "../system/lenient-files.ts";

/** Files that change how modules are resolved. */
const MODULE_FILES = ["package.json", "tsconfig.json", "jsconfig.json"];

/** Manifests of all packages that the site's modules can import, and settings in parent folders. */
export function modulePlaces(siteDir: string): string[] {
  const above = foldersAbove(siteDir);
  const settings = above.flatMap((dir) => MODULE_FILES.map((name) => join(dir, name)));
  return [...settings, ...[siteDir, ...above].flatMap((dir) => listPackages(join(dir, "node_modules")))];
}

function listPackages(dir: string): string[] {
  return namesIn(dir)
    .flatMap((name) => (name.startsWith("@") ? namesIn(join(dir, name)).map((own) => join(name, own)) : name))
    .filter((name) => !name.startsWith("."))
    .sort()
    .map((name) => join(dir, name, "package.json"));
}

/** Files in which Git stores the current commit of a folder, and settings for showing commits; none outside of a repository. */
export function gitPlaces(folder: string): string[] {
  const root = [folder, ...foldersAbove(folder)].find((dir) => existsSync(join(dir, ".git")));
  if (root === undefined) return [];
  const git = gitFolder(join(root, ".git"));
  // A worktree shares everything except its HEAD with others.
  const common = resolve(git, textIn(join(git, "commondir"))?.trim() ?? ".");
  const head = join(git, "HEAD");
  const branch = /^ref: (.+)/.exec(textIn(head)?.trim() ?? "")?.[1];
  const shared = ["config", "packed-refs", "reftable", "shallow", "info", ...(branch === undefined ? [] : [branch])];
  const settings = [".gitconfig", ".config/git/config"].map((name) => join(homedir(), name));
  return [head, ...shared.map((name) => join(common, name)), join(root, ".mailmap"), ...settings];
}

/** Location of a repository: `.git`, or the folder that a file of that name points to. */
function gitFolder(path: string): string {
  const elsewhere = /^gitdir: (.+)/.exec(textIn(path)?.trim() ?? "")?.[1];
  return elsewhere === undefined ? path : resolve(dirname(path), elsewhere);
}

/** The folders around a path, innermost first: up to the root, or up to `.` for a relative one. */
export function foldersAbove(dir: string): string[] {
  const parent = dirname(dir);
  return parent === dir ? [] : [parent, ...foldersAbove(parent)];
}

/** Variables that every site depends on: time zone, language, and settings of the runtime and of Git. */
const COMMON = /^(?:TZ|LANG|LANGUAGE|LC_\w+|NODE_\w+|BUN_\w+|GIT_\w+|BABEL_ENV|DOCUSAURUS_\w+|HOME)$/;

/** Those that rendering depends on too: the others matter only while the site is loaded. */
const OF_PAGES = /^(?:TZ|LANG|LANGUAGE|LC_\w+|NODE_ENV|BABEL_ENV|DOCUSAURUS_\w+)$/;

/** Values of these variables and of the named ones. With `pages`, only of those that pages depend on, which many machines share. */
export function readVariables(
  env: NodeJS.ProcessEnv,
  named: readonly string[],
  { pages = false } = {},
): Record<string, string | undefined> {
  const common = pages ? OF_PAGES : COMMON;
  const names = [...Object.keys(env).filter((name) => common.test(name)), ...named];
  const values = Object.fromEntries([...new Set(names)].sort().map((name) => [name, env[name]]));
  // Shells differ in `PATH`, but of all programs on it only Git changes a page.
  return pages ? values : { ...values, git: Bun.which("git", { PATH: env["PATH"] ?? "" }) ?? undefined };
}
