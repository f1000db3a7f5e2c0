/** Splits documents into facts, which every stage needs, and texts, which few pages need. */

import type { Document } from "../model/document.ts";
import { startSha256 } from "../system/sha256.ts";

/** The members to store separately: nine tenths of a document. */
const TEXTS = ["body", "truncatedBody", "sections", "plain"] as const;

/** Facts that only a few steps read: half of the memory of what remains. */
export const LONG_FACTS = ["headings", "slots"] as const;

export type TextName = (typeof TEXTS)[number];
export type LaterName = TextName | (typeof LONG_FACTS)[number];

export interface DocumentParts {
  /** Everything except the texts and the hash, as JSON. */
  readonly facts: string;
  readonly texts: readonly (readonly [name: TextName, json: string])[];
}

/** Splits one. */
export function splitDocument(document: Document): DocumentParts {
  const { body: _, truncatedBody: __, sections: ___, plain: ____, print: _____, ...facts } = document;
  return { facts: JSON.stringify(facts), texts: toJson(document, TEXTS) };
}

/** The members that a document has, as JSON. */
export function toJson<Name extends LaterName>(
  document: Document,
  names: readonly Name[],
): (readonly [name: Name, json: string])[] {
  return names.flatMap((name) => {
    const value = document[name];
    return value === undefined ? [] : [[name, JSON.stringify(value)] as const];
  });
}

/** Hash of all parts. */
export function printParts({ facts, texts }: DocumentParts): string {
  const hash = startSha256().update(facts);
  for (const [name, json] of texts) hash.update(`\n${name} ${json}`);
  return hash.digest("base64");
}

/** Members of one document, outside of memory. */
export interface StoredMembers {
  /** Returns the JSON of a member. */
  read(name: LaterName): string;
}

/** Texts may be stored in a different place than facts. */
const TEXTS_KEY = Symbol("stored texts");
const FACTS_KEY = Symbol("stored facts");

interface Stored {
  readonly [TEXTS_KEY]?: StoredMembers;
  readonly [FACTS_KEY]?: StoredMembers;
}

/** What a document consists of whose long members are outside of memory. */
export interface LateParts {
  /** The others as JSON. */
  readonly facts: string;
  readonly names: readonly LaterName[];
  readonly texts: StoredMembers | undefined;
  readonly long: StoredMembers | undefined;
}

/** Takes such a document apart; `undefined` for one that is in memory. */
export function toLateParts(document: Document & Stored): LateParts | undefined {
  const { [TEXTS_KEY]: texts, [FACTS_KEY]: long } = document;
  if (!texts && !long) return undefined;
  const all = Object.entries(Object.getOwnPropertyDescriptors(document));
  const inMemory = all.flatMap(([name, { get, value }]) => (get ? [] : [[name, value as unknown] as const]));
  const names = all.flatMap(([name, { get }]) => (get ? [name as LaterName] : []));
  return { facts: JSON.stringify(Object.fromEntries(inMemory)), names, texts, long };
}

/** Joins them again. */
export function joinLateParts({ facts, names, texts, long }: LateParts): Document {
  const document = JSON.parse(facts) as Document;
  const isLong = (name: LaterName): boolean => keyOf(name) === FACTS_KEY;
  if (texts)
    readLater(
      document,
      names.filter((name) => !isLong(name)),
      texts,
    );
  if (long) readLater(document, names.filter(isLong), long);
  return document;
}

/**
 * Replaces members by lazy getters. All documents share these: closures would take more memory than some of the members.
 * Copies of the property descriptors keep the getters, too.
 */
export function readLater(document: Document, names: readonly LaterName[], stored: StoredMembers): void {
  for (const name of names) {
    Object.defineProperty(document, keyOf(name), { value: stored });
    Object.defineProperty(document, name, GETTERS[name]);
  }
}

const GETTERS: Readonly<Record<LaterName, PropertyDescriptor>> = {
  body: getter("body"),
  truncatedBody: getter("truncatedBody"),
  sections: getter("sections"),
  plain: getter("plain"),
  headings: getter("headings"),
  slots: getter("slots"),
};

function getter(name: LaterName): PropertyDescriptor {
  const key = keyOf(name);
  return {
    enumerable: true,
    get(this: Stored): unknown {
      return JSON.parse(this[key]?.read(name) ?? "null") as unknown;
    },
  };
}

function keyOf(name: LaterName): typeof FACTS_KEY | typeof TEXTS_KEY {
  return name === "headings" || name === "slots" ? FACTS_KEY : TEXTS_KEY;
}
