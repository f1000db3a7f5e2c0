/**
 * Front matter: its data, the position of each top-level key, and the body. Invalid YAML is reported with its position,
 * and the readable entries are kept.
 */

import type { Reporter } from "../../model/diagnostic.ts";
import type { Position, Source } from "../../model/document.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { findMistake, NO_MAPPING, type YamlMistake } from "./front-matter-mistake.ts";

export interface SplitSource {
  readonly frontMatter: JsonObject;
  readonly positions: Readonly<Record<string, Position>>;
  readonly body: string;
  /** Line of the file at which the body begins. */
  readonly bodyLine: number;
}

/**
 * Splits a file, with `
 * ` line breaks.
 */
export function splitFrontMatter({ path, text: written, split, part }: Source, report: Reporter): SplitSource {
  const text = toPlainText(written);
  if (part) return { frontMatter: part.frontMatter, positions: part.positions, body: text, bodyLine: part.line };
  const { yaml, body } = findYaml(text);
  const content = split ? toPlainText(split.content) : body;
  const found = text.lastIndexOf(content);
  const start = found < 0 ? text.length - body.length : found;
  return {
    frontMatter: split?.frontMatter ?? (yaml === undefined ? {} : parseYaml(yaml, path, report)),
    positions: findKeys(yaml ?? ""),
    body: content,
    bodyLine: text.slice(0, start).split("\n").length,
  };
}

function toPlainText(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

function findYaml(text: string): { readonly yaml?: string; readonly body: string } {
  const opening = /^---[ \t]*\n/.exec(text)?.[0];
  if (opening === undefined) return { body: text };
  const inside = text.slice(opening.length);
  const closing = /^---[ \t]*(?:\n|$)/m.exec(inside);
  if (closing === null) return { body: text };
  return { yaml: inside.slice(0, closing.index), body: inside.slice(closing.index + closing[0].length) };
}

function parseYaml(yaml: string, file: string, report: Reporter): JsonObject {
  const fail = ({ message, hint, line, column }: YamlMistake): JsonObject => {
    // The first line of the file is the one with the dashes.
    report.error({ code: "invalid-front-matter", message, hint, file, line: line + 1, column });
    return {};
  };
  try {
    const value: unknown = Bun.YAML.parse(yaml);
    if (value === null || value === undefined) return {};
    if (typeof value !== "object" || Array.isArray(value)) return fail(NO_MAPPING);
    return toJson(value) as JsonObject;
  } catch (error) {
    fail(findMistake(yaml, error instanceof Error ? error.message : String(error)));
    return readEntries(yaml);
  }
}

/** The entries that are valid on their own. The page keeps its URL, so links to it are not reported as well. */
function readEntries(yaml: string): JsonObject {
  const lines = yaml.split("\n");
  const starts = Object.values(findKeys(yaml)).map(({ line }) => line - FIRST_LINE);
  const entries = starts.map((start, index) => readEntry(lines.slice(start, starts[index + 1]).join("\n")));
  return Object.assign({}, ...entries) as JsonObject;
}

function readEntry(yaml: string): JsonObject {
  try {
    return toJson(Bun.YAML.parse(yaml)) as JsonObject;
  } catch {
    return {};
  }
}

/** Dates become ISO text, everything else is plain data already; values that JSON cannot hold become `null`. */
function toJson(value: unknown): Json {
  return toJsonOnce(value, new Map());
}

/** A YAML alias is not copied, because aliases could refer to aliases. */
function toJsonOnce(value: unknown, known: Map<unknown, Json | undefined>): Json {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "object" && value !== null) {
    const before = known.get(value);
    if (before !== undefined) return before;
    if (known.has(value)) throw new Error("an alias is inside the value that it refers to");
    known.set(value, undefined);
    const json = Array.isArray(value)
      ? value.map((member) => toJsonOnce(member, known))
      : Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toJsonOnce(member, known)]));
    known.set(value, json);
    return json;
  }
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

/** The first line of the file is the one with the dashes. */
const FIRST_LINE = 2;

/** Positions of the top-level keys. */
function findKeys(yaml: string): Record<string, Position> {
  const positions: Record<string, Position> = Object.create(null);
  for (const [index, line] of yaml.split("\n").entries()) {
    const key = /^(?:(?:"([^"]*)"|'([^']*)')[ \t]*|([^\s#'"[\]{},&*!|>%@`-][^:#]*|-[^\s:#][^:#]*)):(?:\s|$)/.exec(line);
    const name = key?.[1] ?? key?.[2] ?? key?.[3]?.trimEnd();
    if (name !== undefined) positions[name] ??= { line: index + FIRST_LINE, column: 1 };
  }
  return positions;
}
