/**
 * Remembers what the output folder contains and what it was made from. If another build would write the same files
 * again, returns the result of the last one. Loads none of the code that builds, because it runs first.
 */

import { readdirSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { BuildInputs, BuildRequest, BuildResult, LastBuild, StoredGraph } from "../model/build.ts";
import { collectAfter } from "../system/garbage.ts";
import { sha256 } from "../system/sha256.ts";
import { readChecked, writeChecked } from "./checked-file.ts";
import { engineName } from "./engine.ts";
import { OutputLedger } from "./output-ledger.ts";
import { gitPlaces, modulePlaces, readVariables } from "./surroundings.ts";
import { printTree } from "./tree.ts";

/** Folder of all caches of a site, relative to it. */
export const CACHE_FOLDER = ".veloci/cache";

export type RecordedResult = Omit<BuildResult, "stages" | "peakMemory" | "inputs" | "outId" | "paths" | "graph">;

export interface RecordRequest extends Omit<BuildRequest, "progress" | "siteCode" | "cache"> {
  readonly outDir: string;
  readonly env: NodeJS.ProcessEnv;
}

interface Record {
  readonly requested: string;
  readonly variables: string;
  readonly inputs: BuildInputs;
  /** Fingerprints: of the site folder, of everything outside it, and of the output. */
  readonly site: string;
  readonly around: string;
  readonly output: string;
  /** Of the names in the site folder. */
  readonly names: string;
  readonly result: RecordedResult;
  readonly graph?: StoredGraph;
}

/** Metadata of the files of a site, by path, when its fingerprint was this one. */
interface SiteFiles {
  readonly site: string;
  readonly files: { readonly [path: string]: string };
}

/** Number of files from which the record does not tell which of them have changed. */
const MOST_FILES = 20_000;

/** File times may lag a few milliseconds behind the system clock, and some disks store them in steps of two seconds. */
const CLOCK_STEP_MS = 20;

/** The record of one output folder. Open it before the build reads anything. */
export class BuildRecord {
  /** Storage for single stages. */
  readonly cache: NonNullable<BuildRequest["cache"]> & { readonly output: OutputLedger };
  readonly #request: RecordRequest;
  readonly #requested: string;
  readonly #file: string;
  readonly #filesFile: string;
  readonly #start = Date.now();
  readonly #timer = performance.now();
  readonly #site: ReturnType<typeof printTree>;
  readonly #siteFiles = new Map<string, string>();

  constructor(request: RecordRequest) {
    const { env: _, ...requested } = request;
    this.#request = request;
    const { siteDir, outDir } = request;
    const dir = join(siteDir, CACHE_FOLDER);
    const engine = engineName();
    const name = sha256(outDir, "hex").slice(0, 16);
    const output = new OutputLedger({ file: join(dir, `output-${name}.json`), engine, output: outDir });
    this.#requested = JSON.stringify([engine, Object.entries(requested).sort()]);
    this.#file = join(dir, `build-${name}.json`);
    this.#filesFile = join(dir, `inputs-${name}.json`);
    const without = [...outputsOf(outDir), join(siteDir, "node_modules")];
    this.#site = printTree([siteDir], { without, files: this.#siteFiles });
    if (this.#siteFiles.size > MOST_FILES) this.#siteFiles.clear();
    this.cache = { dir, engine, output, names: this.#site?.names };
  }

  /** Returns the result of the last build if nothing that it read or wrote has changed. */
  result(): RecordedResult | undefined {
    const record = readRecord(this.#file);
    if (!record || record.site !== this.#site?.hash || !this.#holds(record)) return undefined;
    return record.output === this.cache.output.print()?.hash ? record.result : undefined;
  }

  /** Returns the last build if only contents of the site's files have changed since. Somebody may have changed the output. */
  edited(): LastBuild | undefined {
    const record = readRecord(this.#file);
    if (!record?.graph || record.names !== this.#site?.names) return undefined;
    const changed = this.#changedSince(record);
    this.cache.output.open();
    // A killed build may have stored one without the other.
    if (!changed || !this.#holds(record) || record.output !== this.cache.output.hash) return undefined;
    const { graph, inputs, result } = record;
    return { graph, inputs, changed, pages: result.pages, diagnostics: result.diagnostics };
  }

  /** The changed files of the site, whose names are the same; `undefined` if that is not known. */
  #changedSince(record: Record): readonly string[] | undefined {
    const text = readChecked(this.#filesFile);
    const last = text === undefined ? undefined : (JSON.parse(text) as SiteFiles);
    if (last?.site !== record.site || this.#siteFiles.size === 0) return undefined;
    return [...this.#siteFiles].flatMap(([path, facts]) => (last.files[path] === facts ? [] : path));
  }

  /** Whether everything but the site folder and the output is as it was. */
  #holds(record: Record): boolean {
    return (
      record.requested === this.#requested &&
      record.variables === this.#variables(record.inputs) &&
      record.around === this.#around(record.inputs)?.hash &&
      !hasLeftovers(this.#request.outDir)
    );
  }

  /** Stores the result of a build. Returns the reason if it cannot be stored. */
  keep(built: BuildResult): string | undefined {
    const { inputs, outId, paths, graph, stages: _, peakMemory: __, ...result } = built;
    if (!inputs) return undefined;
    collectAfter(built.pages);
    const { outDir } = this.#request;
    const output = isFolder(outDir, outId) ? this.cache.output.print(paths) : undefined;
    if (output && isFolder(outDir, outId)) this.cache.output.save(output);
    if (inputs.reason !== undefined) return inputs.reason;
    const around = this.#around(inputs);
    if (!this.#site || !around || !output) return "there are too many files";
    if (inputs.history && this.#site.repositories.length > 0) return "it shows dates of several git repositories";
    // A file that changed during the build may have been read before or after the change.
    const elapsed = performance.now() - this.#timer;
    const isSteady = Math.abs(Date.now() - this.#start - elapsed) < 1000;
    const newest = Math.max(this.#site.newest, around.newest);
    if (newest > this.#start - CLOCK_STEP_MS || !isSteady) return "files changed at the same time";
    if (!isFolder(outDir, outId)) return "another build wrote the same folder";
    const { hash: site, names } = this.#site;
    if (graph) writeChecked(this.#filesFile, JSON.stringify({ site, files: Object.fromEntries(this.#siteFiles) }));
    const prints = { site, names, around: around.hash, output: output.hash };
    return writeRecord(this.#file, {
      requested: this.#requested,
      variables: this.#variables(inputs),
      inputs,
      ...prints,
      result,
      ...(graph && { graph }),
    });
  }

  #variables({ variables, year }: BuildInputs): string {
    const now = new Date();
    const years = year ? [now.getFullYear(), now.getUTCFullYear()] : [];
    return JSON.stringify([readVariables(this.#request.env, variables), years]);
  }

  #around({ places, history }: BuildInputs): ReturnType<typeof printTree> {
    const { siteDir } = this.#request;
    const git = history ? [siteDir, ...places].map((place) => gitPlaces(place)) : [];
    const all = [...places, ...modulePlaces(siteDir), ...git.flat()];
    return printTree([...new Set(all)], { without: outputsOf(this.#request.outDir) });
  }
}

/** The output folder as named by the user, and its real path. */
function outputsOf(outDir: string): string[] {
  try {
    return [...new Set([realpathSync(outDir), outDir])];
  } catch {
    return [outDir];
  }
}

/** Temporary folders of builds that are running or were killed: the next build cleans up after them. */
function hasLeftovers(outDir: string): boolean {
  const [real = outDir] = outputsOf(outDir);
  return readdirSync(dirname(real)).some((name) => name.startsWith(`.veloci-${basename(real)}`));
}

function isFolder(path: string, id: string | undefined): boolean {
  const { dev, ino } = statSync(path, { bigint: true, throwIfNoEntry: false }) ?? {};
  return id !== undefined && `${dev}:${ino}` === id;
}

function readRecord(file: string): Record | undefined {
  const text = readChecked(file);
  return text === undefined ? undefined : (JSON.parse(text) as Record);
}

function writeRecord(file: string, record: Record): string | undefined {
  const code = writeChecked(file, JSON.stringify(record));
  return code && `\`${CACHE_FOLDER}\` cannot be written (${code})`;
}
