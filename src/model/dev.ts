/** A site in development: what its server knows, and the messages between server and pages. Types only. */

import type { LoadRequest, OutputFile } from "./build.ts";
import type { Diagnostic, Reporter } from "./diagnostic.ts";
import type { PageData } from "./page.ts";
import type { SiteCode } from "./site-code.ts";

/** The site to serve, and how. */
export interface DevRequest extends Pick<LoadRequest, "siteDir" | "configPath" | "outDir"> {
  readonly siteCode: SiteCode;
  /** The locale to show. Defaults to the default one. */
  readonly locale?: string | undefined;
  /** Absolute path; temporary folders are created beside it. */
  readonly scratchDir: string;
  /** Where compiled documents are stored for the next run, and which program stores them. When absent, none are stored. */
  readonly cache?: { readonly dir: string; readonly engine: string };
}

/** A site that follows its files. While those contain mistakes, it answers from its last good state. */
export interface DevSite {
  /**
   * Updates the site. `changed` contains absolute paths of files and folders; when absent, everything is read again.
   * One call at a time.
   */
  update(changed?: ReadonlySet<string>): Promise<void>;
  /** Compiles files that no page has needed yet, until the signal. Returns true once: when the site is complete. */
  compileRest(signal?: AbortSignal): Promise<boolean>;
  /** The last good state of the site; absent until there is one. */
  readonly shown: ShownSite | undefined;
  /** Problems of the site now. */
  readonly diagnostics: readonly Diagnostic[];
  /** Absolute paths of files and folders outside the site folder that it depends on. */
  readonly watched: readonly string[];
}

/** The program's interface for the command line, implemented by `src/pipeline/commands.ts`. */
export interface DevPipeline {
  /** Runs work with the site and returns its result. Reports it if the system refuses the folder for temporary files. */
  devSite<T>(request: DevRequest, report: Reporter, work: (site: DevSite) => Promise<T>): Promise<T | undefined>;
}

/** One state of a site. */
export interface ShownSite {
  /** Begins and ends with `/`. */
  readonly baseUrl: string;
  readonly trailingSlash?: boolean | undefined;
  /** Routes that also serve every path below them, and their files. */
  readonly nonExact: Readonly<Record<string, string>>;
  /** Identity of the code that pages run: see `PageData.build`. */
  readonly build: string;
  /** URL of the chunk with the site's own code; absent when there is none. */
  readonly chunk?: string | undefined;
  /** Identity of what pages start with, except that chunk: it can replace another one where this is equal. */
  readonly frame: string;
  /** URLs of the style sheets, the smallest first. */
  readonly sheets: readonly string[];
  /** Whether a file exists at an output path. */
  has(path: string): boolean;
  /** Makes the file. Returns `undefined` if there is none, or if the page cannot be rendered. */
  file(path: string): Promise<OutputFile | undefined>;
  /** The page of a route, by the route's path; `undefined` if there is none. */
  page(path: string): Promise<ShownPage | undefined>;
  /** The path of the route that replaces one of an earlier state, because its file or its slug has another name now. */
  movedTo(path: string): string | undefined;
}

/** The current state of a page. */
export interface ShownPage {
  /** Text of its data file; absent when it cannot be rendered, and for the not-found page. */
  readonly data?: string;
  /** Why it cannot be rendered. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether builds leave it out. */
  readonly isDraft: boolean;
}

/** A diagnostic as the browser shows it. */
export interface ShownProblem extends Diagnostic {
  /** The lines around its position, with a marker; empty without a position. */
  readonly frame: string;
  /** `docs/a.md:3:5`; empty when it concerns no file. */
  readonly place: string;
  /** URL that opens the position in an editor. */
  readonly editUrl?: string;
}

/** What a page tells the server when it connects, and whenever the reader navigates. */
export interface PageMessage {
  /** Path of the route. */
  readonly page: string;
  readonly build: string;
  /** The URL in the address bar: the not-found page is shown for any. */
  readonly pathname: string;
  /** State of the site that the page was made from, as the server named it; empty when the page does not know. */
  readonly state: string;
}

/** What the server tells a page. States have names, not times, because clocks are set back and differ between machines. */
export type DevMessage = { readonly state: string } & (
  | { readonly type: "page"; readonly data: PageData }
  | { readonly type: "styles"; readonly sheets: readonly string[] }
  | { readonly type: "problems"; readonly problems: readonly ShownProblem[]; readonly isDraft: boolean }
  | { readonly type: "code"; readonly chunk: string; readonly build: string }
  | { readonly type: "reload" }
  /** The page has another URL now. */
  | { readonly type: "moved"; readonly path: string }
  /** The change does not affect this page. */
  | { readonly type: "same" }
);
