/** Splits documents into facts, which every stage needs, and texts, which few pages need. */

import { createHash } from "node:crypto";
import type { Document } from "../model/document.ts";

/** The members to store separately: nine tenths of a document. */
const TEXTS = ["body", "truncatedBody", "sections", "plain"] as const;

export type TextName = (typeof TEXTS)[number];

export interface DocumentParts {
  /** Everything except the texts and the hash, as JSON. */
  readonly facts: string;
  readonly texts: readonly (readonly [name: TextName, json: string])[];
}

/** Splits one. */
export function splitDocument(document: Document): DocumentParts {
  const { body: _, truncatedBody: __, sections: ___, plain: ____, print: _____, ...facts } = document;
  const texts = TEXTS.flatMap((name) => {
    const value = document[name];
    return value === undefined ? [] : [[name, JSON.stringify(value)] as const];
  });
  return { facts: JSON.stringify(facts), texts };
}

/** Hash of all parts. */
export function printParts({ facts, texts }: DocumentParts): string {
  const hash = createHash("sha256").update(facts);
  for (const [name, json] of texts) hash.update(`\n${name} ${json}`);
  return hash.digest("base64");
}

/**
 * Replaces a text by a lazy getter. A separate function, because its closure stays in memory. Copies of the document
 * keep the getter, too.
 */
export function readLater(document: Document, name: TextName, read: () => string): void {
  Object.defineProperty(document, name, { enumerable: true, get: () => JSON.parse(read()) as unknown });
}
