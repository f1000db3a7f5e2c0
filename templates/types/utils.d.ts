// `@docusaurus/utils`: functions for plugins.

interface FrontMatter {
  [field: string]: unknown;
}
interface ContentPaths {
  readonly contentPath: string;
  readonly contentPathLocalized?: string;
}
interface UrlPath {
  readonly pathname: string;
  readonly search?: string;
  readonly hash?: string;
}
interface TranslationFile {
  readonly path: string;
  readonly content: { readonly [key: string]: { readonly message: string; readonly description?: string } };
}
interface PageTag {
  readonly inline: boolean;
  readonly label: string;
  readonly permalink: string;
  readonly description: string | undefined;
}
interface GlobOptions {
  readonly cwd?: string;
  readonly ignore?: readonly string[];
  readonly absolute?: boolean;
  readonly dot?: boolean;
  readonly onlyFiles?: boolean;
  readonly onlyDirectories?: boolean;
}
interface VisibilityRequest {
  readonly frontMatter: { readonly draft?: boolean; readonly unlisted?: boolean };
  readonly env?: string;
}

export declare const NODE_MAJOR_VERSION: number;
export declare const NODE_MINOR_VERSION: number;
export declare const DOCUSAURUS_VERSION: string;
export declare const DEFAULT_PLUGIN_ID: "default";
export declare const DEFAULT_BUILD_DIR_NAME: string;
export declare const DEFAULT_CONFIG_FILE_NAME: string;
export declare const DEFAULT_STATIC_DIR_NAME: string;
export declare const DEFAULT_I18N_DIR_NAME: string;
export declare const BABEL_CONFIG_FILE_NAME: string;
export declare const CODE_TRANSLATIONS_FILE_NAME: string;
export declare const OUTPUT_STATIC_ASSETS_DIR_NAME: string;
export declare const GENERATED_FILES_DIR_NAME: string;
export declare const SRC_DIR_NAME: string;
export declare const THEME_PATH: string;
export declare const DEFAULT_PORT: number;
export declare const WEBPACK_URL_LOADER_LIMIT: number;
export declare const GlobExcludeDefault: string[];

/** Joins parts of a URL. */
export declare function normalizeUrl(parts: readonly string[]): string;
export declare function getEditUrl(file: string, editUrl?: string): string | undefined;
export declare function fileToPath(file: string): string;
export declare function encodePath(path: string): string;
export declare function isValidPathname(path: string): boolean;
export declare function resolvePathname(to: string, from?: string): string;
export declare function parseURLPath(path: string, from?: string | URL): UrlPath;
export declare function parseURLOrPath(path: string, from?: string | URL): URL;
export declare function parseLocalURLPath(path: string): UrlPath | null;
export declare function toURLPath(url: URL): UrlPath;
export declare function serializeURLPath(path: UrlPath): string;
export declare function hasSSHProtocol(url: string): boolean;
export declare function buildHttpsUrl(
  credentials: string,
  host: string,
  owner: string,
  name: string,
  port?: string,
): string;
export declare function buildSshUrl(host: string, owner: string, name: string, port?: string): string;
export declare function resolveMarkdownLinkPathname(
  link: string,
  context: {
    readonly sourceFilePath: string;
    readonly siteDir: string;
    readonly contentPaths: ContentPaths;
    readonly sourceToPermalink: ReadonlyMap<string, string>;
  },
): string | null;

/** A file name for any text. */
export declare function docuHash(
  text: string,
  options?: { readonly hashExtra?: string; readonly hashLength?: number },
): string;
export declare function simpleHash(text: string, length: number): string;
export declare function md5Hash(text: string): string;
export declare function isNameTooLong(name: string): boolean;
export declare function shortName(name: string): string;
export declare function posixPath(path: string): string;
export declare function escapePath(path: string): string;
export declare function addTrailingPathSeparator(path: string): string;
/** `@site/…` */
export declare function aliasedSitePath(file: string, siteDir: string): string;
export declare function aliasedSitePathToRelativePath(path: string): string;
export declare function toMessageRelativeFilePath(path: string): string;
export declare function escapeRegexp(text: string): string;

export declare function createMatcher(patterns: readonly string[]): (path: string) => boolean;
export declare function createAbsoluteFilePathMatcher(
  patterns: readonly string[],
  folders: readonly string[],
): (path: string) => boolean;
export declare const Globby: {
  (patterns: string | readonly string[], options?: GlobOptions): Promise<string[]>;
  sync(patterns: string | readonly string[], options?: GlobOptions): string[];
};
export declare function safeGlobby(patterns: readonly string[], options?: GlobOptions): Promise<string[]>;
export declare function globTranslatableSourceFiles(patterns: readonly string[]): Promise<string[]>;
export declare function generate(folder: string, file: string, content: string): Promise<void>;
/** The HTML of a page, by its path without `baseUrl`. */
export declare function readOutputHTMLFile(
  permalink: string,
  outDir: string,
  trailingSlash?: boolean,
): Promise<Uint8Array>;
export declare function loadFreshModule(path: string): Promise<unknown>;
export declare function getDataFilePath(places: {
  readonly filePath: string;
  readonly contentPaths: ContentPaths;
}): Promise<string | undefined>;
export declare function readDataFile(places: {
  readonly filePath: string;
  readonly contentPaths: ContentPaths;
}): Promise<unknown>;
export declare function getContentPathList(paths: ContentPaths): string[];
export declare function findFolderContainingFile(folders: readonly string[], file: string): Promise<string | undefined>;
export declare function getFolderContainingFile(folders: readonly string[], file: string): Promise<string>;

