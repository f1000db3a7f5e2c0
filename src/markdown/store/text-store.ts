/** Stores the texts of sources and documents in a file. Everything else about them stays in memory. */

import type { Document, Source, SourceStore } from "../../model/document.ts";
import { TextFile } from "../../system/text-file.ts";
import { printParts, readLater, splitDocument } from "../document-parts.ts";

/** Number of characters that stay in memory: a site of a few hundred pages needs no file. */
const IN_MEMORY = 8_000_000;

/** The texts of one build. Dispose of it when no document is read any more. */
export class TextStore implements Disposable, SourceStore {
  readonly #inMemory: number;
  readonly #file: TextFile;
  readonly #prints: boolean;
  #length = 0;
  #sourceLength = 0;

  /** `prints`: whether documents get a hash. */
  constructor({ inMemory = IN_MEMORY, dir, prints = false }: TextStoreSettings = {}) {
    this.#inMemory = inMemory;
    this.#prints = prints;
    this.#file = new TextFile(dir);
  }

  /** The document, with texts that are read from the file. */
  keep(document: Document): Document {
    const parts = splitDocument(document);
    const size = parts.texts.reduce((sum, [, json]) => sum + json.length, 0);
    const isLarge = this.#length + size > this.#inMemory;
    // Strings that are cut from others, such as the source, keep all of these in memory.
    const stored: Document & { print?: string } = {
      ...document,
      ...(isLarge && (JSON.parse(parts.facts) as Document)),
    };
    for (const [name, json] of parts.texts) {
      this.#length += json.length;
      const read = this.#length > this.#inMemory ? this.#file.write(json) : undefined;
      if (read) readLater(stored, name, read);
    }
    if (this.#prints) stored.print = printParts(parts);
    return stored;
  }

  keepSource(source: Source): Source {
    this.#sourceLength += source.text.length;
    const read = this.#sourceLength > this.#inMemory ? this.#file.write(source.text) : undefined;
    return read ? Object.defineProperty({ ...source }, "text", { enumerable: true, get: read }) : source;
  }

  [Symbol.dispose](): void {
    this.#file[Symbol.dispose]();
  }
}

interface TextStoreSettings {
  readonly inMemory?: number;
  /** Folder for the file. */
  readonly dir?: string;
  readonly prints?: boolean;
}
