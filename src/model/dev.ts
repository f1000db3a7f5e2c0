/** A site that is being written: what its server knows of it, and what server and pages say to each other. Types only. */

import type { LoadRequest, OutputFile } from "./build.ts";
import type { Diagnostic, Reporter } from "./diagnostic.ts";
import type { PageData } from "./page.ts";
import type { SiteCode } from "./site-code.ts";

/** Which site, and how to go about it. */
export interface DevRequest extends Pick<LoadRequest, "siteDir" | "configPath" | "outDir"> {
  readonly siteCode: SiteCode;
  /** The locale that is shown; the default one when absent. */
  readonly locale?: string | undefined;
  /** Absolute path, beside which a folder for temporary files is made. */
  readonly scratchDir: string;
  /** Where compiled documents are kept for the next run, and which program keeps them. Without it, none are. */
  readonly cache?: { readonly dir: string; readonly engine: string };
}

/** A site that follows its files. It answers from its last good state while those have mistakes. */
export interface DevSite {
  /**
   * Brings the site up to date. `changed` are absolute paths of files and folders; everything is read when absent. One call at a
   * time.
   */
  update(changed?: ReadonlySet<string>): Promise<void>;
  /** Compiles files that no page has needed yet, until the signal. True once: when the site has become whole. */
  compileRest(signal?: AbortSignal): Promise<boolean>;
  /** The site as it was good last; absent until it was. */
  readonly shown: ShownSite | undefined;
  /** What is wrong with the site now. */
  readonly diagnostics: readonly Diagnostic[];
  /** Absolute paths of files and folders beside the site folder that it is made from. */
  readonly watched: readonly string[];
}

/** What the command line needs of the program for it; `src/pipeline.ts` is it. */
export interface DevPipeline {
  /** Does the work with the site, and returns what it returns. Reports a system that refuses the folder for temporary files. */
  devSite<T>(request: DevRequest, report: Reporter, work: (site: DevSite) => Promise<T>): Promise<T | undefined>;
}

/** One state of a site. */
export interface ShownSite {
  /** Begins and ends with `/`. */
  readonly baseUrl: string;
  readonly trailingSlash?: boolean | undefined;
  /** Routes that answer for everything below them, and their files. */
  readonly nonExact: Readonly<Record<string, string>>;
  /** Identity of the code that pages run: see `PageData.build`. */
  readonly build: string;
  /** URL of the chunk with the site's own code; absent when there is none. */
  readonly chunk?: string | undefined;
  /** Identity of what pages are started with, but for that chunk: it can take the place of another one where this is the same. */
  readonly frame: string;
  /** URLs of the style sheets, the smallest first. */
  readonly sheets: readonly string[];
  /** Whether there is a file at an output path. */
  has(path: string): boolean;
  /** Makes the file. Undefined where there is none, and for a page that cannot be rendered. */
  file(path: string): Promise<OutputFile | undefined>;
  /** The page of a route by the route's path; undefined where there is none. */
  page(path: string): Promise<ShownPage | undefined>;
}

/** A page as it is now. */
export interface ShownPage {
  /** The text of its data file; absent when it cannot be rendered, and for the not-found page. */
  readonly data?: string;
  /** Why it cannot be rendered. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether a build leaves it out. */
  readonly isDraft: boolean;
}

/** A diagnostic as the browser shows it. */
export interface ShownProblem extends Diagnostic {
  /** The lines around its place, with a mark; empty without a place. */
  readonly frame: string;
  /** `docs/a.md:3:5`; empty when it is in no file. */
  readonly place: string;
  /** Opens the place in an editor. */
  readonly editUrl?: string;
}

/** What a page tells the server: first of all, and whenever the reader has gone to another page. */
export interface PageMessage {
  /** Path of the route. */
  readonly page: string;
  readonly build: string;
  /** Where the reader is: the not-found page answers for any address. */
  readonly pathname: string;
  /** State of the site that the page is of, as the server named it; empty when the page does not know. */
  readonly state: string;
}

/** What the server tells a page. States have names, not times: clocks are set back, and those of two machines differ. */
export type DevMessage = { readonly state: string } & (
  | { readonly type: "page"; readonly data: PageData }
  | { readonly type: "styles"; readonly sheets: readonly string[] }
  | { readonly type: "problems"; readonly problems: readonly ShownProblem[]; readonly isDraft: boolean }
  | { readonly type: "code"; readonly chunk: string; readonly build: string }
  | { readonly type: "reload" }
  /** What has changed is not of this page. */
  | { readonly type: "same" }
);
