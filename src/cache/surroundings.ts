/**
 * What a site is made from outside of its folder, whatever its config says: packages at and above it, settings of modules, its
 * git repository, and the environment.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** Files that change how modules are found. */
const MODULE_FILES = ["package.json", "tsconfig.json", "jsconfig.json"];

/** Manifests of all packages that the site's modules can find, and settings above the site. */
export function modulePlaces(siteDir: string): string[] {
  const above = foldersAbove(siteDir);
  const settings = above.flatMap((dir) => MODULE_FILES.map((name) => join(dir, name)));
  return [...settings, ...[siteDir, ...above].flatMap((dir) => listPackages(join(dir, "node_modules")))];
}

function listPackages(dir: string): string[] {
  return listNames(dir)
    .flatMap((name) => (name.startsWith("@") ? listNames(join(dir, name)).map((own) => join(name, own)) : name))
    .filter((name) => !name.startsWith("."))
    .sort()
    .map((name) => join(dir, name, "package.json"));
}

function listNames(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}

/** Files in which git keeps the last commit that a folder shows, and settings of how it shows commits; none outside of a repository. */
export function gitPlaces(folder: string): string[] {
  const root = [folder, ...foldersAbove(folder)].find((dir) => existsSync(join(dir, ".git")));
  if (root === undefined) return [];
  const git = gitFolder(join(root, ".git"));
  // A worktree shares all but its head with others.
  const common = resolve(git, readText(join(git, "commondir")) ?? ".");
  const head = join(git, "HEAD");
  const branch = /^ref: (.+)/.exec(readText(head) ?? "")?.[1];
  const shared = ["config", "packed-refs", "reftable", "shallow", "info", ...(branch === undefined ? [] : [branch])];
  const settings = [".gitconfig", ".config/git/config"].map((name) => join(homedir(), name));
  return [head, ...shared.map((name) => join(common, name)), join(root, ".mailmap"), ...settings];
}

/** Where a repository is kept: in `.git`, or where that file says. */
function gitFolder(path: string): string {
  const elsewhere = /^gitdir: (.+)/.exec(readText(path) ?? "")?.[1];
  return elsewhere === undefined ? path : resolve(dirname(path), elsewhere);
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return undefined;
  }
}

function foldersAbove(dir: string): string[] {
  const parent = dirname(dir);
  return parent === dir ? [] : [parent, ...foldersAbove(parent)];
}

/** Variables that every site depends on: the time zone, the language, and settings of the runtime and of git. */
const COMMON = /^(?:TZ|LANG|LANGUAGE|LC_\w+|NODE_\w+|BUN_\w+|GIT_\w+|BABEL_ENV|DOCUSAURUS_\w+|HOME|PATH)$/;

/** Those of them that rendering depends on, too: the others have had their say when the site is loaded. */
const OF_PAGES = /^(?:TZ|LANG|LANGUAGE|LC_\w+|NODE_ENV|BABEL_ENV|DOCUSAURUS_\w+)$/;

/** Values of these variables and of those that are named. With `pages`, of what pages depend on: it is the same on many machines. */
export function readVariables(
  env: NodeJS.ProcessEnv,
  named: readonly string[],
  { pages = false } = {},
): Record<string, string | undefined> {
  const common = pages ? OF_PAGES : COMMON;
  const names = [...Object.keys(env).filter((name) => common.test(name)), ...named];
  return Object.fromEntries([...new Set(names)].sort().map((name) => [name, env[name]]));
}
