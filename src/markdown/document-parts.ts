/** Takes documents apart, into facts that every stage needs and texts that few pages do. */

import { createHash } from "node:crypto";
import type { Document } from "../model/document.ts";

/** The members that are kept apart: nine tenths of a document. */
const TEXTS = ["body", "truncatedBody", "sections", "plain"] as const;

export type TextName = (typeof TEXTS)[number];

export interface DocumentParts {
  /** All but the texts and the print, as JSON. */
  readonly facts: string;
  readonly texts: readonly (readonly [name: TextName, json: string])[];
}

/** Takes one apart. */
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
 * Makes a text one that is read. A function by itself: what its closure sees stays in memory. The member stays one that copies of the
 * document have, too.
 */
export function readLater(document: Document, name: TextName, read: () => string): void {
  Object.defineProperty(document, name, { enumerable: true, get: () => JSON.parse(read()) as unknown });
}
