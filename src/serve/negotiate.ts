/** Parses request headers by the rules of HTTP. Pure. */

import type { Coding } from "../emit/compress.ts";

/** A range of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The range in a `Range` header. `undefined` means the whole file: no range, an invalid one, or several at once, which
 * a server need not support. `unsatisfiable` means that it is beyond the end.
 */
export function readRange(header: string | null, size: number): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? "");
  if (!match) return undefined;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return undefined;
  if (first === "")
    return last === "0" || size === 0 ? "unsatisfiable" : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, end };
}

/** Identifies a state of a file. */
export interface Validators {
  readonly etag: string;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/** Whether the client's copy is still valid (`If-None-Match`, or else `If-Modified-Since`). */
export function isUnchanged(headers: Headers, { etag, modified }: Validators): boolean {
  const tags = headers.get("if-none-match");
  if (tags !== null) return tags.trim() === "*" || readTags(tags).includes(etag);
  const since = Date.parse(headers.get("if-modified-since") ?? "");
  return !Number.isNaN(since) && toSeconds(modified) <= toSeconds(since);
}

/** Whether a range may be served: without `If-Range`, or if that names the current state of the file. */
export function mayServeRange(headers: Headers, { etag, modified }: Validators): boolean {
  const condition = headers.get("if-range");
  if (condition === null) return true;
  if (condition.trim().endsWith('"')) return condition.trim() === etag;
  const date = Date.parse(condition);
  return !Number.isNaN(date) && toSeconds(date) === toSeconds(modified);
}

/** Tags of a list; weak ones are compared without their prefix, as caching requires. */
function readTags(list: string): string[] {
  return Array.from(list.matchAll(/(?:W\/)?("[^"]*")/g), (match) => match[1] ?? "");
}

function toSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}

export interface Encoding {
  /** Name in HTTP. */
  readonly name: string;
  /** Extension of the compressed file beside the plain one. */
  readonly extension: string;
  /** Present if Veloci can compress to it. */
  readonly coding?: Coding;
}

/** Best first, for a client without a preference. */
export const ENCODINGS: readonly Encoding[] = [
  { name: "br", extension: ".br", coding: "br" },
  { name: "zstd", extension: ".zst" },
  { name: "gzip", extension: ".gz", coding: "gzip" },
];

/** The available encoding that the client prefers; `undefined` for none. */
export function chooseEncoding(header: string | null, available: readonly Encoding[]): Encoding | undefined {
  const weights = readWeights(header ?? "");
  const weigh = ({ name }: Encoding): number => weights.get(name) ?? weights.get("*") ?? 0;
  const accepted = available.filter((encoding) => weigh(encoding) > 0);
  return accepted.toSorted((a, b) => weigh(b) - weigh(a))[0];
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    const value = weight === undefined ? 1 : Number(weight);
    if (name !== "") weights.set(name, Number.isNaN(value) ? 0 : value);
  }
  return weights;
}
