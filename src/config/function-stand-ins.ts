import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import * as urlRules from "../url/format-rules.ts";
import { joinUrl } from "../url/paths.ts";
import { FILE_FUNCTIONS, posixPath } from "./file-stand-ins.ts";
import { FORMAT_VERSION } from "./format-release.ts";
import { docuHash, isNameTooLong, shortName, simpleHash } from "./hashed-name.ts";
import { kebabCase } from "./kebab-case.ts";
import { MARKDOWN_FUNCTIONS } from "./markdown-stand-ins.ts";
import { SITE_PATH_FUNCTIONS } from "./site-path-stand-ins.ts";
import { TAG_FUNCTIONS } from "./tag-stand-ins.ts";
import { unavailableExports } from "./unavailable-exports.ts";

const EXCLUDED = ["**/_*.{js,jsx,ts,tsx,md,mdx}", "**/_*/**", "**/*.test.{js,jsx,ts,tsx}", "**/__tests__/**"];

function aliasedSitePath(file: string, siteDir: string): string {
  return `@site/${posixPath(relative(siteDir, file))}`;
}

/** URL path of a page's file: `guides/index.md` → `/guides/`. */
function fileToPath(file: string): string {
  const path = posixPath(file).replace(/\.(?:mdx?|[jt]sx?)$/, "");
  return /(?:^|\/)index$/.test(path) ? `/${path.replace(/index$/, "")}` : `/${path}`;
}

function isValidPathname(path: string): boolean {
  if (!path.startsWith("/")) return false;
  const { pathname } = new URL(path, "https://example.com");
  return pathname === path || pathname === encodeURI(path);
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

/** One URL of several parts. No slash precedes a query or a hash, and further queries are added to the first. */
function normalizeUrl(parts: readonly string[]): string {
  const [path = "", ...queries] = joinUrl(...parts)
    .replace(/\/(?=[?&]|#[^!])/g, "")
    .split("?");
  return queries.length === 0 ? path : `${path}?${queries.join("&")}`;
}

interface ContentPaths {
  readonly contentPath: string;
  readonly contentPathLocalized?: string;
}

async function mapAsyncSequential<T, R>(list: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of list) results.push(await run(item));
  return results;
}

/**
 * The module `@docusaurus/utils` for sites that do not have the package installed: the functions that a site's plugins
 * use, with the format's names and results.
 */
export function utilsModule(): Readonly<Record<string, unknown>> {
  const { addLeadingSlash, addTrailingSlash, removeTrailingSlash, removePrefix, removeSuffix } = urlRules;
  const functions = {
    ...unavailableExports("@docusaurus/utils"),
    ...SITE_PATH_FUNCTIONS,
    ...FILE_FUNCTIONS,
    ...MARKDOWN_FUNCTIONS,
    ...TAG_FUNCTIONS,
    addLeadingSlash,
    addTrailingSlash,
    removeTrailingSlash,
    removePrefix,
    removeSuffix,
    DOCUSAURUS_VERSION: FORMAT_VERSION,
    DEFAULT_PLUGIN_ID: "default",
    DEFAULT_BUILD_DIR_NAME: "build",
    DEFAULT_CONFIG_FILE_NAME: "docusaurus.config",
    BABEL_CONFIG_FILE_NAME: "babel.config.js",
    WEBPACK_URL_LOADER_LIMIT: 10_000,
    GENERATED_FILES_DIR_NAME: ".docusaurus",
    SRC_DIR_NAME: "src",
    THEME_PATH: "src/theme",
    DEFAULT_PORT: 3000,
    md5Hash: (text: string) => simpleHash(text, 32),
    simpleHash,
    kebabCase,
    docuHash,
    aliasedSitePath,
    GlobExcludeDefault: EXCLUDED,
    fileToPath,
    findFolderContainingFile,
    getFolderContainingFile,
    normalizeUrl,
    getContentPathList: ({ contentPath, contentPathLocalized }: ContentPaths) =>
      [contentPathLocalized, contentPath].filter((path) => path !== undefined),
    aliasedSitePathToRelativePath: (path: string) => path.replace(/^@site\//, ""),
    toMessageRelativeFilePath: (path: string) => posixPath(relative(process.cwd(), path)),
    resolvePathname: (to: string, from = "/") => new URL(to, new URL(from, "https://example.com")).pathname,
    encodePath: (path: string) => path.split("/").map(encodeURIComponent).join("/"),
    escapePath: (path: string) => JSON.stringify(path).slice(1, -1),
    escapeShellArg: (text: string) => `'${text.replaceAll("'", `'"'"'`)}'`,
    getEditUrl: (file: string, editUrl?: string) => editUrl && joinUrl(editUrl, posixPath(file)),
    upperFirst: (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
    isValidPathname,
    isNameTooLong,
    shortName,
    mapAsyncSequential,
    // Releases before 2.0 misspelled it.
    mapAsyncSequencial: mapAsyncSequential,
  };
  return { ...functions, default: functions };
}
