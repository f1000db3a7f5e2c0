/** One build: what the command line asks of the pipeline, what it learns on the way, and what it gets at the end. */

import type { RuleName } from "./check-rule.ts";
import type { Diagnostic, Reporter } from "./diagnostic.ts";
import type { Graph } from "./graph.ts";
import type { PageExchange } from "./kept-files.ts";
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

/** Told of every stage; measures it and may show it. Stages may run side by side or inside each other. */
export interface Progress {
  /** Runs one stage. `tick` says how far it is; calling it often is cheap. */
  stage<T>(name: string, work: (tick: Tick) => Promise<T> | T): Promise<T>;
  /** Stages that have ended, in the order they were started. */
  readonly stages: readonly StageTime[];
}

export type Tick = (done: number, total: number) => void;

/** What a stage gives back. It reports nothing itself. */
export interface Staged<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

/** What to load: a site folder and how to go about it. */
export interface LoadRequest {
  /** Absolute. */
  readonly siteDir: string;
  /** Relative to the site folder; found there by its name when absent. */
  readonly configPath?: string;
  /** The output folder, absolute; `dist` in the site folder by default. Reading skips it. */
  readonly outDir?: string;
  /** Which of the site's locales; all of them, or the default one where only one can be, when absent. */
  readonly locales?: readonly string[];
  readonly progress: Progress;
  /** Runs the site's own code; one that nobody else watches when absent. */
  readonly siteCode?: SiteCode;
}

export interface BuildRequest extends LoadRequest {
  /** The folder that the user is in, absolute: no build replaces it. That of the process by default. */
  readonly currentDir?: string;
  readonly minify: boolean;
  /** Whether text files get compressed copies beside them; not by default. */
  readonly precompress?: boolean;
  /**
   * Where results of earlier runs are, absolute, the name of the program that may read them, and what the last output was made from;
   * nothing is kept when absent.
   */
  readonly cache?: {
    readonly dir: string;
    readonly engine: string;
    readonly output?: Ledger;
    /** Whether files of the output are in there with their bytes, for other machines. */
    readonly packsFiles?: boolean;
  };
  /** What this process shares pages with others by; it renders all of them when absent. */
  readonly pages?: PageExchange;
  /** Whether the output has a zip file with a copy of the site that needs no server; not by default. */
  readonly offlineZip?: boolean;
}

/** What a finished build was made from, beside the files in the site folder and the options. */
export interface BuildInputs {
  /** Absolute paths of folders and files outside of the site folder. */
  readonly places: readonly string[];
  /** Variables of the environment that code of the site reads. */
  readonly variables: readonly string[];
  /** Whether code of the site asks for the present year. */
  readonly year: boolean;
  /** Whether pages show what git knows of their files. */
  readonly history: boolean;
  /** Why another build may have another result though none of this has changed: `docusaurus.config.js` reads the date. */
  readonly reason?: string;
}

export interface BuildResult {
  /** No errors, and the output folder holds the new site. */
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
  readonly outDir: string;
  readonly stages: readonly StageTime[];
  /** Bytes resident at the highest point. */
  readonly peakMemory?: number;
  /** Of a build that ended well. */
  readonly inputs?: BuildInputs;
  /** Which folder the output folder is now, as the file system knows it. */
  readonly outId?: string;
  /** Paths of all its files, relative to it; absent if it may have others. */
  readonly paths?: readonly string[];
}

/** Which files get ids for their headings, and how these are written. */
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
  /** Files that were changed, with the number of headings that were. */
  readonly changed: readonly { readonly path: string; readonly count: number }[];
}

/** A command that a plugin of the site may have. */
export interface PluginCommandRequest extends LoadRequest {
  /** Its name, and what follows. */
  readonly words: readonly string[];
}

export interface PluginCommandResult {
  readonly report: Reporter;
  /** Of the commands that plugins have. */
  readonly names: readonly string[];
  /** How it ended; absent when no plugin has it. */
  readonly code?: 0 | 1 | 2;
}

