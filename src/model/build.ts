/** One build: what the command line requests, what the pipeline reports on the way, and the result. */

import type { RuleName } from "./check-rule.ts";
import type { Diagnostic, Reporter } from "./diagnostic.ts";
import type { Graph } from "./graph.ts";
import type { PageExchange } from "./output-cache.ts";
import type { Ledger } from "./ledger.ts";
import type { SiteCode } from "./site-code.ts";
import type { SiteConfig } from "./site.ts";
import type { PluginTheme } from "./swizzle.ts";

export type { OutputFile } from "./output-file.ts";

/** How long one stage took, on the wall clock: stages that run side by side overlap. */
export interface StageTime {
  readonly name: string;
  readonly ms: number;
}

/** Measures the stages, and may show their progress. Stages may run side by side or nested. */
export interface Progress {
  /** Runs one stage. The stage calls `tick` to report its progress; frequent calls are cheap. */
  stage<T>(name: string, work: (tick: Tick) => Promise<T> | T): Promise<T>;
  /** The stages that ended, in the order they started. */
  readonly stages: readonly StageTime[];
}

export type Tick = (done: number, total: number) => void;

/** Result of a stage. Stages report nothing themselves. */
export interface Staged<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

/** The site folder to load, and how to load it. */
export interface LoadRequest {
  /** Absolute. */
  readonly siteDir: string;
  /** Relative to the site folder; found by its name when absent. */
  readonly configPath?: string;
  /** The output folder, absolute; `dist` in the site folder by default. Reading skips it. */
  readonly outDir?: string;
  /** The site's locales to build. When absent: all of them, or the default one where only one is possible. */
  readonly locales?: readonly string[];
  readonly progress: Progress;
  /** Runs the site's own code. When absent, one is created that nothing else watches. */
  readonly siteCode?: SiteCode;
}

export interface BuildRequest extends LoadRequest {
  /** The user's current folder, absolute: no build replaces it. Defaults to that of the process. */
  readonly currentDir?: string;
  readonly minify: boolean;
  /** Whether compressed copies of text files are written beside them. Defaults to `false`. */
  readonly precompress?: boolean;
  /**
   * Where results of earlier runs are stored (absolute), which program may read them, and what the last output was made
   * from. Nothing is stored when absent.
   */
  readonly cache?: {
    readonly dir: string;
    readonly engine: string;
    /** Fingerprint of the names of the site's files, from before the build. */
    readonly names?: string | undefined;
    readonly output?: Ledger;
    /** Whether the cache also contains the bytes of output files, for builds without the last output. */
    readonly packsFiles?: boolean;
    /** Whether the cache keeps the output before the last one. */
    readonly keepsSpare?: boolean;
    /** The last build, if its output may be amended. */
    readonly last?: LastBuild | undefined;
  };
  /** Shares pages with other processes. When absent, this process renders all of them. */
  readonly pages?: PageExchange;
  /** Whether to write a zip file with a copy of the site that needs no server. Defaults to `false`. */
  readonly offlineZip?: boolean;
}

/** The graph that a build stored for the next one. */
export interface StoredGraph {
  /** Identifies the stored file. */
  readonly id: string;
  /** Documents that later builds compiled again: what replaces their hash and their key, by path. */
  readonly edited: Readonly<Record<string, readonly [print: string, key: string]>>;
}

/** A build whose result still holds, except for files of the site that have other contents now. */
export interface LastBuild {
  readonly graph: StoredGraph;
  /** Absolute paths of those files. */
  readonly changed: readonly string[];
  readonly pages: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly inputs: BuildInputs;
}

/** What a build was made from, besides the site folder and the options. */
export interface BuildInputs {
  /** Absolute paths of folders and files outside the site folder. */
  readonly places: readonly string[];
  /** Environment variables that the site's code reads. */
  readonly variables: readonly string[];
  /** Whether the site's code reads the current year. */
  readonly year: boolean;
  /** Whether pages show data from Git. */
  readonly history: boolean;
  /** Why another build may give a different result although nothing here changed: `docusaurus.config.js` reads the date. */
  readonly reason?: string;
}

export interface BuildResult {
  /** There were no errors, and the output folder contains the new site. */
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
  readonly outDir: string;
  readonly stages: readonly StageTime[];
  /** Peak resident memory in bytes. */
  readonly peakMemory?: number;
  /** Of a successful build. */
  readonly inputs?: BuildInputs;
  /** Identity of the output folder in the file system. */
  readonly outId?: string;
  /** Relative paths of all its files; absent if it may contain others. */
  readonly paths?: Iterable<string>;
  /** Absent if the next build must read the whole site. */
  readonly graph?: StoredGraph;
}

