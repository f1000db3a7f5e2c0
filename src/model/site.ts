/** The configured site: every default filled in, every value checked. Made by `src/config/`. */

import type { CspSources } from "./content-security.ts";
import type { ReportingLevel } from "./diagnostic.ts";
import type { Json, JsonObject } from "./json.ts";
import type { ThemeConfig } from "./theme-config.ts";

export interface LocaleConfig {
  readonly label: string;
  readonly htmlLang: string;
  readonly direction: "ltr" | "rtl";
  readonly calendar: string;
  /** Folder of its translations inside `I18nConfig.path`. */
  readonly path: string;
  /** Whether its translation files are read. */
  readonly translate: boolean;
  /** Origin of the locale: scheme and host. */
  readonly url: string;
  /** Begins and ends with `/`. */
  readonly baseUrl: string;
}

export interface I18nConfig {
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly path: string;
  readonly localeConfigs: Readonly<Record<string, LocaleConfig>>;
}

/** Texts of a locale by message ID; messages that are not here are shown as in the source. */
export type Messages = Readonly<Record<string, string>>;

export interface HtmlTag {
  readonly tagName: string;
  readonly attributes: Readonly<Record<string, string | boolean>>;
  readonly innerHTML?: string;
  readonly customElement?: boolean;
}

/** What pages may know about the configuration (`useDocusaurusContext().siteConfig`): plain data only. */
export interface SiteConfig {
  readonly title: string;
  readonly tagline: string;
  readonly titleDelimiter: string;
  readonly url: string;
  /** `baseUrl` of the current locale. Begins and ends with `/`. */
  readonly baseUrl: string;
  readonly favicon?: string;
  readonly trailingSlash?: boolean;
  readonly noIndex: boolean;
  /** Set for a site with a Content-Security-Policy: sources to add to those that the build finds. */
  readonly csp?: { readonly directives: CspSources };
  readonly i18n: I18nConfig;
  readonly onBrokenLinks: ReportingLevel;
  readonly onBrokenAnchors: ReportingLevel;
  readonly onBrokenMarkdownLinks: ReportingLevel;
  readonly onBrokenMarkdownImages: ReportingLevel;
  readonly onUnknownComponents: ReportingLevel;
  readonly onDuplicateRoutes: ReportingLevel;
  readonly organizationName?: string;
  readonly projectName?: string;
  readonly deploymentBranch?: string;
  readonly githubHost?: string;
  readonly githubPort?: string;
  readonly themeConfig: ThemeConfig;
  readonly customFields: JsonObject;
  /** What JSON can hold of the lists, for components; the build does not read them. */
  readonly presets: readonly Json[];
  readonly plugins: readonly Json[];
  readonly themes: readonly Json[];
  readonly staticDirectories: readonly string[];
  readonly scripts: readonly HtmlTag[];
  readonly stylesheets: readonly HtmlTag[];
  readonly headTags: readonly HtmlTag[];
  readonly clientModules: readonly string[];
  readonly ssrTemplate?: string;
  readonly baseUrlIssueBanner: boolean;
  readonly markdown: MarkdownConfig;
  /** `namespace` is empty, or the suffix of storage keys after `-`. */
  readonly storage: { readonly type: "localStorage" | "sessionStorage"; readonly namespace: string };
  /** Flags of the next version of the format. */
  readonly future: { readonly v4: Readonly<Record<string, boolean>> };
}

export interface MarkdownConfig {
  readonly format: "mdx" | "md" | "detect";
  readonly mermaid: boolean;
  readonly emoji: boolean;
  readonly mdx1Compat: { readonly comments: boolean; readonly admonitions: boolean; readonly headingIds: boolean };
  readonly anchors: { readonly maintainCase: boolean };
}

/** One site in one build: where it is and how it is configured. */
export interface Site {
  /** Absolute path of the site folder. */
  readonly dir: string;
  /** Absolute path of the config file. */
  readonly configPath: string;
  readonly locale: string;
  readonly config: SiteConfig;
  /** Translations that replace the texts in code. Empty for a site in the source language. */
  readonly messages: Messages;
  /** Data from the `package.json` beside the config. */
  readonly version?: string;
  /** Whether the site is in development: drafts then have pages, and development-only plugins of the format take part. */
  readonly isDevelopment?: true;
  /** Grammars of Prism for code; absent if the site has none. */
  readonly grammars?: PrismGrammars;
}

/** Grammars of Prism as plain text, so that any thread can run them, and that keys contain them. */
export interface PrismGrammars {
  /** Languages in lower case. */
  readonly names: readonly string[];
  /** Scripts by component of Prism, each with those that it needs. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Components that are loaded before the site's own module. */
  readonly first: readonly string[];
  /** That module, bundled. */
  readonly own?: string;
}
