/** Shared interface of the hosted engines' clients. */

import type { Stretch } from "../engine.ts";

/** Queries one engine. Made by `connect` of `algolia.ts`, `typesense.ts` and `meilisearch.ts`. */
export interface HostedClient {
  /** Rejects if the engine does not answer, or answers with anything but results. */
  search(request: HostedRequest): Promise<FoundRecords>;
  /** Reports to the engine that a reader follows a result. */
  followed?(record: string): void;
}

export interface HostedRequest {
  readonly query: string;
  /** Language and search tags of the records to search; absent if the site wants all. */
  readonly context: SearchContext | undefined;
  /** Maximum number of records. */
  readonly records: number;
  /** Length of a snippet in words. */
  readonly words: number;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

export interface SearchContext {
  readonly language: string;
  readonly tags: readonly string[];
}

export interface FoundRecords {
  /** Best first. */
  readonly records: readonly FoundRecord[];
  /** Number of all records that match. */
  readonly total: number;
}

/** A section of a page. */
export interface FoundRecord {
  readonly id: string;
  readonly url: string;
  /** `lvl0` to `lvl6`: the area of the site, the page, its headings. */
  readonly levels: readonly (readonly Stretch[] | undefined)[];
  readonly content: readonly Stretch[];
}

export const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

/** Markers that engines put around matches: characters that no text contains. */
export const MARK_START = "\u{e000}";
export const MARK_END = "\u{e001}";

const MARKED = new RegExp(`${MARK_START}([^${MARK_END}]*)${MARK_END}`);

/** A text with markers, split into parts. */
export function toStretches(marked: string): Stretch[] {
  return marked
    .split(MARKED)
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

/** Any object of an answer. */
export type Answered = Readonly<Record<string, unknown>>;

/** Returns a member that is an object, or an empty one. */
export function objectIn(value: unknown, key: string): Answered {
  const member = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return typeof member === "object" && member !== null ? (member as Answered) : {};
}

/** Returns the text of a member, or nothing. */
export function textIn(value: unknown, key: string): string | undefined {
  const member = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return typeof member === "string" && member !== "" ? member : undefined;
}

/** Returns the list of hits. Throws if the response is not a search result: a firewall's page, for example. */
export function hitsOf(answer: unknown): readonly unknown[] {
  const hits = typeof answer === "object" && answer !== null ? Reflect.get(answer, "hits") : undefined;
  if (!Array.isArray(hits)) throw new Error("The answer has no hits.");
  return hits as readonly unknown[];
}

/** Returns a count of an answer. */
export function countIn(answer: unknown, key: string): number {
  const count = typeof answer === "object" && answer !== null ? Reflect.get(answer, key) : undefined;
  return typeof count === "number" ? count : 0;
}
