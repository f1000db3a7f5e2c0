/**
 * YAML and JSON files of an author. In: a path. Out: the value with the text it was read from; what cannot be parsed is a
 * diagnostic with line and column.
 */

import type { Reporter } from "../model/diagnostic.ts";
import type { Position } from "../model/document.ts";
import { toSitePath } from "./files.ts";

export interface DataFile {
  /** Site-relative path. */
  readonly path: string;
  readonly text: string;
  readonly value: unknown;
}

/** Reads a `.json`, `.yml` or `.yaml` file; `undefined` when it is not there or cannot be parsed (`invalid-yaml`, `invalid-json`). */
export async function readDataFile(
  siteDir: string,
  absolutePath: string,
  report: Reporter,
): Promise<DataFile | undefined> {
  const file = Bun.file(absolutePath);
  if (!(await file.exists())) return undefined;
  const text = await file.text();
  const path = toSitePath(siteDir, absolutePath);
  const isJson = absolutePath.endsWith(".json");
  try {
    return { path, text, value: isJson ? (JSON.parse(text) as unknown) : Bun.YAML.parse(text) };
  } catch (error) {
    const found = await findParseError(absolutePath);
    const reason = found?.message ?? (error instanceof Error ? error.message : String(error));
    report.add({
      code: isJson ? "invalid-json" : "invalid-yaml",
      severity: "error",
      message: `\`${path}\` is not valid ${isJson ? "JSON" : "YAML"}: ${reason.replace(/\.$/, "")}.`,
      file: path,
      ...(found ? { line: found.line, column: found.column } : {}),
    });
    return undefined;
  }
}

/** The parsers do not say where they stopped, but the bundler's do. Only worth its time when something is wrong. */
async function findParseError(path: string): Promise<(Position & { readonly message: string }) | undefined> {
  const { logs } = await Bun.build({ entrypoints: [path], throw: false, loader: { ".yml": "yaml", ".yaml": "yaml" } });
  const log = logs.find(({ position }) => position !== null);
  if (!log?.position) return undefined;
  return { message: log.message, line: log.position.line, column: log.position.column };
}

/** Place of a member in YAML or JSON text by its keys, outermost first; list indexes are passed over. */
export function locateKey(text: string, path: readonly (string | number)[]): Position | undefined {
  let start = 0;
  let found: number | undefined;
  for (const key of path) {
    if (typeof key === "number") continue;
    const at = matchKey(text, key, start);
    if (at === undefined) return undefined;
    found = at;
    start = at + key.length;
  }
  return found === undefined ? undefined : toPosition(text, found);
}

function matchKey(text: string, key: string, start: number): number | undefined {
  const pattern = new RegExp(`(^|[\\s{,"'-])${RegExp.escape(key)}["']?\\s*:`, "gm");
  pattern.lastIndex = start;
  const match = pattern.exec(text);
  return match ? match.index + (match[1] ?? "").length : undefined;
}

/** Line and column of an offset. */
export function toPosition(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: offset - lineStart + 1 };
}
