/** Stores the texts of sources and documents, and facts that few steps read, in a file. Everything else about them stays in memory. */

import type { Document, Source, SourceStore } from "../../model/document.ts";
import { Late } from "../../system/late-map.ts";
import { StoredText, TextFile } from "../../system/text-file.ts";
import {
  joinLateParts,
  type LaterName,
  LONG_FACTS,
  printParts,
  readLater,
  splitDocument,
  type StoredMembers,
  toJson,
  toLateParts,
} from "../document-parts.ts";

/** Number of characters that stay in memory: a site of a few hundred pages needs no file. */
const IN_MEMORY = 8_000_000;

/** Number of documents whose facts stay in memory: reading them again and again costs more than they take. */
const DOCUMENTS_IN_MEMORY = 4000;

/** The texts of one build. Dispose of it when no document is read any more. */
export class TextStore implements Disposable, SourceStore {
  readonly #inMemory: number;
  readonly #documentsInMemory: number;
  readonly #file: TextFile;
  readonly #prints: boolean;
  readonly #last: LastRecord = { at: -1, lines: [] };
  /** The distinct lists of member names: a few for thousands of records. */
  readonly #names = new Map<string, string>();
  #length = 0;
  #sourceLength = 0;
  #documents = 0;

  /** `prints`: whether documents get a hash. */
  constructor(settings: TextStoreSettings = {}) {
    const { inMemory = IN_MEMORY, documentsInMemory = DOCUMENTS_IN_MEMORY, dir, prints = false } = settings;
    this.#inMemory = inMemory;
    this.#documentsInMemory = documentsInMemory;
    this.#prints = prints;
    this.#file = new TextFile(dir);
  }

  /** The document, with members that are read from the file. */
  keep(document: Document): Document {
    const parts = splitDocument(document);
    const print = this.#prints && { print: printParts(parts) };
    const stored = this.#store([...parts.texts, ...toJson(document, LONG_FACTS)]);
    // Strings that are cut from others, such as the source, keep all of these in memory.
    const facts = stored && { ...withoutCopies(JSON.parse(parts.facts) as Document), path: document.path };
    const result = { ...document, ...facts, ...print };
    if (stored) readLater(result, stored.names, stored);
    return result;
  }

  /** The same for a document whose texts are outside of memory already. */
  keepFacts(document: Document): Document {
    const stored = this.#store(toJson(document, LONG_FACTS));
    if (stored) readLater(document, stored.names, stored);
    return document;
  }

