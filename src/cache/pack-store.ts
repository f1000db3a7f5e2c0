/**
 * Stores results on disk for later runs. Each run adds one file with all new entries, because thousands of small files
 * would take longer to write than their content takes to make. Files that are damaged, foreign or unreadable count as
 * missing.
 */

import { closeSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Entries, Entry } from "../model/entries.ts";
import { systemCode } from "../report/system-error.ts";
import { randomName, sha256 } from "../system/sha256.ts";
import {
  makeReader,
  openPack,
  type OpenPack,
  PackReader,
  PackWriter,
  isSame,
  type Place,
  readWhole,
} from "./pack-file.ts";
import { namesIn } from "../system/lenient-files.ts";

/** Number of packs to read before they are merged into one that keeps what the last run used. */
const MOST_PACKS = 12;

/** Total size of packs above which they are merged as well, and size of the cache folder above which it keeps no output. */
export const MOST_BYTES = 1_000_000_000;

/** A file that has been in progress for longer belongs to a killed run. */
const STALE_MS = 24 * 60 * 60 * 1000;

/** Prefix of the packs with compiled documents. */
export const PACKED_DOCUMENTS = "documents";

export interface PackStoreRequest {
  /** Absolute path of the folder; created when there is something to store. */
  readonly dir: string;
  /** A word for the kind of entries. */
  readonly name: string;
  /** The program that writes it: entries of other programs are ignored. */
  readonly engine: string;
}

/** Close it at the end, which publishes the new entries. */
export class PackStore implements Entries, Disposable {
  readonly #dir: string;
  readonly #prefix: string;
  readonly #start: string;
  /** Path of the pack that this run adds, without its extension. */
  readonly #file: string;
  readonly #places = new Map<string, Place>();
  readonly #packs: OpenPack[] = [];
  readonly #used = new Set<string>();
  /** Keys of earlier runs whose entries this run has made anew. */
  readonly #replaced = new Set<string>();
  readonly #reader = new PackReader();
  #output: PackWriter | undefined;
  #total = 0;
  #isRefused = false;

  constructor({ dir, name, engine }: PackStoreRequest) {
    this.#dir = dir;
    this.#start = `${name}-`;
    this.#prefix = packPrefix({ name, engine });
    this.#file = join(dir, this.#prefix + randomName(8));
    for (const file of namesIn(dir))
      if (file.startsWith(this.#prefix) && file.endsWith(".pack")) this.#open(join(dir, file));
  }

  get(key: string): Entry | undefined {
    const place = this.#places.get(key);
    const bytes = place && this.#reader.read(place);
    if (!bytes) return undefined;
    this.#used.add(key);
    return { bytes, reader: (at, length) => makeReader(place.fd, place.at + at, length) };
  }

  put(key: string, content: string | Buffer): void {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    const known = this.#places.get(key);
    if (known && isSame(known, bytes)) {
      this.#used.add(key);
      return;
    }
    if (known) this.#replaced.add(key);
    this.#add(key, bytes);
  }

  keep(key: string): void {
    if (this.#places.has(key)) this.#used.add(key);
  }

  [Symbol.dispose](): void {
    const isFull = this.#packs.length >= MOST_PACKS - 1 || this.#total + (this.#output?.size ?? 0) > MOST_BYTES;
    if (this.#output && isFull) this.#takeOver();
    const isWritten = this.#finish();
    for (const { fd, path } of this.#packs) {
      closeSync(fd);
      if (isWritten && isFull) rmSync(path, { force: true });
    }
    if (isWritten) this.#clean();
  }

  #open(path: string): void {
    try {
      const pack = openPack(path);
      this.#packs.push(pack);
      this.#total += pack.size;
      for (const [key, place] of pack.places ?? []) this.#places.set(key, place);
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
    }
  }

  #add(key: string, bytes: Buffer): void {
    if (this.#isRefused) return;
    try {
      this.#output ??= this.#create();
      this.#output.add(key, bytes);
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
      this.#isRefused = true;
    }
  }

  #create(): PackWriter {
    mkdirSync(this.#dir, { recursive: true });
    // Keeps the folder out of Git without a change to the site's `.gitignore`.
    writeFileSync(join(this.#dir, ".gitignore"), "*\n");
    return new PackWriter(`${this.#file}.tmp`);
  }

  /** Copies the entries that this run used, so that the older files can be deleted. */
  #takeOver(): void {
    for (const key of this.#used) {
      const place = this.#places.get(key);
      const bytes = place && !this.#replaced.has(key) ? readWhole(place) : undefined;
      if (bytes) this.#add(key, bytes);
    }
  }

  #finish(): boolean {
    if (!this.#output) return false;
    try {
      if (this.#isRefused) this.#output.abandon();
      else this.#output.finish(`${this.#file}.pack`);
      return !this.#isRefused;
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
      this.#output.abandon();
      return false;
    }
  }

  /** Deletes files that other programs or killed runs left. */
  #clean(): void {
    for (const file of namesIn(this.#dir)) {
      const path = join(this.#dir, file);
      const isForeign = file.startsWith(this.#start) && !file.startsWith(this.#prefix);
      const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (isForeign || (file.startsWith(this.#start) && file.endsWith(".tmp") && age > STALE_MS))
        rmSync(path, { force: true });
    }
  }
}

/** Prefix of the packs that a program may read. */
export function packPrefix({ name, engine }: Pick<PackStoreRequest, "name" | "engine">): string {
  return `${name}-${sha256(engine, "hex").slice(0, 12)}-`;
}
