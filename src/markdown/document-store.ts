/** Keeps compiled documents for later runs. */

import type { Document } from "../model/document.ts";
import type { Entries } from "../model/entries.ts";
import type { Memo } from "../model/memo.ts";
import { printParts, readLater, splitDocument, type TextName } from "./document-parts.ts";

interface Head {
  readonly print: string;
  /** Length of each text in bytes; they follow in this order, compressed as one. */
  readonly texts: readonly (readonly [name: TextName, length: number])[];
  readonly facts: Omit<Document, TextName>;
}

const LINE_END = 10;

/** Unusable once its entries are closed. */
export class DocumentStore implements Memo<Document> {
  readonly #entries: Entries;
  #last: { readonly key: string; readonly texts: Buffer } | undefined;

  constructor(entries: Entries) {
    this.#entries = entries;
  }

  /** A document whose hash equals the result of `printParts`. */
  get(key: string): Document | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const end = entry.bytes.indexOf(LINE_END);
    const { print, texts, facts } = JSON.parse(entry.bytes.toString("utf8", 0, end)) as Head;
    const document = { ...facts, print } as Document;
    const read = entry.reader(end + 1, entry.bytes.length - end - 1);
    let at = 0;
    for (const [name, length] of texts) {
      readLater(document, name, this.#readLater(key, read, { at, length }));
      at += length;
    }
    return document;
  }

  put(key: string, document: Document): void {
    const parts = splitDocument(document);
    const bytes = parts.texts.map(([name, json]) => [name, Buffer.byteLength(json)]);
    const [print, texts] = [printParts(parts), bytes].map((value) => JSON.stringify(value));
    const head = `{"print":${print},"texts":${texts},"facts":${parts.facts}}`;
    const packed = Bun.zstdCompressSync(parts.texts.map(([, json]) => json).join(""), { level: 1 });
    this.#entries.put(key, Buffer.concat([Buffer.from(`${head}\n`), packed]));
  }

  /** A separate function, so that its closure holds no bytes. Texts of one document are mostly read consecutively. */
  #readLater(
    key: string,
    read: () => Buffer,
    { at, length }: { readonly at: number; readonly length: number },
  ): () => string {
    return () => {
      if (this.#last?.key !== key) this.#last = { key, texts: Bun.zstdDecompressSync(read()) };
      return this.#last.texts.toString("utf8", at, at + length);
    };
  }
}
