/** Makes plain data of a value from a config. In: anything. Out: JSON, and the paths of what could not be kept. */

import type { Json, JsonObject } from "../model/json.ts";
import type { KeyPath } from "./validate.ts";

/** A value as plain data; `undefined` when it is none. */
type Plain = Json | undefined;

/** An object as plain data: regular expressions and dates become strings, `undefined` is left out, functions too. */
export function toPlainObject(value: object, onDropped: (path: KeyPath) => void): JsonObject {
  const entries = Object.entries(value).map(([key, member]) => [key, toPlain(member, [key], onDropped)] as const);
  return Object.fromEntries(entries.filter(([, member]) => member !== undefined));
}

function toPlain(value: unknown, path: KeyPath, onDropped: (path: KeyPath) => void): Plain {
  if (value === undefined || value === null) return value;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (value instanceof RegExp) return value.source;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof URL) return value.href;
  const inner = (key: string | number) => (dropped: KeyPath) => onDropped([...path, key, ...dropped.slice(1)]);
  if (Array.isArray(value)) return value.map((entry, index) => toPlain(entry, [index], inner(index)) ?? null);
  if (typeof value === "object") return toPlainObject(value, (dropped) => onDropped([...path, ...dropped]));
  onDropped(path);
  return undefined;
}