export declare class GitNotFoundError extends Error {}
export declare class FileNotTrackedError extends Error {}
export declare function getFileCommitDate(
  file: string,
  options?: { readonly age?: "oldest" | "newest"; readonly includeAuthor?: boolean },
): Promise<{ readonly date: Date; readonly timestamp: number; readonly author?: string }>;
export declare function readLastUpdateData(
  file: string,
  options: { readonly showLastUpdateAuthor?: boolean; readonly showLastUpdateTime?: boolean },
  authored?: { readonly author?: string; readonly date?: string | Date },
): Promise<{ readonly lastUpdatedBy?: string; readonly lastUpdatedAt?: number }>;

export declare function parseFileContentFrontMatter(text: string): { frontMatter: FrontMatter; content: string };
export declare function DEFAULT_PARSE_FRONT_MATTER(file: {
  readonly filePath: string;
  readonly fileContent: string;
}): Promise<{ frontMatter: FrontMatter; content: string }>;
export declare function parseMarkdownFile(request: {
  readonly filePath: string;
  readonly fileContent?: string;
  readonly parseFrontMatter?: (file: {
    readonly filePath: string;
    readonly fileContent: string;
    readonly defaultParseFrontMatter: typeof DEFAULT_PARSE_FRONT_MATTER;
  }) => Promise<{ frontMatter: FrontMatter; content: string }>;
  readonly removeContentTitle?: boolean;
}): Promise<{
  frontMatter: FrontMatter;
  content: string;
  contentTitle: string | undefined;
  excerpt: string | undefined;
}>;
export declare function parseMarkdownContentTitle(
  text: string,
  options?: { readonly removeContentTitle?: boolean },
): { content: string; contentTitle: string | undefined };
export declare function createExcerpt(text: string): string | undefined;
export declare function parseMarkdownHeadingId(
  heading: string,
  syntax?: "classic" | "mdx-comment",
): { text: string; id: string | undefined };
export declare function createSlugger(): { slug(text: string, options?: { readonly maintainCase?: boolean }): string };
export declare function escapeMarkdownHeadingIds(text: string): string;
export declare function unwrapMdxCodeBlocks(text: string): string;
export declare function admonitionTitleToDirectiveLabel(text: string, kinds: readonly string[]): string;

export declare function getLocaleConfig<T>(
  i18n: { readonly currentLocale: string; readonly localeConfigs: { readonly [locale: string]: T } },
  locale?: string,
): T;
export declare function getPluginI18nPath(request: {
  readonly localizationDir: string;
  readonly pluginName: string;
  readonly pluginId?: string;
  readonly subPaths?: readonly string[];
}): string;
export declare function mergeTranslations<T extends object>(contents: readonly T[]): T;
export declare function updateTranslationFileMessages<F extends TranslationFile>(
  file: F,
  change: (message: string) => string,
): F;

export declare function normalizeTags(request: {
  readonly frontMatterTags?: readonly (string | { readonly label: string; readonly permalink: string })[];
  readonly tagsBaseRoutePath: string;
  readonly tagsFile: { readonly [key: string]: { readonly label: string; readonly permalink: string } } | null;
  readonly source: string;
  readonly options: {
    readonly onInlineTags?: "ignore" | "log" | "warn" | "throw";
    readonly tags?: string | false | null;
  };
}): PageTag[];
export declare function reportInlineTags(request: {
  readonly tags: readonly PageTag[];
  readonly source: string;
  readonly options: {
    readonly onInlineTags?: "ignore" | "log" | "warn" | "throw";
    readonly tags?: string | false | null;
  };
}): void;
export declare function groupTaggedItems<T, U extends { readonly permalink: string }>(
  items: readonly T[],
  tagsOf: (item: T) => readonly U[],
): { [permalink: string]: { tag: U; items: T[] } };
export declare function getTagVisibility<T>(request: {
  readonly items: readonly T[];
  readonly isUnlisted: (item: T) => boolean;
}): { readonly unlisted: boolean; readonly listedItems: readonly T[] };
export declare function isDraft(request: VisibilityRequest): boolean;
export declare function isUnlisted(request: VisibilityRequest): boolean;

export declare function flattenRoutes<R extends { readonly routes?: readonly R[] }>(routes: readonly R[]): R[];
export declare function getFileLoaderUtils(isServer?: boolean): {
  readonly loaders: { readonly [name: string]: unknown };
  readonly rules: { readonly [name: string]: () => object };
};
export declare function mapAsyncSequential<T, R>(list: readonly T[], run: (item: T) => Promise<R>): Promise<R[]>;
export declare function findAsyncSequential<T>(
  list: readonly T[],
  matches: (item: T) => Promise<boolean>,
): Promise<T | undefined>;

export {
  addLeadingSlash,
  addTrailingSlash,
  removePrefix,
  removeSuffix,
  removeTrailingSlash,
} from "./source/src/url/format-rules.ts";
