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

/** What package managers write with each installation: the packages, with their versions. */
const INSTALLED = [".package-lock.json", ".yarn-integrity", ".yarn-state.yml", ".modules.yaml"];

/** Manifests of all packages that the site's modules can import, and settings in parent folders. */
export function modulePlaces(siteDir: string): string[] {
  const above = foldersAbove(siteDir);
  const settings = above.flatMap((dir) => MODULE_FILES.map((name) => join(dir, name)));
  return [...settings, ...packagesAround(siteDir)];
}

/**
 * What decides, apart from the files of the site and of the packages themselves, where its imports lead: a text that is the same on
 * machines with the same installation.
 */
export function resolutionOf(siteDir: string): string {
  const folders = [siteDir, ...foldersAbove(siteDir)];
  const settings = folders.flatMap((dir) => MODULE_FILES.map((name) => join(dir, name)));
  const installed = folders.flatMap((dir) => INSTALLED.map((name) => join(dir, "node_modules", name)));
  return JSON.stringify([settings.flatMap((file) => textsOf(file)), installed.map(textIn), packagesAround(siteDir)]);
}

/** The text of a file of settings, and those of the files that it extends. */
function textsOf(file: string, above: readonly string[] = []): (string | undefined)[] {
  const text = textIn(file);
  const [, extended = ""] = /"extends"\s*:\s*(\[[^\]]*\]|"[^"]*")/.exec(text ?? "") ?? [];
  const files = Array.from(
    extended.matchAll(/"(\.[^"]*?)(?:\.json)?"/g),
    ([, name = ""]) => `${join(dirname(file), name)}.json`,
  );
  return [text, ...files.flatMap((one) => (above.includes(one) ? [] : textsOf(one, [...above, file])))];
}

function packagesAround(siteDir: string): string[] {
  return [siteDir, ...foldersAbove(siteDir)].flatMap((dir) => listPackages(join(dir, "node_modules")));
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
