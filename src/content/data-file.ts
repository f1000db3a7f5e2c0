/** Reads YAML and JSON files that authors write. Returns the value with its source text, and reports syntax errors with line and column. */

import { pathWords } from "../config/issue-words.ts";
import { type Loss, toPlainData } from "../config/plain-data.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Position } from "../model/document.ts";
import { toReason } from "../report/error-text.ts";
import { toSitePath } from "./files.ts";
import { positionAt } from "../config/locate.ts";

export interface DataFile {
  /** Site-relative path. */
  readonly path: string;
  readonly text: string;
  readonly value: unknown;
}

/** Reads a `.json`, `.yml` or `.yaml` file. Returns `undefined` if the file is missing or invalid (`invalid-yaml`, `invalid-json`). */
export async function readDataFile(
  siteDir: string,
  absolutePath: string,
  report: Reporter,
): Promise<DataFile | undefined> {
  const file = Bun.file(absolutePath);
  if (!(await file.exists())) return undefined;
  const text = await file.text();
  const path = toSitePath(siteDir, absolutePath);
  const kind = absolutePath.endsWith(".json") ? "JSON" : "YAML";
  const fail = (reason: string, place: Partial<Position> = {}): undefined => {
    const message = `\`${path}\` is not valid ${kind}: ${reason.replace(/\.$/, "")}.`;
    report.error({
      code: kind === "JSON" ? "invalid-json" : "invalid-yaml",
      message,
      file: path,
      ...place,
    });
  };
  let value: unknown;
  try {
    value = kind === "JSON" ? JSON.parse(text) : Bun.YAML.parse(text);
  } catch (error) {
    const found = await findParseError(absolutePath);
    const place = found && { line: found.line, column: found.column };
    return fail(found?.message ?? toReason(error), place);
  }
  const ring = kind === "YAML" ? findRing(value) : undefined;
  return ring ? fail(`\`${pathWords(ring.path)}\` ${ring.what}`, locateKey(text, ring.path)) : { path, text, value };
}

/** Finds the first member that contains itself: in YAML, an alias may refer to an enclosing value. */
function findRing(value: unknown): Loss | undefined {
  const losses: Loss[] = [];
  toPlainData(value, (loss) => void losses.push(loss));
  return losses.find(({ severity }) => severity === "error");
}

/** Parses again with the bundler, which reports a position; the parsers do not. Slow, so it runs only after an error. */
async function findParseError(path: string): Promise<(Position & { readonly message: string }) | undefined> {
  const { logs } = await Bun.build({ entrypoints: [path], throw: false, loader: { ".yml": "yaml", ".yaml": "yaml" } });
  const log = logs.find(({ position }) => position !== null);
  if (!log?.position) return undefined;
  return { message: log.message, line: log.position.line, column: log.position.column };
}

/** Finds the position of a member in YAML or JSON text by its keys, outermost first. Skips list indexes. */
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
  return found === undefined ? undefined : positionAt(text, found);
}

function matchKey(text: string, key: string, start: number): number | undefined {
  const pattern = new RegExp(`(^|[\\s{,"'-])${RegExp.escape(key)}["']?\\s*:`, "gm");
  pattern.lastIndex = start;
  const match = pattern.exec(text);
  return match ? match.index + (match[1] ?? "").length : undefined;
}
