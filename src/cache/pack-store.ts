/**
 * Keeps results on the disk for later runs. In: texts under keys that name everything it depends on. Out: the same, in a later
 * run of the same program. Each run adds one file with all that is new: thousands of small files would take longer to write than
 * their content takes to make. What is damaged, foreign or refused by the system is not there.
 */

import { createHash, randomBytes } from "node:crypto";
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { systemCode } from "../report/system-error.ts";

/** Files that are read before they are joined to one with what the last run used. */
const MOST_PACKS = 12;

/** Bytes of all packs beyond which they are joined, too. */
const MOST_BYTES = 1_000_000_000;

/** At the end of a pack: length and hash of its index. */
const FOOTER = 12 + 64;

/** A file that is being written for longer belongs to a run that was killed. */
const STALE_MS = 24 * 60 * 60 * 1000;

/** Offset, length and hash by key. */
type Index = Readonly<Record<string, readonly [at: number, length: number, hash: string]>>;

interface Place {
  readonly fd: number;
  readonly at: number;
  readonly length: number;
  readonly hash: string;
}

export interface PackStoreRequest {
  /** Absolute path of the folder; it is made when there is something to keep. */
  readonly dir: string;
  /** Of what is kept: a word. */
  readonly name: string;
  /** What writes it: entries of another one are not read. */
  readonly engine: string;
}

/** What is kept under a key. */
export interface PackEntry {
  readonly bytes: Buffer;
  /** Reads a part of it again, for as long as the store is open. */
  reader(at: number, length: number): () => string;
}

/** To be closed at the end, which makes what is new visible to others. */
export class PackStore implements Disposable {
  readonly #dir: string;
  readonly #prefix: string;
  readonly #start: string;
  readonly #places = new Map<string, Place>();
  readonly #packs: { readonly path: string; readonly fd: number }[] = [];
  readonly #used = new Set<string>();
  readonly #added: Record<string, [number, number, string]> = {};
  #output: { readonly path: string; readonly fd: number } | undefined;
  #size = 0;
  #total = 0;
  #isRefused = false;

  constructor({ dir, name, engine }: PackStoreRequest) {
    this.#dir = dir;
    this.#start = `${name}-`;
    this.#prefix = packPrefix({ name, engine });
    for (const file of listFiles(dir))
      if (file.startsWith(this.#prefix) && file.endsWith(".pack")) this.#open(join(dir, file));
  }

  get(key: string): PackEntry | undefined {
    const place = this.#places.get(key);
    const bytes = place && readWhole(place);
    if (!bytes) return undefined;
    this.#used.add(key);
    return { bytes, reader: (at, length) => makeReader(place.fd, place.at + at, length) };
  }

  put(key: string, text: string): void {
    this.#add(key, Buffer.from(text));
  }

  [Symbol.dispose](): void {
    if (this.#output && this.#packs.length >= MOST_PACKS - 1) this.#takeOver();
    else if (this.#output && this.#total + this.#size > MOST_BYTES) this.#takeOver();
    const isWritten = this.#finish();
    for (const { fd } of this.#packs) closeSync(fd);
    if (isWritten) this.#clean();
  }

  #open(path: string): void {
    try {
      const fd = openSync(path, "r");
      const { size } = fstatSync(fd);
      this.#packs.push({ path, fd });
      this.#total += size;
      for (const [key, [at, length, hash]] of Object.entries(readIndex(fd, size) ?? {}))
        this.#places.set(key, { fd, at, length, hash });
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
    }
  }

  #add(key: string, bytes: Buffer): void {
    if (this.#isRefused) return;
    try {
      this.#output ??= this.#create();
      writeFully(this.#output.fd, bytes);
      this.#added[key] = [this.#size, bytes.length, hashOf(bytes)];
      this.#size += bytes.length;
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
      this.#isRefused = true;
    }
  }

  #create(): { readonly path: string; readonly fd: number } {
    mkdirSync(this.#dir, { recursive: true });
    // Repositories leave the folder out without being told.
    writeFileSync(join(this.#dir, ".gitignore"), "*\n");
    const path = join(this.#dir, `${this.#prefix}${randomBytes(8).toString("hex")}.tmp`);
    return { path, fd: openSync(path, "wx") };
  }

  /** Copies what this run has used, so that the older files can go. */
  #takeOver(): void {
    for (const key of this.#used) {
      const place = this.#places.get(key);
      const bytes = place && !(key in this.#added) ? readWhole(place) : undefined;
      if (bytes) this.#add(key, bytes);
    }
    if (this.#isRefused) return;
    for (const { path } of this.#packs) rmSync(path, { force: true });
  }

  #finish(): boolean {
    if (!this.#output) return false;
    const { path, fd } = this.#output;
    try {
      if (!this.#isRefused) {
        const index = Buffer.from(JSON.stringify(this.#added));
        writeFully(fd, Buffer.concat([index, Buffer.from(String(index.length).padStart(12) + sha256(index))]));
      }
      closeSync(fd);
      if (this.#isRefused) rmSync(path, { force: true });
      else renameSync(path, path.replace(/tmp$/, "pack"));
      return !this.#isRefused;
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
      rmSync(path, { force: true });
      return false;
    }
  }

  /** Removes what other programs wrote, and what killed runs have left. */
  #clean(): void {
    for (const file of listFiles(this.#dir)) {
      const path = join(this.#dir, file);
      const isForeign = file.startsWith(this.#start) && !file.startsWith(this.#prefix);
      const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (isForeign || (file.startsWith(this.#start) && file.endsWith(".tmp") && age > STALE_MS))
        rmSync(path, { force: true });
    }
  }
}

/** What names of packs begin with that a program may read. */
export function packPrefix({ name, engine }: Pick<PackStoreRequest, "name" | "engine">): string {
  return `${name}-${sha256(engine).slice(0, 12)}-`;
}

function readIndex(fd: number, size: number): Index | undefined {
  const footer = readBytes(fd, size - FOOTER, FOOTER)?.toString("latin1");
  const length = Number(footer?.slice(0, 12));
  if (footer === undefined || !Number.isInteger(length) || length <= 0) return undefined;
  const index = readBytes(fd, size - FOOTER - length, length);
  return index && sha256(index) === footer.slice(12) ? (JSON.parse(index.toString()) as Index) : undefined;
}

function readWhole({ fd, at, length, hash }: Place): Buffer | undefined {
  const bytes = readBytes(fd, at, length);
  return bytes && hashOf(bytes) === hash ? bytes : undefined;
}

/** By itself, so that the function does not hold the bytes of its entry. */
function makeReader(fd: number, at: number, length: number): () => string {
  return () => {
    const bytes = readBytes(fd, at, length);
    if (!bytes) throw new Error("A file of the cache has changed while it was read.");
    return bytes.toString();
  };
}

function readBytes(fd: number, at: number, length: number): Buffer | undefined {
  if (at < 0) return undefined;
  const bytes = Buffer.allocUnsafe(length);
  try {
    for (let read = 0; read < length;) {
      const count = readSync(fd, bytes, read, length - read, at + read);
      if (count === 0) return undefined;
      read += count;
    }
    return bytes;
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}

function writeFully(fd: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) written += writeSync(fd, bytes, written);
}

/** Tells damage, not intent: who can write here can write anything. */
function hashOf(bytes: Buffer): string {
  return Bun.hash(bytes).toString(36);
}

function sha256(value: string | Buffer): string {
  return createHash("sha256").update(value).digest("hex");
}

function listFiles(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}
