/** Functions of the module `@docusaurus/utils` that read and write files: patterns, generated files, built pages, modules and dates of commits. */

import { existsSync, statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { Glob } from "bun";

/** A path with `/`, unless it is one of Windows in its long form. */
export function posixPath(path: string): string {
  return path.startsWith("\\\\?\\") ? path : path.replaceAll("\\", "/");
}

/** Whether a path matches one of the patterns. */
function createMatcher(patterns: readonly string[]): (path: string) => boolean {
  const globs = patterns.map((pattern) => new Glob(pattern));
  return (path) => globs.some((glob) => glob.match(posixPath(path)));
}

/** The same for absolute paths below one of the folders. */
function createAbsoluteFilePathMatcher(
  patterns: readonly string[],
  folders: readonly string[],
): (path: string) => boolean {
  const matches = createMatcher(patterns);
  return (path) => {
    const inside = folders.map((folder) => relative(folder, path)).find((name) => !name.startsWith(".."));
    if (inside === undefined)
      throw new Error(`The file \`${path}\` is in none of the folders \`${folders.join("`, `")}\`.`);
    return matches(inside);
  };
}

interface GlobbyOptions {
  readonly cwd?: string;
  readonly ignore?: readonly string[];
  readonly absolute?: boolean;
  readonly dot?: boolean;
  readonly onlyFiles?: boolean;
  readonly onlyDirectories?: boolean;
}

/** Lists files by pattern. `!` excludes, and the name of a folder matches everything in it. */
function globbySync(patterns: string | readonly string[], options: GlobbyOptions = {}): string[] {
  const { cwd = process.cwd(), ignore = [], absolute = false, dot = false, onlyDirectories = false } = options;
  const onlyFiles = onlyDirectories ? false : (options.onlyFiles ?? true);
  const all = [patterns].flat().map((pattern) => posixPath(pattern));
  const excluded = [...all.flatMap((pattern) => (pattern.startsWith("!") ? pattern.slice(1) : [])), ...ignore];
  const isExcluded = createMatcher(excluded.flatMap((pattern) => inFolder(pattern, cwd)));
  const included = all.filter((pattern) => !pattern.startsWith("!")).flatMap((pattern) => inFolder(pattern, cwd));
  const found = new Set(included.flatMap((pattern) => [...new Glob(pattern).scanSync({ cwd, dot, onlyFiles })]));
  return [...found]
    .map(posixPath)
    .filter((path) => !isExcluded(path) && (!onlyDirectories || statSync(resolve(cwd, path)).isDirectory()))
    .sort()
    .map((path) => (absolute && !isAbsolute(path) ? posixPath(join(cwd, path)) : path));
}

function inFolder(pattern: string, cwd: string): string[] {
  const isFolder =
    !/[*?{[(]/.test(pattern) && statSync(resolve(cwd, pattern), { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? [pattern, `${pattern.replace(/\/$/, "")}/**`] : [pattern];
}

const globby = Object.assign(
  async (patterns: string | readonly string[], options?: GlobbyOptions) => globbySync(patterns, options),
  { sync: globbySync },
);

/** Patterns may be absolute, or relative with the separators of the system. */
async function safeGlobby(patterns: readonly string[], options?: GlobbyOptions): Promise<string[]> {
  return globbySync(
    patterns.map((pattern) => posixPath(relative(process.cwd(), pattern))),
    options,
  );
}

/** Writes a file unless it has this content already. */
async function generate(folder: string, file: string, content: string): Promise<void> {
  const path = resolve(folder, file);
  if (existsSync(path) && (await readFile(path, "utf8")) === content) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** The file of a page, by its path without `baseUrl`. */
async function readOutputHTMLFile(permalink: string, outDir: string, trailingSlash?: boolean): Promise<Buffer> {
  const inFolderOfPage = join(outDir, permalink, "index.html");
  const named = join(outDir, permalink.replace(/\/$/, ""));
  const beside = /\.html?$/i.test(named) ? named : `${named}.html`;
  const places = [...(trailingSlash === false ? [] : [inFolderOfPage]), ...(trailingSlash === true ? [] : [beside])];
  const file = places.find((place) => existsSync(place));
  if (file === undefined)
    throw new Error(`There is no page for \`${permalink}\`: \`${places.join("` and `")}\` do not exist.`);
  return readFile(file);
}

/** The default export of a module, which is read anew. */
async function loadFreshModule(path: string): Promise<unknown> {
  if (typeof path !== "string")
    throw new Error(`\`loadFreshModule\` expects the path of a module, not ${typeof path}.`);
  const file = resolve(path);
  delete require.cache[file];
  const exports = (await import(Bun.pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  return "default" in exports ? exports["default"] : exports;
}

class GitNotFoundError extends Error {}
class FileNotTrackedError extends Error {}

interface CommitRequest {
  readonly age?: "oldest" | "newest";
  readonly includeAuthor?: boolean;
}

/** Date of the first or last commit of a file. */
async function getFileCommitDate(file: string, { age = "oldest", includeAuthor = false }: CommitRequest = {}) {
  if (Bun.which("git") === null)
    throw new GitNotFoundError(`The history of \`${file}\` is unknown: git is not installed.`);
  if (!existsSync(file)) throw new Error(`The history of \`${file}\` is unknown: the file does not exist.`);
  const first = age === "oldest" ? ["--follow", "--diff-filter=A"] : [];
  const command = [
    "git",
    "-c",
    "log.showSignature=false",
    "log",
    "--format=%ct,%an",
    "--max-count=1",
    ...first,
    "--",
    basename(file),
  ];
  const git = Bun.spawn(command, { cwd: dirname(resolve(file)), stdout: "pipe", stderr: "pipe" });
  const [seconds = "", ...names] = (await new Response(git.stdout).text()).trim().split(",");
  if ((await git.exited) !== 0) throw new Error(`The history of \`${file}\` is unknown: git failed.`);
  if (seconds === "")
    throw new FileNotTrackedError(`The history of \`${file}\` is unknown: git does not track the file.`);
  const timestamp = Number(seconds) * 1000;
  return { date: new Date(timestamp), timestamp, ...(includeAuthor && { author: names.join(",") }) };
}

interface LastUpdateOptions {
  readonly showLastUpdateAuthor?: boolean;
  readonly showLastUpdateTime?: boolean;
}

/** Author and time of a file's last change, of which the front matter may name either. */
async function readLastUpdateData(
  file: string,
  { showLastUpdateAuthor = false, showLastUpdateTime = false }: LastUpdateOptions,
  authored: { readonly author?: string; readonly date?: string | Date } = {},
) {
  const needsGit =
    (showLastUpdateAuthor && authored.author === undefined) || (showLastUpdateTime && authored.date === undefined);
  const commit = needsGit
    ? await getFileCommitDate(file, { age: "newest", includeAuthor: true }).catch(() => undefined)
    : undefined;
  const date = authored.date === undefined ? commit?.timestamp : new Date(authored.date).getTime();
  return {
    lastUpdatedBy: showLastUpdateAuthor ? (authored.author ?? commit?.author) : undefined,
    lastUpdatedAt: showLastUpdateTime ? date : undefined,
  };
}

interface Places {
  readonly filePath: string;
  readonly contentPaths: { readonly contentPath: string; readonly contentPathLocalized?: string };
}

/** Finds a data file. A translation of it comes first. */
async function getDataFilePath({ filePath, contentPaths }: Places): Promise<string | undefined> {
  const folders = [contentPaths.contentPathLocalized, contentPaths.contentPath].filter((path) => path !== undefined);
  return folders.map((folder) => join(folder, filePath)).find((path) => existsSync(path));
}

/** The data of such a file. */
async function readDataFile(places: Places): Promise<unknown> {
  const path = await getDataFilePath(places);
  return path === undefined ? undefined : Bun.YAML.parse(await readFile(path, "utf8"));
}

/** Exports of the module. */
export const FILE_FUNCTIONS: Readonly<Record<string, unknown>> = {
  posixPath,
  createMatcher,
  createAbsoluteFilePathMatcher,
  Globby: globby,
  safeGlobby,
  globTranslatableSourceFiles: async (patterns: readonly string[]) =>
    (await safeGlobby(patterns)).filter((path) => /\.[jt]sx?$/.test(path) && !path.endsWith(".d.ts")),
  generate,
  readOutputHTMLFile,
  loadFreshModule,
  GitNotFoundError,
  FileNotTrackedError,
  getFileCommitDate,
  readLastUpdateData,
  getDataFilePath,
  readDataFile,
};