/** The files whose headings get IDs, and the syntax of the IDs. */
export interface HeadingIdsRequest extends LoadRequest {
  /** Files, folders or patterns, relative to `cwd` or to the site folder; all Markdown files of the site when empty. */
  readonly files: readonly string[];
  readonly cwd: string;
  readonly overwrite: boolean;
  readonly maintainCase: boolean;
  readonly migrate: boolean;
  readonly syntax: "classic" | "mdx-comment";
}

export interface HeadingIdsResult {
  readonly report: Reporter;
  /** Files that were changed, with the number of changed headings. */
  readonly changed: readonly { readonly path: string; readonly count: number }[];
}

/** A command that a plugin of the site may define. */
export interface PluginCommandRequest extends LoadRequest {
  /** Its name and arguments. */
  readonly words: readonly string[];
}

export interface PluginCommandResult {
  readonly report: Reporter;
  /** Of the commands that plugins define. */
  readonly names: readonly string[];
  /** Its exit code; absent when no plugin defines the command. */
  readonly code?: 0 | 1 | 2;
}

export interface PluginThemesResult {
  readonly report: Reporter;
  readonly themes: readonly PluginTheme[];
}

/** The version to cut, and the docs it belongs to. */
export interface CutVersionRequest extends LoadRequest {
  /** ID of the docs plugin instance. */
  readonly id: string;
  readonly version: string;
}

export interface CutVersionResult {
  readonly report: Reporter;
  /** Site-relative paths of the folders and files that were written; empty after errors. */
  readonly written: readonly string[];
  /** Number of docs in the version. */
  readonly docs: number;
}

/** Checks to run besides those of every build. */
export interface CheckRequest extends LoadRequest {
  /** Optional checks. */
  readonly rules: readonly RuleName[];
  /** When present, links to other sites are followed. */
  readonly external?: {
    /** Absolute path of the list of links to ignore. */
    readonly ignoreFile?: string;
    /** User agent that identifies Veloci to servers. */
    readonly version: string;
  };
}

/** Numbers of distinct links to other sites. */
export interface ExternalFacts {
  /** Links to check, including those that worked recently. */
  readonly links: number;
  readonly requested: number;
  readonly broken: number;
  readonly ignored: number;
}

export interface CheckResult {
  readonly report: Reporter;
  readonly pages: number;
  readonly documents: number;
  readonly external?: ExternalFacts;
}

/** Locales whose translations to use; when absent, the command decides. */
export type TranslationsRequest = LoadRequest;

export interface WriteTranslationsRequest extends TranslationsRequest {
  /** Prefix of texts in the source language. */
  readonly prefix: string;
  /** Whether source texts replace translations. */
  readonly override: boolean;
}

/** The translation files of a locale. */
export interface LocaleGaps {
  readonly locale: string;
  readonly files: readonly {
    /** Site-relative path. */
    readonly file: string;
    /** Number of source texts. */
    readonly texts: number;
    /** Keys without a translation, and keys that the source lacks. */
    readonly missing: readonly string[];
    readonly unused: readonly string[];
    /** Keys whose source text changed after they were translated. */
    readonly outdated: readonly string[];
    /** Keys whose translation equals the source text: many names and words are the same, and others are not translated yet. */
    readonly same: readonly string[];
  }[];
  /** Translated Markdown files, by site-relative path. */
  readonly pages: {
    readonly translated: number;
    /** Files whose source changed after they were translated. */
    readonly outdated: readonly string[];
  };
}

export interface TranslationsResult {
  readonly report: Reporter;
  readonly locales: readonly LocaleGaps[];
}

export interface LoadedConfig {
  readonly config?: SiteConfig;
  readonly report: Reporter;
}

export interface LoadedGraph {
  /** Absent when errors stopped the command. */
  readonly graph?: Graph;
  readonly report: Reporter;
}

/** The program's interface for the command line, implemented by `src/pipeline/commands.ts`. */
export interface Pipeline {
  buildSite(request: BuildRequest): Promise<BuildResult>;
  /** Renders only the pages that `pages` assigns to this process. */
  renderPart(request: BuildRequest & Required<Pick<BuildRequest, "pages">>): Promise<BuildResult>;
  loadGraph(request: LoadRequest): Promise<LoadedGraph>;
  writeHeadingIds(request: HeadingIdsRequest): Promise<HeadingIdsResult>;
  cutVersion(request: CutVersionRequest): Promise<CutVersionResult>;
  checkSite(request: CheckRequest): Promise<CheckResult>;
  loadConfig(request: LoadRequest): Promise<LoadedConfig>;
  runPluginCommand(request: PluginCommandRequest): Promise<PluginCommandResult>;
  /** Components that the site's plugins provide. */
  listPluginThemes(request: LoadRequest): Promise<PluginThemesResult>;
  /** Writes declarations and schemas for editors. Throws system errors. */
  writeSiteTypes(siteDir: string): Promise<{ readonly files: number }>;
  writeTranslations(request: WriteTranslationsRequest): Promise<TranslationsResult>;
  checkTranslations(request: TranslationsRequest): Promise<TranslationsResult>;
}
