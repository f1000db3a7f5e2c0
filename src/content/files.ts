/** Reads the site's files. Returns sorted site-relative paths, and texts; what cannot be read is a diagnostic. */

import { existsSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { Glob } from "bun";
import type { Reporter } from "../model/diagnostic.ts";
import type { Source } from "../model/document.ts";
import { withoutBuiltFiles } from "./built-folders.ts";
import { findInvalidName } from "./name-bytes.ts";
import { toSitePath } from "../report/site-path.ts";

export { toSitePath };

export interface FindRequest {
  /** Absolute folder the globs are relative to. */
  readonly dir: string;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/**
 * Paths relative to `dir`, sorted by code point, of files that match an `include` glob and no `exclude` glob; none without the
 * folder. Skips outputs of builds, which a folder that contains the site may contain too.
 */
export async function findFiles({ dir, include, exclude }: FindRequest): Promise<string[]> {
  if (!existsSync(dir)) return [];
  const excluded = exclude.map((pattern) => new Glob(pattern));
  const found = new Set<string>();
  for (const pattern of include) {
    for await (const path of new Glob(pattern).scan({ cwd: dir, onlyFiles: true, followSymlinks: true })) {
      const normal = path.split(sep).join("/");
      if (!excluded.some((glob) => glob.match(normal))) found.add(normal);
    }
  }
  return withoutBuiltFiles(dir, [...found].sort());
}

/**
 * Reads Markdown files as sources. Diagnostics: `unreadable-file` (with the system's reason) and `not-utf8` (with the
 * place of the first bad byte). A byte order mark is dropped.
 */
export function readSources(siteDir: string, absolutePaths: readonly string[], report: Reporter): Source[] {
  const sources = absolutePaths.map((path) => readSource(siteDir, path, report));
  return sources.filter((source) => source !== undefined);
}

function readSource(siteDir: string, absolutePath: string, report: Reporter): Source | undefined {
  const path = toSitePath(siteDir, absolutePath);
  try {
    const text = readText(absolutePath);
    if (typeof text === "string") return { path, text };
    report.add({
      code: "not-utf8",
      severity: "error",
      message: `\`${path}\` is not UTF-8 text: byte ${text.offset} cannot be decoded.`,
      hint: "Save the file as UTF-8.",
      file: path,
      line: text.line,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `\`${path}\` cannot be read: ${reason}.`;
    const invalid = findInvalidName(siteDir, path);
    report.add(invalid ?? { code: "unreadable-file", severity: "error", message, file: path });
  }
  return undefined;
}

/** Text of a file. One after the other: promises for thousands of small files take longer than reading these. */
function readText(path: string): ReturnType<typeof decodeUtf8> {
  const text = readFileSync(path, "utf8");
  // The sign stands for bytes that are not UTF-8, or for itself.
  if (text.includes("\uFFFD")) return decodeUtf8(readFileSync(path));
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}

/** Text of UTF-8 bytes without byte order mark, or the place of the first byte that is not UTF-8. */
function decodeUtf8(bytes: Uint8Array): string | { offset: number; line: number } {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Lost bytes are written as other bytes. The replacement character may also be in the file itself, and is then written unchanged.
    const again = new TextEncoder().encode(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
    const offset = again.findIndex((byte, index) => byte !== bytes[index]);
    return { offset, line: bytes.subarray(0, offset).filter((byte) => byte === 10).length + 1 };
  }
}

/** Absolute path of a site-relative one. */
export function fromSitePath(siteDir: string, path: string): string {
  return join(siteDir, path);
}
