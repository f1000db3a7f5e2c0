/** What `--json` prints: one value of these types, whatever happens. The manual's CLI page describes them. */

import type { BuildResult, CheckResult, CutVersionResult, HeadingIdsResult, TranslationsResult } from "./build.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { Graph } from "./graph.ts";
import type { PackageLicense } from "./license.ts";
import type { SwizzleRow } from "./swizzle.ts";

/** What every command prints. If the command could not start or was cut short, this is everything. */
export interface JsonReport {
  /** Whether the command succeeded: its exit code is 0 exactly when this is `true`. */
  readonly ok: boolean;
  /** Absolute path of the site, which `file` of the diagnostics is relative to; absent when no site was found. */
  readonly siteDir?: string;
  /** By file and place; those without a file first. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Added by `--version` and `--help`. */
export type AnswerFacts = { readonly version: string } | { readonly help: string };

/** Added by `build`. */
export interface BuildFacts extends Omit<BuildResult, "ok" | "diagnostics" | "inputs" | "outId" | "paths"> {
  /** Milliseconds of the whole run. */
  readonly ms: number;
}

/** Added by `build --shard`: `pages` and `bytes` count those of the part, and `files` is 1. */
export interface ShardFacts extends BuildFacts {
  /** Absolute path of the file with the pages. */
  readonly part: string;
}

/** Added by `graph`: the whole graph, or nothing if errors prevented it. */
export type GraphFacts = Partial<Omit<Graph, "diagnostics">>;

/** Added by `check`. */
export interface CheckFacts extends Omit<CheckResult, "report"> {
  /** Numbers of diagnostics with the codes `not-supported`, `treated-differently` and `not-needed`. */
  readonly lost: number;
  readonly different: number;
  readonly unneeded: number;
  /** Milliseconds of the whole run. */
  readonly ms: number;
}

/** Added by `clear`: paths relative to the current folder. */
export interface ClearFacts {
  readonly removed: readonly string[];
}

/** Added by `deploy`. */
export interface DeployFacts {
  /** URL without password. */
  readonly remote: string;
  readonly branch: string;
  readonly dryRun: boolean;
  /** Number of files that differ from the branch. */
  readonly changed: number;
  readonly pushed: boolean;
}

/** Added by `deploy --to`. */
export interface BucketDeployFacts {
  /** `s3://bucket/prefix` */
  readonly remote: string;
  readonly dryRun: boolean;
  /** Numbers of files. */
  readonly uploaded: number;
  readonly deleted: number;
  readonly unchanged: number;
}

/** Added by `types`. */
export interface TypesFacts {
  /** Number of files that were written. */
  readonly files: number;
}

/** Added by `create`. */
export interface CreateFacts {
  /** Absolute path. */
  readonly dir: string;
  readonly template: string;
  /** Paths relative to `dir`. */
  readonly files: readonly string[];
}

/** Added by `migrate`. */
export interface MigrateFacts {
  /** Site-relative paths of the files that change. */
  readonly changes: readonly string[];
  readonly written: boolean;
}

/** Added by `docs:version`. */
export interface VersionFacts extends Omit<CutVersionResult, "report"> {
  readonly version: string;
}

/** Added by `write-translations` and `translations`. */
export type TranslationsFacts = Pick<TranslationsResult, "locales">;

/** Added by `write-heading-ids`. */
export type HeadingIdsFacts = Pick<HeadingIdsResult, "changed">;

/** Added by `licenses`. */
export interface LicenseFacts {
  /** Veloci, Bun, then the packages by name. */
  readonly packages: readonly PackageLicense[];
}

/** Added by `swizzle`: the list, or what was written. */
export type SwizzleFacts =
  | { readonly components: readonly SwizzleRow[] }
  /** `written` is relative to the site. */
  | { readonly component: string; readonly action: "wrap" | "eject"; readonly written: string };

/** Added by `search:push`: numbers of records. */
export interface SearchPushFacts {
  readonly engine: string;
  readonly index: string;
  readonly dryRun: boolean;
  /** Numbers of the site's records. */
  readonly records: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
}
