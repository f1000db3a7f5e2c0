// What the build knows about a site, as plugins and components receive it.

import type { CurrentBundler } from "./bundler.d.ts";
import type { LoadedPlugin, PluginConfig, PluginVersionInformation, PresetConfig } from "./plugin.d.ts";
import type { PluginRouteConfig } from "./routing.d.ts";
import type { I18nConfig as SiteI18n, LocaleConfig, SiteConfig } from "./source/src/model/site.ts";

export type ReportingSeverity = "ignore" | "log" | "warn" | "throw";

/** Settings of the theme: those of the classic theme, and those of other themes and plugins. */
export type ThemeSettings = SiteConfig["themeConfig"] & { readonly [setting: string]: unknown };

/** The config with all defaults, as plugins receive it. */
export interface DocusaurusConfig extends Omit<
  SiteConfig,
  "customFields" | "themeConfig" | "plugins" | "themes" | "presets"
> {
  readonly themeConfig: ThemeSettings;
  /** Functions included, which pages do not receive. */
  readonly customFields: { readonly [field: string]: unknown };
  readonly plugins: readonly PluginConfig[];
  readonly themes: readonly PluginConfig[];
  readonly presets: readonly PresetConfig[];
}

export type I18nLocaleConfig = LocaleConfig;
export type I18nConfig = SiteI18n;
export interface I18n extends SiteI18n {
  readonly currentLocale: string;
}

/** Texts by message ID. */
export type CodeTranslations = { readonly [id: string]: string };
export interface TranslationMessage {
  readonly message: string;
  /** Explains the text to translators. */
  readonly description?: string;
}
export type TranslationFileContent = { readonly [key: string]: TranslationMessage };
/** A file for translators. */
export interface TranslationFile {
  /** Path below the plugin's folder in `i18n/<locale>`, without extension. */
  readonly path: string;
  readonly content: TranslationFileContent;
}

/** Where the theme stores a reader's choices. */
export interface SiteStorage {
  readonly type: "localStorage" | "sessionStorage";
  /** Suffix of all keys. */
  readonly namespace: string;
}

/** The first argument of a plugin. All paths are absolute. */
export interface LoadContext {
  readonly siteDir: string;
  readonly siteConfig: DocusaurusConfig;
  readonly siteConfigPath: string;
  /** From the site's `package.json`. */
  readonly siteVersion: string | undefined;
  /** Base URL of the current locale. */
  readonly baseUrl: string;
  readonly i18n: I18n;
  /** The folder that the build writes to. */
  readonly outDir: string;
  /** Folder for files that plugins generate. */
  readonly generatedFilesDir: string;
  /** Folder with the translations of the current locale. */
  readonly localizationDir: string;
  /** Messages of the site's `code.json`. */
  readonly codeTranslations: CodeTranslations;
  readonly siteStorage: SiteStorage;
  readonly currentBundler: CurrentBundler;
}

export interface SiteMetadata {
  readonly docusaurusVersion: string;
  readonly siteVersion?: string;
  readonly pluginVersions: { readonly [pluginName: string]: PluginVersionInformation };
}

/** The context, with what is known once all content is loaded. */
export interface Props extends LoadContext {
  /** Tags of every page, as HTML. */
  readonly headTags: string;
  readonly preBodyTags: string;
  readonly postBodyTags: string;
  readonly siteMetadata: SiteMetadata;
  readonly routes: readonly PluginRouteConfig[];
  /** Paths of all pages, with `baseUrl`. */
  readonly routesPaths: string[];
  readonly plugins: readonly LoadedPlugin[];
}

/** Data of `setGlobalData`, by the name and the ID of the plugin. */
export type GlobalData = { readonly [pluginName: string]: { readonly [pluginId: string]: unknown } };

/** The result of `useDocusaurusContext`. */
export interface DocusaurusContext {
  readonly siteConfig: SiteConfig;
  readonly siteMetadata: SiteMetadata;
  readonly globalData: GlobalData;
  readonly i18n: I18n;
  readonly codeTranslations: CodeTranslations;
}

/** The second argument of `usePluginData` and `useAllPluginInstancesData`. */
export interface UseDataOptions {
  /** Whether missing data is an error. */
  readonly failfast?: boolean;
}

interface RouteUpdate {
  readonly location: Location;
  /** `null` for the first page. */
  readonly previousLocation: Location | null;
}
interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The exports of a client module, which every page runs. A function that they return runs before the next page. */
export interface ClientModule {
  /** Runs before a page is shown. */
  onRouteUpdate?(update: RouteUpdate): (() => void) | void;
  /** Runs after a page is shown. */
  onRouteDidUpdate?(update: RouteUpdate): (() => void) | void;
}