  /** The same document outside of memory, except for the first ones and for one whose members are all in memory. */
  unload(document: Document): Document | Late<Document> {
    if (this.#documents++ < this.#documentsInMemory) return document;
    const parts = toLateParts(document);
    if (!parts) return document;
    const { facts, names, texts, long } = parts;
    const places = [texts, long].map((one) => (one instanceof StoredRecord ? one.place : ""));
    const text = this.#file.write([names.join(" "), ...places, facts].join("\n"));
    if (!text) return document;
    const isElsewhere = texts && !(texts instanceof StoredRecord);
    return isElsewhere
      ? new DocumentWithTexts(text, document.path, this.#last, texts)
      : new StoredDocument(text, document.path, this.#last);
  }

  /** A value that is read from the file each time. */
  keepValue<Value>(value: Value): Value | Late<Value> {
    const json = JSON.stringify(value);
    this.#length += json.length;
    const stored = this.#length > this.#inMemory ? this.#file.write(json) : undefined;
    return stored ? new StoredValue(stored) : value;
  }

  keepSource(source: Source): Source {
    this.#sourceLength += source.text.length;
    const stored = this.#sourceLength > this.#inMemory ? this.#file.write(source.text) : undefined;
    return stored ? Object.defineProperties({ ...source }, { [STORED]: { value: stored }, text: LATE_TEXT }) : source;
  }

  [Symbol.dispose](): void {
    this.#file[Symbol.dispose]();
  }

  /** Writes members as one record, a line each, which JSON never contains. `undefined` if they stay in memory. */
  #store(members: readonly (readonly [name: LaterName, json: string])[]): StoredRecord | undefined {
    for (const [, json] of members) this.#length += json.length;
    const lines = members.map(([, json]) => json).join("\n");
    const text = this.#length > this.#inMemory ? this.#file.write(lines) : undefined;
    if (!text) return undefined;
    return new StoredRecord(text, this.#share(members.map(([name]) => name)), this.#last);
  }

  #share(list: readonly LaterName[]): string {
    const names = list.join(" ");
    const known = this.#names.get(names) ?? names;
    this.#names.set(known, known);
    return known;
  }
}

/** Members that are empty in most documents. */
const NONE: Pick<Document, "frontMatterPositions" | "anchors" | "imports" | "components" | "diagnostics"> = {
  frontMatterPositions: {},
  anchors: [],
  imports: [],
  components: [],
  diagnostics: [],
};

/** The facts, with empty members that all documents share. */
function withoutCopies(facts: Document): Document {
  const empty = Object.entries(NONE).filter(([name]) => Object.keys(facts[name as keyof typeof NONE]).length === 0);
  return { ...facts, ...Object.fromEntries(empty) };
}

/** The record that was read last: its members are mostly read one after the other. */
interface LastRecord {
  /** Its place in the file. */
  at: number;
  lines: readonly string[];
}

class StoredRecord implements StoredMembers {
  readonly #text: StoredText;
  /** One text instead of a list, which thousands of records would each have. */
  readonly #names: string;
  readonly #last: LastRecord;

  constructor(text: StoredText, names: string, last: LastRecord) {
    this.#text = text;
    this.#names = names;
    this.#last = last;
  }

  /** The record at a place; `undefined` for an empty one. */
  static at(place: string, file: TextFile, last: LastRecord): StoredRecord | undefined {
    const [at = "", length, ...names] = place.split(" ");
    return at === "" ? undefined : new StoredRecord(new StoredText(file, +at, Number(length)), names.join(" "), last);
  }

  /** Where it is, as text. */
  get place(): string {
    return `${this.#text.at} ${this.#text.length} ${this.#names}`;
  }

  get names(): readonly LaterName[] {
    return this.#names.split(" ") as LaterName[];
  }

  read(name: LaterName): string {
    if (this.#last.at !== this.#text.at) {
      this.#last.lines = this.#text.read().split("\n");
      this.#last.at = this.#text.at;
    }
    return this.#last.lines[this.names.indexOf(name)] ?? "";
  }
}

const STORED = Symbol("stored text");

/** All sources share the getter. */
const LATE_TEXT: PropertyDescriptor = {
  enumerable: true,
  get(this: { readonly [STORED]: StoredText }): string {
    return this[STORED].read();
  },
};

/** A value that is made of a text in the file. One object: a large site has several such values for each page. */
abstract class StoredLate<Value> extends Late<Value> {
  protected readonly file: TextFile;
  readonly #at: number;
  readonly #length: number;

  constructor({ file, at, length }: StoredText) {
    super();
    this.file = file;
    this.#at = at;
    this.#length = length;
  }

  read(): Value {
    return this.parse(this.file.read(this.#at, this.#length).toString());
  }

  protected abstract parse(text: string): Value;
}

/** Its text: the names of the members that are read later, where two records with them are, and all others as JSON. */
class StoredDocument extends StoredLate<Document> {
  /** The same string for all who read it. */
  readonly #path: string;
  readonly #last: LastRecord;

  constructor(text: StoredText, path: string, last: LastRecord) {
    super(text);
    this.#path = path;
    this.#last = last;
  }

  protected parse(text: string, elsewhere?: StoredMembers): Document {
    const [names = "", ...parts] = text.split("\n");
    const [inFile, long] = parts.slice(0, 2).map((place) => StoredRecord.at(place, this.file, this.#last));
    const [, , facts = ""] = parts;
    const records = { texts: elsewhere ?? inFile, long };
    const document = joinLateParts({ facts, names: names.split(" ") as LaterName[], ...records });
    return Object.assign(document, { path: this.#path });
  }
}

/** One whose texts are in another file, as those of documents from an earlier run. */
class DocumentWithTexts extends StoredDocument {
  readonly #texts: StoredMembers;

  constructor(...[text, path, last, texts]: [...ConstructorParameters<typeof StoredDocument>, StoredMembers]) {
    super(text, path, last);
    this.#texts = texts;
  }

  protected override parse(text: string): Document {
    return super.parse(text, this.#texts);
  }
}

class StoredValue<Value> extends StoredLate<Value> {
  protected parse(text: string): Value {
    return JSON.parse(text) as Value;
  }
}

interface TextStoreSettings {
  readonly inMemory?: number;
  readonly documentsInMemory?: number;
  /** Folder for the file. */
  readonly dir?: string;
  readonly prints?: boolean;
}
