import type { JsonObject } from "../../../model/json.ts";
import { findHeadings, type TextLine } from "./lines.ts";

export interface Committers {
  /** An author as in front matter: a key of the authors map, or an object. */
  readonly authors: readonly (string | JsonObject)[];
  /** Indexes of the heading's line, and of the line after the last one. */
  readonly from: number;
  readonly to: number;
}

const TITLE = /^(?:committers|contributors|authors|thanks to)\b/i;
const NAMED = /^(.*?)\s*\(\s*\[?@([\w-]+)\]?(?:\(([^)\s]+)\))?\s*\)$/;
const LOGIN = /^\[?@([\w-]+)\]?(?:\(([^)\s]+)\))?$/;
const LINKED = /^\[([^\]@]+)\]\(([^)\s]+)\)$/;

/**
 * Reads the list below a heading such as `Committers: 3`, with items such as `- Name ([@login](https://…))`. If an item
 * contains anything else, the list stays text.
 */
export function findCommitters(lines: readonly TextLine[], known: ReadonlySet<string>): Committers | undefined {
  const headings = findHeadings(lines);
  const index = headings.findIndex(({ text }) => TITLE.test(text));
  const heading = headings[index];
  if (!heading) return undefined;
  const from = heading.line - 1;
  const to = (headings[index + 1]?.line ?? lines.length + 1) - 1;
  const items = lines.slice(from + heading.lines, to).filter(({ text }) => text.trim() !== "");
  const authors = items.map(({ text }) => readAuthor(text, known));
  const read = authors.filter((author) => author !== undefined);
  return read.length > 0 && read.length === authors.length ? { authors: read, from, to } : undefined;
}

function readAuthor(line: string, known: ReadonlySet<string>): string | JsonObject | undefined {
  const item = /^\s*[-*+]\s+(.*?)\s*$/.exec(line)?.[1];
  if (item === undefined) return undefined;
  const [, name = "", login, url] = NAMED.exec(item) ?? [];
  if (login !== undefined) return toAuthor({ login, url, name: name || `@${login}` }, known);
  const [, alone, at] = LOGIN.exec(item) ?? [];
  if (alone !== undefined) return toAuthor({ login: alone, url: at, name: `@${alone}` }, known);
  const [, linked, to] = LINKED.exec(item) ?? [];
  if (linked !== undefined && to !== undefined) return { name: linked, url: to };
  return /^[\p{Lu}\p{Lo}][\p{L}\p{M}\d .'’-]*$/u.test(item) ? { name: item } : undefined;
}

interface Login {
  readonly login: string;
  readonly name: string;
  readonly url: string | undefined;
}

/** Logins are GitHub names unless the changelog links to another site. */
function toAuthor({ login, name, url }: Login, known: ReadonlySet<string>): string | JsonObject {
  return known.has(login) ? login : { name, url: url ?? `https://github.com/${login}` };
}
