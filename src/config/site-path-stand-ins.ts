import { dirname, join, posix, sep } from "node:path";

interface UrlPath {
  readonly pathname: string;
  readonly search?: string | undefined;
  readonly hash?: string | undefined;
}

/** An empty part (`/a?`) becomes an empty string, a missing one `undefined`. */
function toUrlPath({ pathname, search, hash }: URL, written: string): UrlPath {
  const part = (sign: "?" | "#", text: string): string | undefined =>
    written.includes(sign) ? text.slice(1) : undefined;
  return { pathname, search: part("?", search), hash: part("#", hash) };
}

function parseUrlPath(path: string, from?: string | URL): UrlPath {
  const base = "https://example.com";
  return toUrlPath(new URL(path, from === undefined ? base : new URL(from, base)), path);
}

function serializeUrlPath({ pathname, search, hash }: UrlPath): string {
  return pathname + (search === undefined ? "" : `?${search}`) + (hash === undefined ? "" : `#${hash}`);
}

interface PluginFolder {
  readonly localizationDir: string;
  readonly pluginName: string;
  readonly pluginId?: string;
  readonly subPaths?: readonly string[];
}

function pluginFolder({ localizationDir, pluginName, pluginId = "default", subPaths = [] }: PluginFolder): string {
  return join(localizationDir, pluginId === "default" ? pluginName : `${pluginName}-${pluginId}`, ...subPaths);
}

interface TranslationFile {
  readonly content: Readonly<Record<string, { readonly message: string }>>;
}

function withMessages<F extends TranslationFile>(file: F, change: (message: string) => string): F {
  const content = Object.entries(file.content).map(([key, entry]) => {
    return [key, { ...entry, message: change(entry.message) }] as const;
  });
  return { ...file, content: Object.fromEntries(content) };
}

interface Locales {
  readonly currentLocale: string;
  readonly localeConfigs: Readonly<Record<string, object>>;
}

function getLocaleConfig({ currentLocale, localeConfigs }: Locales, locale = currentLocale): object {
  const config = localeConfigs[locale];
  if (!config) throw new Error(`The site has no locale \`${locale}\`.`);
  return config;
}

/** A repository's address with user and password, as `git` takes it. */
function buildHttpsUrl(
  ...[credentials, host, owner, name, port]: readonly [string, string, string, string, string?]
): string {
  return `https://${credentials}@${host}${port ? `:${port}` : ""}/${owner}/${name}.git`;
}

function buildSshUrl(...[host, owner, name, port]: readonly [string, string, string, string?]): string {
  return port ? `ssh://git@${host}:${port}/${owner}/${name}.git` : `git@${host}:${owner}/${name}.git`;
}

function hasSSHProtocol(url: string): boolean {
  return URL.canParse(url) ? new URL(url).protocol === "ssh:" : /^(?:[\w-]+@)?[\w.-]+:[\w./-]+/.test(url);
}

interface LinkContext {
  readonly sourceFilePath: string;
  readonly siteDir: string;
  readonly contentPaths: { readonly contentPath: string; readonly contentPathLocalized?: string };
  /** Permalinks by source (`@site/docs/a.md`). */
  readonly sourceToPermalink: ReadonlyMap<string, string>;
}

/** Permalink of a link to a Markdown file; `null` if it names none. */
function resolveMarkdownLinkPathname(
  link: string,
  { sourceFilePath, siteDir, contentPaths, sourceToPermalink }: LinkContext,
): string | null {
  const name = decodeURIComponent(link);
  if (name.startsWith("@site/")) return sourceToPermalink.get(name) ?? null;
  const { contentPathLocalized, contentPath } = contentPaths;
  const inContent = [contentPathLocalized, contentPath, siteDir].filter((folder) => folder !== undefined);
  const own = dirname(sourceFilePath);
  const folders = name.startsWith("/") ? inContent : /^\.\.?\//.test(name) ? [own] : [own, ...inContent];
  const sources = folders.map((folder) => `@site/${posix.relative(siteDir, posix.join(folder, name))}`);
  return sources.map((source) => sourceToPermalink.get(source)).find((path) => path !== undefined) ?? null;
}

interface Nested {
  readonly routes?: readonly Nested[];
}

/** Returns the routes that have no nested routes. */
function flattenRoutes(routes: readonly Nested[]): Nested[] {
  return routes.flatMap((route) => (route.routes ? flattenRoutes(route.routes) : [route]));
}

/** Rules that the bundler applies anyway, for plugins that add or read them. */
function fileLoaders(): object {
  const loader = (name: string) => () => ({ loader: name, options: {} });
  const rule = (test: RegExp) => () => ({ use: [loader("url-loader")()], test });
  return {
    loaders: {
      file: loader("file-loader"),
      url: loader("url-loader"),
      inlineMarkdownImageFileLoader: "!url-loader!",
      inlineMarkdownAssetImageFileLoader: "!file-loader!",
      inlineMarkdownLinkFileLoader: "!file-loader!",
    },
    rules: {
      images: rule(/\.(?:ico|jpe?g|png|gif|webp|avif)(?:\?.*)?$/i),
      fonts: rule(/\.(?:woff2?|eot|ttf|otf)$/i),
      media: rule(/\.(?:mp4|webm|ogv|wav|mp3|m4a|aac|oga|flac)$/i),
      svg: () => ({ test: /\.svg$/i, use: [{ loader: "@svgr/webpack" }] }),
      otherAssets: rule(/\.(?:pdf|docx?|xlsx?|zip|rar)$/i),
    },
  };
}

/**
 * More of the module `@docusaurus/utils`: functions about URLs, folders of translations, routes and rules for files, with
 * the format's names and results.
 */
export const SITE_PATH_FUNCTIONS: Readonly<Record<string, unknown>> = {
  DEFAULT_STATIC_DIR_NAME: "static",
  DEFAULT_I18N_DIR_NAME: "i18n",
  CODE_TRANSLATIONS_FILE_NAME: "code.json",
  OUTPUT_STATIC_ASSETS_DIR_NAME: "assets",
  NODE_MAJOR_VERSION: Number(process.versions.node.split(".")[0]),
  NODE_MINOR_VERSION: Number(process.versions.node.split(".")[1]),
  parseURLPath: parseUrlPath,
  toURLPath: (url: URL) => toUrlPath(url, url.href),
  serializeURLPath: serializeUrlPath,
  parseURLOrPath: (path: string, from?: string | URL) => new URL(path, from ?? "https://example.com"),
  /** `null` for an address with a host or a protocol. */
  parseLocalURLPath: (path: string) => {
    if (URL.canParse(path) || path.startsWith("//")) return null;
    return { ...parseUrlPath(path), pathname: /^[^?#]*/.exec(path)?.[0] ?? "" };
  },
  resolveMarkdownLinkPathname,
  getLocaleConfig,
  buildHttpsUrl,
  buildSshUrl,
  hasSSHProtocol,
  getPluginI18nPath: pluginFolder,
  updateTranslationFileMessages: withMessages,
  mergeTranslations: (contents: readonly object[]) => Object.assign({}, ...contents) as object,
  flattenRoutes,
  getFileLoaderUtils: fileLoaders,
  escapeRegexp: (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replaceAll("-", "\\x2d"),
  addTrailingPathSeparator: (path: string) => (path.endsWith(sep) ? path : path + sep),
  findAsyncSequential: async <T>(
    list: readonly T[],
    matches: (item: T) => Promise<boolean>,
  ): Promise<T | undefined> => {
    for (const item of list) if (await matches(item)) return item;
    return undefined;
  },
};