export interface PluginThemesResult {
  readonly report: Reporter;
  readonly themes: readonly PluginTheme[];
}

/** Which version to cut, of which docs. */
export interface CutVersionRequest extends LoadRequest {
  /** Id of the docs plugin's instance. */
  readonly id: string;
  readonly version: string;
}

export interface CutVersionResult {
  readonly report: Reporter;
  /** Site-relative paths of what was written: folders and files; empty with errors. */
  readonly written: readonly string[];
  /** How many docs the version has. */
  readonly docs: number;
}

/** What to check beyond what every build checks. */
export interface CheckRequest extends LoadRequest {
  /** Optional checks. */
  readonly rules: readonly RuleName[];
  /** Links that lead out of the site are followed when this is present. */
  readonly external?: {
    /** Absolute path of the list of links to leave out. */
    readonly ignoreFile?: string;
    /** Identifies Veloci to servers. */
    readonly version: string;
  };
}

/** Numbers of distinct links that lead out of the site. */
export interface ExternalFacts {
  /** To be checked, with those that worked a short time ago. */
  readonly links: number;
  readonly asked: number;
  readonly broken: number;
  readonly ignored: number;
}

export interface CheckResult {
  readonly report: Reporter;
  readonly pages: number;
  readonly documents: number;
  readonly external?: ExternalFacts;
}

/** Which locales' translations; those of `locales`, else what the command says. */
export type TranslationsRequest = LoadRequest;

export interface WriteTranslationsRequest extends TranslationsRequest {
  /** Written before texts in the language of the source. */
  readonly prefix: string;
  /** Whether texts of the source take the place of translations. */
  readonly override: boolean;
}

/** The translation files of a locale. */
export interface LocaleGaps {
  readonly locale: string;
  readonly files: readonly {
    /** Site-relative path. */
    readonly file: string;
    /** How many texts the source has. */
    readonly texts: number;
    /** Keys without a translation, and keys that the source does not have. */
    readonly missing: readonly string[];
    readonly unused: readonly string[];
    /** Keys whose text in the source has changed since they were translated. */
    readonly outdated: readonly string[];
    /** Keys whose text is that of the source: many names and words are the same, and others wait for a translator. */
    readonly same: readonly string[];
  }[];
  /** Translated Markdown files, by site-relative path. */
  readonly pages: {
    readonly translated: number;
    /** Those whose source has changed since they were translated. */
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
  /** Absent when errors made it pointless to go on. */
  readonly graph?: Graph;
  readonly report: Reporter;
}

/** What the command line needs of the program; `src/pipeline.ts` is it. */
export interface Pipeline {
  buildSite(request: BuildRequest): Promise<BuildResult>;
  /** Renders the pages that `pages` says are its own, and writes nothing else. */
  renderPart(request: BuildRequest & Required<Pick<BuildRequest, "pages">>): Promise<BuildResult>;
  loadGraph(request: LoadRequest): Promise<LoadedGraph>;
  writeHeadingIds(request: HeadingIdsRequest): Promise<HeadingIdsResult>;
  cutVersion(request: CutVersionRequest): Promise<CutVersionResult>;
  checkSite(request: CheckRequest): Promise<CheckResult>;
  loadConfig(request: LoadRequest): Promise<LoadedConfig>;
  runPluginCommand(request: PluginCommandRequest): Promise<PluginCommandResult>;
  /** The components that plugins of the site bring. */
  listPluginThemes(request: LoadRequest): Promise<PluginThemesResult>;
  /** Writes declarations and schemas for editors; throws system errors. */
  writeSiteTypes(siteDir: string): Promise<{ readonly files: number }>;
  writeTranslations(request: WriteTranslationsRequest): Promise<TranslationsResult>;
  checkTranslations(request: TranslationsRequest): Promise<TranslationsResult>;
}
