/**
 * One file with many entries: their bytes, an index, and the length and hash of the index. What is cut short has no index, and
 * what is damaged is not there.
 */

import { closeSync, fstatSync, openSync, readSync, renameSync, rmSync, writeSync } from "node:fs";
import { sha256 } from "../system/sha256.ts";
import { systemCode } from "../report/system-error.ts";

/** At the end of a pack: length and hash of its index. */
const FOOTER = 12 + 64;

/** Offset, length and hash by key. */
type Index = Readonly<Record<string, readonly [at: number, length: number, hash: string]>>;

/** Where an entry is. */
export interface Place {
  readonly fd: number;
  readonly at: number;
  readonly length: number;
  readonly hash: string;
}

/** A pack that is open for reading, until somebody closes `fd`. */
export interface OpenPack {
  readonly path: string;
  readonly fd: number;
  /** Bytes of the file. */
  readonly size: number;
  /** Of its entries, by key; absent when the file is not a whole pack. */
  readonly places: ReadonlyMap<string, Place> | undefined;
}

/** Opens one. Throws system errors. */
export function openPack(path: string): OpenPack {
  const fd = openSync(path, "r");
  const { size } = fstatSync(fd);
  const index = readIndex(fd, size);
  const places =
    index &&
    new Map(Object.entries(index).map(([key, [at, length, hash]]) => [key, { fd, at, length, hash }] as const));
  return { path, fd, size, places };
}

/** Bytes of an entry; nothing when they are damaged. */
export function readWhole({ fd, at, length, hash }: Place): Buffer | undefined {
  const bytes = readBytes(fd, at, length);
  return bytes && hashOf(bytes) === hash ? bytes : undefined;
}

/** Bytes that are read at a time: entries are mostly asked for in the order in which they were written. */
const AHEAD = 1 << 18;

/** Reads entries that follow each other with few calls of the system. What it returns holds until the next call. */
export class PackReader {
  #bytes: Buffer | undefined;
  #fd = -1;
  /** The part of the file that is in there. */
  #from = 0;
  #to = 0;

  /** Bytes of an entry; nothing when they are damaged. */
  read(place: Place): Buffer | undefined {
    const { fd, at, length, hash } = place;
    if (length > AHEAD) return readWhole(place);
    this.#bytes ??= Buffer.allocUnsafeSlow(AHEAD);
    if (fd !== this.#fd || at < this.#from || at + length > this.#to) {
      this.#fd = fd;
      this.#from = at;
      this.#to = at + readSome(fd, at, this.#bytes);
    }
    if (at + length > this.#to) return undefined;
    const bytes = this.#bytes.subarray(at - this.#from, at - this.#from + length);
    return hashOf(bytes) === hash ? bytes : undefined;
  }
}

/** Whether an entry has these bytes. */
export function isSame({ length, hash }: Place, bytes: Buffer): boolean {
  return bytes.length === length && hashOf(bytes) === hash;
}

/** Writes one. All methods throw system errors; a pack that is not finished goes with `abandon`. */
export class PackWriter {
  readonly #path: string;
  readonly #fd: number;
  readonly #index: Record<string, [number, number, string]> = {};
  #size = 0;
  #isOpen = true;

  /** `path` must not exist, and is not its last name. */
  constructor(path: string) {
    this.#path = path;
    this.#fd = openSync(path, "wx");
  }

  /** Bytes so far. */
  get size(): number {
    return this.#size;
  }

  has(key: string): boolean {
    return key in this.#index;
  }

  add(key: string, bytes: Buffer): void {
    writeFully(this.#fd, bytes);
    this.#index[key] = [this.#size, bytes.length, hashOf(bytes)];
    this.#size += bytes.length;
  }

  /** Gives the file its last name. */
  finish(path: string): void {
    const index = Buffer.from(JSON.stringify(this.#index));
    writeFully(this.#fd, Buffer.concat([index, Buffer.from(String(index.length).padStart(12) + sha256(index, "hex"))]));
    this.#close();
    renameSync(this.#path, path);
  }

  abandon(): void {
    this.#close();
    rmSync(this.#path, { force: true });
  }

  #close(): void {
    if (this.#isOpen) closeSync(this.#fd);
    this.#isOpen = false;
  }
}

function readIndex(fd: number, size: number): Index | undefined {
  const footer = readBytes(fd, size - FOOTER, FOOTER)?.toString("latin1");
  const length = Number(footer?.slice(0, 12));
  if (footer === undefined || !Number.isInteger(length) || length <= 0) return undefined;
  const index = readBytes(fd, size - FOOTER - length, length);
  return index && sha256(index, "hex") === footer.slice(12) ? (JSON.parse(index.toString()) as Index) : undefined;
}

/** Makes what reads a part of a pack again. By itself, so that the function does not hold the bytes of its entry. */
export function makeReader(fd: number, at: number, length: number): () => Buffer {
  return () => {
    const bytes = readBytes(fd, at, length);
    if (!bytes) throw new Error("A file of the cache changed while it was being read.");
    return bytes;
  };
}

function readBytes(fd: number, at: number, length: number): Buffer | undefined {
  const bytes = Buffer.allocUnsafe(length);
  return at >= 0 && readSome(fd, at, bytes) === length ? bytes : undefined;
}

/** Fills a buffer as far as the file goes. Returns the number of bytes; zero where the system refuses. */
function readSome(fd: number, at: number, bytes: Buffer): number {
  try {
    let read = 0;
    for (let count = -1; count !== 0 && read < bytes.length; read += count)
      count = readSync(fd, bytes, read, bytes.length - read, at + read);
    return read;
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return 0;
  }
}

function writeFully(fd: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) written += writeSync(fd, bytes, written);
}

/** Tells damage, not intent: who can write here can write anything. */
function hashOf(bytes: Buffer): string {
  return Bun.hash(bytes).toString(36);
}
