/**
 * The module `@docusaurus/utils` for sites that do not have the package installed: the functions that a site's plugins
 * use, with the format's names and results.
 */

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, posix, relative } from "node:path";
import { Glob } from "bun";
import { joinUrl } from "../url/paths.ts";
import { SITE_PATH_FUNCTIONS } from "./site-path-stand-ins.ts";

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)/;

const EXCLUDED = ["**/_*.{js,jsx,ts,tsx,md,mdx}", "**/_*/**", "**/*.test.{js,jsx,ts,tsx}", "**/__tests__/**"];

function posixPath(path: string): string {
  return path.replaceAll("\\", "/");
}

function simpleHash(text: string, length: number): string {
  return createHash("md5").update(text).digest("hex").slice(0, length);
}

function kebabCase(text: string): string {
  const words = text.replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2").match(/[\p{L}\d]+/gu) ?? [];
  return words.join("-").toLowerCase();
}

/** A file name for any text; different texts have different names. */
function docuHash(text: string): string {
  return text === "/" ? "index" : `${kebabCase(text).slice(0, 200)}-${simpleHash(text, 3)}`;
}

function aliasedSitePath(file: string, siteDir: string): string {
  return `@site/${posixPath(relative(siteDir, file))}`;
}

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
}

async function globby(
  patterns: string | readonly string[],
  { cwd = process.cwd(), ignore = [], absolute = false }: GlobbyOptions = {},
) {
  const isIgnored = createMatcher(ignore);
  const lists = [patterns].flat().map((pattern) => [...new Glob(pattern).scanSync({ cwd })]);
  const found = [...new Set(lists.flat())].filter((path) => !isIgnored(path)).sort();
  return absolute ? found.map((path) => join(cwd, path)) : found;
}

function parseFileContentFrontMatter(text: string): { readonly frontMatter: object; readonly content: string } {
  const match = FRONT_MATTER.exec(text);
  if (!match) return { frontMatter: {}, content: text.trim() };
  return { frontMatter: Object(Bun.YAML.parse(match[1] ?? "")) as object, content: text.slice(match[0].length).trim() };
}

function parseMarkdownContentTitle(text: string): {
  readonly content: string;
  readonly contentTitle: string | undefined;
} {
  const title = /^\s*(?:import .*\n+)*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\{#[^}]*\})?[ \t]*$/m.exec(text);
  const isFirst = title !== null && text.slice(0, title.index).trim() === "";
  return { content: text, contentTitle: isFirst ? title[1]?.replace(/[*_`]/g, "") : undefined };
}

/** The first line of prose, without marks. */
function createExcerpt(text: string): string | undefined {
  const prose = text.replace(/```[\s\S]*?```|<!--[\s\S]*?-->/g, "").split("\n");
  const line = prose
    .map((each) => each.trim())
    .find((each) => each !== "" && !/^(?:#|import |export |[-=*_]{3,}|:::|<\/?\w|!\[)/.test(each));
  return line?.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/<[^>]*>|[*_`~]|^>\s*/g, "");
}

async function parseMarkdownFile({
  filePath,
  fileContent,
}: {
  readonly filePath: string;
  readonly fileContent?: string;
}) {
  const parsed = parseFileContentFrontMatter(fileContent ?? (await readFile(filePath, "utf8")));
  const { contentTitle } = parseMarkdownContentTitle(parsed.content);
  return { ...parsed, contentTitle, excerpt: createExcerpt(parsed.content) };
}

/** URL path of a page's file: `guides/index.md` → `/guides/`. */
function fileToPath(file: string): string {
  const path = posixPath(file).replace(/\.(?:mdx?|[jt]sx?)$/, "");
  return /(?:^|\/)index$/.test(path) ? `/${path.replace(/index$/, "")}` : `/${path}`;
}

async function findFolderContainingFile(folders: readonly string[], file: string): Promise<string | undefined> {
  return folders.find((folder) => existsSync(join(folder, file)));
}

async function getFolderContainingFile(folders: readonly string[], file: string): Promise<string> {
  const found = await findFolderContainingFile(folders, file);
  if (found === undefined)
    throw new Error(`The file \`${file}\` is in none of the folders \`${folders.join("`, `")}\`.`);
  return found;
}

interface ContentPaths {
  readonly contentPath: string;
  readonly contentPathLocalized?: string;
}

/** All exports of the module. */
export function utilsModule(): Readonly<Record<string, unknown>> {
  const functions = {
    ...SITE_PATH_FUNCTIONS,
    DEFAULT_PLUGIN_ID: "default",
    DEFAULT_BUILD_DIR_NAME: "build",
    DEFAULT_CONFIG_FILE_NAME: "docusaurus.config",
    GENERATED_FILES_DIR_NAME: ".docusaurus",
    SRC_DIR_NAME: "src",
    THEME_PATH: "src/theme",
    DEFAULT_PORT: 3000,
    posixPath,
    md5Hash: (text: string) => simpleHash(text, 32),
    simpleHash,
    kebabCase,
    docuHash,
    aliasedSitePath,
    createMatcher,
    createAbsoluteFilePathMatcher,
    Globby: globby,
    GlobExcludeDefault: EXCLUDED,
    parseMarkdownFile,
    parseFileContentFrontMatter,
    DEFAULT_PARSE_FRONT_MATTER: async ({ fileContent }: { readonly fileContent: string }) =>
      parseFileContentFrontMatter(fileContent),
    createExcerpt,
    parseMarkdownContentTitle,
    fileToPath,
    findFolderContainingFile,
    getFolderContainingFile,
    // No slash precedes a query or a hash.
    normalizeUrl: (parts: readonly string[]) => joinUrl(...parts).replace(/\/(?=[?&]|#[^!])/g, ""),
    parseMarkdownString: (text: string) => ({ ...parseFileContentFrontMatter(text), excerpt: createExcerpt(text) }),
    getContentPathList: ({ contentPath, contentPathLocalized }: ContentPaths) =>
      [contentPathLocalized, contentPath].filter((path) => path !== undefined),
    aliasedSitePathToRelativePath: (path: string) => path.replace(/^@site\//, ""),
    toMessageRelativeFilePath: (path: string) => posixPath(relative(process.cwd(), path)),
    addLeadingSlash: (path: string) => (path.startsWith("/") ? path : `/${path}`),
    addTrailingSlash: (path: string) => (path.endsWith("/") ? path : `${path}/`),
    removeTrailingSlash: (path: string) => path.replace(/(?<=.)\/$/, ""),
    resolvePathname: (to: string, from = "/") => posix.resolve(dirname(from), to),
    encodePath: (path: string) => path.split("/").map(encodeURIComponent).join("/"),
    escapePath: (path: string) => JSON.stringify(path).slice(1, -1),
    getEditUrl: (file: string, editUrl?: string) => editUrl && joinUrl(editUrl, posixPath(file)),
    upperFirst: (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
    isValidPathname: (path: string) => path.startsWith("/") && !/\s|\?|#/.test(path),
    isNameTooLong: (name: string) => Buffer.byteLength(name) + 10 > 255,
    mapAsyncSequential: async <T, R>(list: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> => {
      const results: R[] = [];
      for (const item of list) results.push(await run(item));
      return results;
    },
  };
  return { ...functions, default: functions };
}
