/**
 * One file with many entries: their bytes, an index, and the length and hash of the index. A truncated file has no
 * index, and damaged entries count as missing.
 */

import { closeSync, fstatSync, openSync, readSync, renameSync, rmSync, writeSync } from "node:fs";
import { PackedText } from "./packed-text.ts";
import { sha256 } from "../system/sha256.ts";
import { systemCode } from "../report/system-error.ts";

/** End of a pack: length and hash of its index. */
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

/** A pack that is open for reading, until its `fd` is closed. */
export interface OpenPack {
  readonly path: string;
  readonly fd: number;
  /** Size of the file in bytes. */
  readonly size: number;
  /** Its entries by key; absent when the file is not a complete pack. */
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

/** Returns the bytes of an entry; `undefined` if they are damaged. */
export function readWhole({ fd, at, length, hash }: Place): Buffer | undefined {
  const bytes = readBytes(fd, at, length);
  return bytes && hashOf(bytes) === hash ? bytes : undefined;
}

/** Bytes to read at a time: entries are mostly requested in the order in which they were written. */
const AHEAD = 1 << 18;

/** Number of parts of files in memory: pages, their cards and their texts are requested in turns, and are in different places. */
const MOST_PARTS = 4;

/** A part of a file in memory. */
interface ReadPart {
  readonly fd: number;
  readonly from: number;
  readonly to: number;
  readonly bytes: Buffer;
}

/** Reads consecutive entries with few system calls. A result is in memory that threads share, and stays valid. */
export class PackReader {
  /** The last one used comes first. */
  #parts: readonly ReadPart[] = [];

  /** Returns the bytes of an entry; `undefined` if they are damaged. */
  read(place: Place): Buffer | undefined {
    const { fd, at, length, hash } = place;
    if (length > AHEAD) return readWhole(place);
    const isIn = (part: ReadPart): boolean => fd === part.fd && at >= part.from && at + length <= part.to;
    const part = this.#parts.find(isIn) ?? readPart(fd, at);
    if (part !== this.#parts[0])
      this.#parts = [part, ...this.#parts.filter((one) => one !== part).slice(0, MOST_PARTS - 1)];
    if (!isIn(part)) return undefined;
    const bytes = part.bytes.subarray(at - part.from, at - part.from + length);
    return hashOf(bytes) === hash ? bytes : undefined;
  }
}

function readPart(fd: number, from: number): ReadPart {
  const bytes = Buffer.from(new SharedArrayBuffer(AHEAD));
  return { fd, from, to: from + readSome(fd, from, bytes), bytes };
}

/** Whether these bytes are intact, by the entry's hash. */
export function isSame({ length, hash }: Place, bytes: Buffer): boolean {
  return bytes.length === length && hashOf(bytes) === hash;
}

/** Writes one. All methods throw system errors; `abandon` deletes an unfinished pack. */
export class PackWriter {
  readonly #path: string;
  readonly #fd: number;
  /** Members of the index, as JSON: objects would take several times the memory. */
  readonly #index = new PackedText();
  #size = 0;
  #isOpen = true;

  /** `path` must not exist. It is a temporary name. */
  constructor(path: string) {
    this.#path = path;
    this.#fd = openSync(path, "wx");
  }

  /** Number of bytes so far. */
  get size(): number {
    return this.#size;
  }

  add(key: string, bytes: Buffer): void {
    writeFully(this.#fd, bytes);
    this.#index.add(`${JSON.stringify(key)}:${JSON.stringify([this.#size, bytes.length, hashOf(bytes)])}`);
    this.#size += bytes.length;
  }

  /** Renames the file to its final name. */
  finish(path: string): void {
    const members = [...this.#index.join()].join("").trimStart().replaceAll("\n", ",");
    const index = Buffer.from(`{${members}}`);
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

/**
 * Returns a function that reads a part of the pack again. A function of its own, so that its closure does not keep the
 * entry's bytes alive.
 */
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

/** Fills a buffer as far as the file reaches. Returns the number of bytes; zero if the system refuses. */
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

/** Detects damage, not tampering: whoever can write here can write anything. */
function hashOf(bytes: Buffer): string {
  return Bun.hash(bytes).toString(36);
}
