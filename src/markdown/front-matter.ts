/**
 * Front matter. In: the text of a file. Out: its data, where each top-level key stands, and the body. Invalid YAML is
 * reported with its place, and the file goes on without front matter.
 */

import type { Reporter } from "../model/diagnostic.ts";
import type { Position, Source } from "../model/document.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { findMistake, NO_MAPPING, type YamlMistake } from "./front-matter-mistake.ts";

export interface SplitSource {
  readonly frontMatter: JsonObject;
  readonly positions: Readonly<Record<string, Position>>;
  readonly body: string;
  /** Line of the file at which the body begins. */
  readonly bodyLine: number;
}

/** Splits a file whose line breaks are `\n`. */
export function splitFrontMatter({ path, text }: Source, report: Reporter): SplitSource {
  const opening = /^---[ \t]*\n/.exec(text);
  if (opening === null) return { frontMatter: {}, positions: {}, body: text, bodyLine: 1 };
  const closing = /^---[ \t]*(?:\n|$)/m.exec(text.slice(opening[0].length));
  if (closing === null) return { frontMatter: {}, positions: {}, body: text, bodyLine: 1 };
  const yaml = text.slice(opening[0].length, opening[0].length + closing.index);
  const end = opening[0].length + closing.index + closing[0].length;
  return {
    frontMatter: parseYaml(yaml, path, report),
    positions: findKeys(yaml),
    body: text.slice(end),
    bodyLine: yaml.split("\n").length + 2,
  };
}

function parseYaml(yaml: string, file: string, report: Reporter): JsonObject {
  const fail = ({ message, hint, line, column }: YamlMistake): JsonObject => {
    // The first line of the file is the one with the dashes.
    report.add({ code: "invalid-front-matter", severity: "error", message, hint, file, line: line + 1, column });
    return {};
  };
  try {
    const value: unknown = Bun.YAML.parse(yaml);
    if (value === null || value === undefined) return {};
    if (typeof value !== "object" || Array.isArray(value)) return fail(NO_MAPPING);
    return toJson(value) as JsonObject;
  } catch (error) {
    return fail(findMistake(yaml, error instanceof Error ? error.message : String(error)));
  }
}

/** Dates become ISO text, everything else is plain data already. */
function toJson(value: unknown): Json {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toJson(member)]));
  }
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

/** Places of the top-level keys, from line 2 of the file on. */
function findKeys(yaml: string): Record<string, Position> {
  const positions: Record<string, Position> = {};
  for (const [index, line] of yaml.split("\n").entries()) {
    const key = /^(?:"([^"]*)"|'([^']*)'|([^\s#'"[\]{},&*!|>%@`-][^:#]*?|-[^\s:#][^:#]*?))[ \t]*:(?:\s|$)/.exec(line);
    const name = key?.[1] ?? key?.[2] ?? key?.[3];
    if (name !== undefined) positions[name] ??= { line: index + 2, column: 1 };
  }
  return positions;
}
