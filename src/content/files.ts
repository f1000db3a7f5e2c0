/** Finds and reads the site's files. Reports files that cannot be read. */

import { existsSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { Glob } from "bun";
import type { Reporter } from "../model/diagnostic.ts";
import type { Source, SourceOptions, SourceStore } from "../model/document.ts";
import { withoutBuiltFiles } from "./built-folders.ts";
import { findInvalidName } from "./name-bytes.ts";
import { toSitePath } from "../report/site-path.ts";

export { toSitePath };

export interface FindRequest {
  /** Absolute path of the folder that the globs are relative to. */
  readonly dir: string;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/**
 * Returns the files that match an `include` glob and no `exclude` glob, as paths relative to `dir`, sorted by code point. Returns
 * none if the folder does not exist. Skips build outputs inside the folder.
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
 * Reads Markdown files as sources and drops their byte order marks. Diagnostics: `unreadable-file` (with the system's reason) and
 * `not-utf8` (with the position of the first invalid byte).
 */
export function readSources(
  siteDir: string,
  absolutePaths: readonly string[],
  report: Reporter,
  { compile, texts }: SourceSettings = {},
): Source[] {
  return absolutePaths.flatMap((path) => {
    const read = readSource(siteDir, path, report);
    if (!read) return [];
    const source = compile ? { ...read, compile } : read;
    return texts?.keepSource(source) ?? source;
  });
}

export interface SourceSettings {
  readonly compile?: SourceOptions;
  /** Stores the texts of large sites. */
  readonly texts?: SourceStore | undefined;
}

function readSource(siteDir: string, absolutePath: string, report: Reporter): Source | undefined {
  const path = toSitePath(siteDir, absolutePath);
  try {
    const text = readText(absolutePath);
    if (typeof text === "string") return { path, text };
    report.error({
      code: "not-utf8",
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

/** Reads one file synchronously: for thousands of small files, promises cost more time than the reads. */
function readText(path: string): ReturnType<typeof decodeUtf8> {
  const text = readFileSync(path, "utf8");
  // A replacement character may be in the file itself, or mark invalid UTF-8.
  if (text.includes("\uFFFD")) return decodeUtf8(readFileSync(path));
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}

/** Decodes UTF-8 without byte order mark, or returns the position of the first invalid byte. */
function decodeUtf8(bytes: Uint8Array): string | { offset: number; line: number } {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Invalid bytes do not survive a round trip; a replacement character in the file does.
    const again = new TextEncoder().encode(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
    const offset = again.findIndex((byte, index) => byte !== bytes[index]);
    return { offset, line: bytes.subarray(0, offset).filter((byte) => byte === 10).length + 1 };
  }
}

/** Converts a site-relative path to an absolute one. */
export function fromSitePath(siteDir: string, path: string): string {
  return join(siteDir, path);
}
