/** Stores the texts of sources and documents in a file. Everything else about them stays in memory. */

import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Document, Source, SourceStore } from "../../model/document.ts";
import { printParts, readLater, splitDocument } from "../document-parts.ts";

/** Number of characters that stay in memory: a site of a few hundred pages needs no file. */
const IN_MEMORY = 8_000_000;

/** The texts of one build. Dispose of it when no document is read any more. */
export class TextStore implements Disposable, SourceStore {
  readonly #inMemory: number;
  readonly #parent: string;
  readonly #prints: boolean;
  /** Size of the file; absent before there is one, and if the system refused. */
  #fd: number | undefined;
  #isRefused = process.platform === "win32";
  #length = 0;
  #sourceLength = 0;
  #size = 0;

  /** `prints`: whether documents get a hash. */
  constructor({ inMemory = IN_MEMORY, dir = tmpdir(), prints = false } = {}) {
    this.#inMemory = inMemory;
    this.#prints = prints;
    this.#parent = dir;
  }

  /** The document, with texts that are read from the file. */
  keep(document: Document): Document {
    const parts = splitDocument(document);
    const size = parts.texts.reduce((sum, [, json]) => sum + json.length, 0);
    const isLarge = this.#length + size > this.#inMemory;
    // Strings that are cut from others, such as the source, keep all of these in memory.
    const kept: Document & { print?: string } = { ...document, ...(isLarge && (JSON.parse(parts.facts) as Document)) };
    for (const [name, json] of parts.texts) {
      this.#length += json.length;
      const place = this.#length > this.#inMemory ? this.#write(json) : undefined;
      if (place !== undefined) readLater(kept, name, makeReader(place));
    }
    if (this.#prints) kept.print = printParts(parts);
    return kept;
  }

  keepSource(source: Source): Source {
    this.#sourceLength += source.text.length;
    const place = this.#sourceLength > this.#inMemory ? this.#write(source.text) : undefined;
    return place === undefined ? source : withLateText(source, place);
  }

  [Symbol.dispose](): void {
    if (this.#fd !== undefined) closeSync(this.#fd);
    this.#fd = undefined;
    this.#isRefused = true;
  }

  /** Writes a text; `undefined` if the system refuses, as on a full disk. */
  #write(text: string): Place | undefined {
    const at = this.#size;
    try {
      const fd = this.#open();
      if (fd === undefined) return undefined;
      const bytes = Buffer.from(text);
      for (let done = 0; done < bytes.length;) done += writeSync(fd, bytes, done, bytes.length - done, at + done);
      this.#size += bytes.length;
      return { fd, at, length: bytes.length };
    } catch {
      this.#isRefused = true;
      return undefined;
    }
  }

  /** The file has no name once it is open, so the system removes it however the build ends. */
  #open(): number | undefined {
    if (this.#fd !== undefined || this.#isRefused) return this.#fd;
    const dir = mkdtempSync(join(this.#parent, "veloci-"));
    try {
      this.#fd = openSync(join(dir, "texts"), "wx+", 0o600);
    } finally {
      rmSync(dir, { recursive: true });
    }
    return this.#fd;
  }
}

/** Location of a text. */
interface Place {
  readonly fd: number;
  readonly at: number;
  readonly length: number;
}

/** A separate function, because its closure stays in memory. */
function withLateText(source: Source, place: Place): Source {
  return Object.defineProperty({ ...source }, "text", { enumerable: true, get: () => readText(place) });
}

function makeReader(place: Place): () => string {
  return () => readText(place);
}

function readText({ fd, at, length }: Place): string {
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length;) {
    const read = readSync(fd, bytes, done, length - done, at + done);
    if (read === 0) throw new Error("The file with the texts of documents is shorter than what was written to it.");
    done += read;
  }
  return bytes.toString();
}
