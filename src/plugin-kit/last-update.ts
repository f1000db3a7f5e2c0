/** When and by whom a page was changed. Dates are milliseconds since 1970, the same on every machine. */

import type { LastUpdate } from "../model/docs.ts";
import type { FileHistory } from "../model/history.ts";

/** A time in YAML's syntax; a date alone is valid too. */
const YAML_TIME =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d)(?:\.(\d*))?[ \t]*(?:Z|([-+])(\d\d?)(?::?(\d\d))?)?)?$/;

/** Days beyond the end of a month carry over into the next one, as in YAML. */
function parseYamlTime(text: string): number | undefined {
  const match = YAML_TIME.exec(text.trim());
  if (match === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const isInRange = month >= 1 && month <= 12 && day >= 1 && day <= 31 && hour < 24 && minute < 60 && second < 60;
  if (!isInRange) return undefined;
  const offset = (Number(match[9] ?? 0) * 60 + Number(match[10] ?? 0)) * (match[8] === "-" ? -1 : 1);
  const fraction = Number(`0.${match[7] || 0}`) * 1000;
  return Date.UTC(year, month - 1, day, hour, minute - offset, second, Math.floor(fraction));
}

/**
 * Milliseconds since 1970 of a date from front matter: a `Date`, ISO 8601 (`2022-07-14`, with or without time), or any
 * format that JavaScript parses (`July 14, 2022`, `7/14/2022`). A date without a time zone is in UTC. `undefined` if it
 * is invalid.
 */
export function parseDate(value: unknown): number | undefined {
  if (value instanceof Date) return finite(value.getTime());
  if (typeof value !== "string") return undefined;
  if (!isCalendarDay(value)) return undefined;
  const time = parseYamlTime(value);
  if (time !== undefined) return time;
  const text = value.trim().replace(/^(\d{4}-\d{2}-\d{2})\s+(?=\d)/, "$1T");
  const hasTime = /\d:\d\d/.test(text);
  const hasZone = /(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})$/i.test(text) && (hasTime || !/^\d{4}-\d{2}-\d{2}$/.test(text));
  if (hasZone) return finite(Date.parse(text));
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return finite(Date.parse(text));
  return finite(Date.parse(/^\d{4}-\d{2}-\d{2}T/.test(text) ? `${text}Z` : `${text} UTC`));
}

/** The same, but a day that its month lacks carries over into the next month, as in YAML. */
export function parseYamlDate(value: unknown): number | undefined {
  return (typeof value === "string" ? parseYamlTime(value) : undefined) ?? parseDate(value);
}

/** Whether the month has the day that a text begins with; a text that does not begin with a date counts as valid. */
export function isCalendarDay(text: string): boolean {
  const written = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (written === null) return true;
  const [, year = 0, month = 0, day = 0] = written.map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}

function finite(time: number): number | undefined {
  return Number.isFinite(time) ? time : undefined;
}

export interface LastUpdateInput {
  readonly showTime: boolean;
  readonly showAuthor: boolean;
  /** The checked `last_update` of the front matter; takes precedence over Git. */
  readonly authored?: { readonly author?: string | undefined; readonly date?: unknown } | undefined;
  readonly history?: FileHistory | undefined;
}

/** The last change that the page shows; empty if it shows none. */
export function toLastUpdate({ showTime, showAuthor, authored, history }: LastUpdateInput): LastUpdate {
  const author = showAuthor ? (authored?.author ?? history?.author) : undefined;
  const date = showTime ? (parseYamlDate(authored?.date) ?? history?.changed) : undefined;
  return { ...(date !== undefined && { lastUpdatedAt: date }), ...(author !== undefined && { lastUpdatedBy: author }) };
}
