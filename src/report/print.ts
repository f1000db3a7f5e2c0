/** Diagnostics as text. In: diagnostics of a run. Out: what a person reads: what is wrong, where, the cure, and the count. */

import { readFileSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
import type { Diagnostic, Severity } from "../model/diagnostic.ts";
import { toCodeFrame } from "./code-frame.ts";
import { makePaint, type Paint, toPrintable } from "./paint.ts";

export interface PrintOptions {
  /** Absolute path of the site folder, which `Diagnostic.file` is relative to. */
  readonly siteDir: string;
  /** Paths inside this folder are shown relative to it, others in full. The site folder by default. */
  readonly from?: string;
  /** Off by default. */
  readonly color?: boolean;
  /** Cells of a line; 100 by default. */
  readonly width?: number;
  /** Lines of a file of the site, `undefined` when it cannot be read; from the disk by default. */
  readonly readLines?: ReadLines;
}

export type ReadLines = (file: string) => readonly string[] | undefined;

/** Above this many, the rest is counted only: nobody reads further, and a terminal would lose the first ones. */
const MOST_SHOWN = 200;

const ORDER: Record<Severity, number> = { info: 0, warning: 1, error: 2 };

/** One diagnostic: header, place, code frame, cure. */
export function formatDiagnostic(diagnostic: Diagnostic, options: PrintOptions): string {
  const paint = makePaint(options.color ?? false);
  const { severity, code, message, hint } = diagnostic;
  const tone = { error: paint.red, warning: paint.yellow, info: paint.blue }[severity];
  const lines = [`${tone(paint.bold(`${severity}[${code}]`))} ${paint.bold(toPrintable(message))}`];
  if (diagnostic.file !== undefined) lines.push(`  ${paint.cyan(toPlace(diagnostic, options))}`);
  lines.push(...readFrame(diagnostic, options, paint));
  if (hint !== undefined) lines.push(`  ${paint.green("cure:")} ${toPrintable(hint).replaceAll("\n", "\n        ")}`);
  return lines.join("\n");
}

/** All diagnostics, a blank line between them: the worst last, where the eye is when a run has ended. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], options: PrintOptions): string {
  const worstFirst = diagnostics.toSorted((a, b) => ORDER[b.severity] - ORDER[a.severity]);
  const shown = new Set(worstFirst.slice(0, MOST_SHOWN));
  const inOrder = diagnostics
    .filter((diagnostic) => shown.has(diagnostic))
    .toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity]);
  const readLines = options.readLines ?? makeLineReader(options.siteDir);
  const parts = inOrder.map((diagnostic) => formatDiagnostic(diagnostic, { ...options, readLines }));
  const hidden = diagnostics.length - shown.size;
  if (hidden > 0) parts.push(`… and ${hidden} more.`);
  return parts.join("\n\n");
}

/** `2 errors, 1 warning`; empty when there is neither. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const counts = (["error", "warning"] as const).map((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return count === 0 ? "" : `${count} ${severity}${count === 1 ? "" : "s"}`;
  });
  return counts.filter((count) => count !== "").join(", ");
}

function toPlace({ file = "", line, column }: Diagnostic, { siteDir, from = siteDir }: PrintOptions): string {
  const path = toShownPath(toAbsolute(siteDir, file), from);
  return toPrintable(
    [path, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(":"),
  );
}

/** A path as people write it: relative to `from` when inside it, in full otherwise. */
export function toShownPath(absolutePath: string, from: string): string {
  const path = relative(from, absolutePath);
  if (path === "") return ".";
  return (path.startsWith("..") || isAbsolute(path) ? absolutePath : path).split(sep).join("/");
}

function readFrame(diagnostic: Diagnostic, options: PrintOptions, paint: Paint): string[] {
  const { file, line, column, length } = diagnostic;
  if (file === undefined || line === undefined) return [];
  const lines = (options.readLines ?? makeLineReader(options.siteDir))(file);
  if (!lines) return [];
  return toCodeFrame({ lines, line, column, length, width: options.width ?? 100, paint });
}

/** Reads each file once. A file that cannot be read has no frame: the diagnostic says enough. */
function makeLineReader(siteDir: string): ReadLines {
  const known = new Map<string, readonly string[] | undefined>();
  return (file) => {
    if (!known.has(file)) known.set(file, readLinesOf(toAbsolute(siteDir, file)));
    return known.get(file);
  };
}

function readLinesOf(path: string): readonly string[] | undefined {
  try {
    return readFileSync(path, "utf8")
      .replace(/^\uFEFF/, "")
      .split("\n");
  } catch {
    return undefined;
  }
}

function toAbsolute(siteDir: string, file: string): string {
  return isAbsolute(file) ? file : join(siteDir, file);
}
