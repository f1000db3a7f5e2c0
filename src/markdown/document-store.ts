import type { Document } from "../model/document.ts";
import type { Entries } from "../model/entries.ts";
import type { Memo } from "../model/memo.ts";
import {
  type LaterName,
  printParts,
  readLater,
  splitDocument,
  type StoredMembers,
  type TextName,
} from "./document-parts.ts";

interface Head {
  readonly print: string;
  /** Length of each text in bytes; they follow in this order, compressed as one. */
  readonly texts: readonly (readonly [name: TextName, length: number])[];
  readonly facts: Omit<Document, TextName>;
}

const LINE_END = 10;

/** Number of keys to note. Graphs with more pages are not stored, so nothing needs them. */
const MOST_KEYS = 20_000;

/** Keeps compiled documents for later runs. Unusable once its entries are closed. */
export class DocumentStore implements Memo<Document> {
  /** Keys of the documents that were requested or stored, by the document's hash: the first ones of a large site. */
  readonly keys = new Map<string, string>();
  readonly #entries: Entries;
  readonly #last: LastTexts = { bytes: Buffer.alloc(0) };

  constructor(entries: Entries) {
    this.#entries = entries;
  }

  /** A document whose hash equals the result of `printParts`. */
  get(key: string): Document | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const end = entry.bytes.indexOf(LINE_END);
    const { print, texts, facts } = JSON.parse(entry.bytes.toString("utf8", 0, end)) as Head;
    this.#note(print, key);
    const document = { ...facts, print } as Document;
    const stored = new PackedTexts(entry.reader(end + 1, entry.bytes.length - end - 1), texts, this.#last);
    readLater(
      document,
      texts.map(([name]) => name),
      stored,
    );
    return document;
  }

  put(key: string, document: Document): void {
    const parts = splitDocument(document);
    const bytes = parts.texts.map(([name, json]) => [name, Buffer.byteLength(json)]);
    const print = printParts(parts);
    this.#note(print, key);
    const head = `{"print":${JSON.stringify(print)},"texts":${JSON.stringify(bytes)},"facts":${parts.facts}}`;
    const packed = Bun.zstdCompressSync(parts.texts.map(([, json]) => json).join(""), { level: 1 });
    this.#entries.put(key, Buffer.concat([Buffer.from(`${head}\n`), packed]));
  }

  #note(print: string, key: string): void {
    if (this.keys.size < MOST_KEYS) this.keys.set(print, key);
  }

  /** Keeps a document that this run does not read. */
  keep(key: string): void {
    this.#entries.keep?.(key);
  }
}

/** The texts that were read last: those of one document are mostly read one after the other. */
interface LastTexts {
  of?: PackedTexts;
  bytes: Buffer;
}

class PackedTexts implements StoredMembers {
  readonly #read: () => Buffer;
  readonly #lengths: Head["texts"];
  readonly #last: LastTexts;

  constructor(read: () => Buffer, lengths: Head["texts"], last: LastTexts) {
    this.#read = read;
    this.#lengths = lengths;
    this.#last = last;
  }

  read(requested: LaterName): string {
    if (this.#last.of !== this) {
      this.#last.bytes = Bun.zstdDecompressSync(this.#read());
      this.#last.of = this;
    }
    let at = 0;
    for (const [name, length] of this.#lengths) {
      if (name === requested) return this.#last.bytes.toString("utf8", at, at + length);
      at += length;
    }
    return "";
  }
}
