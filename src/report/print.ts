/** Formats diagnostics as text for people: what is wrong, where, how to fix it, and how many there are. */

import { isAbsolute, join, relative, sep } from "node:path";
import type { Diagnostic, Severity } from "../model/diagnostic.ts";
import { toCodeFrame } from "./code-frame.ts";
import { makePaint, type Paint, toPrintable } from "./paint.ts";
import { textIn } from "../system/lenient-files.ts";

export interface PrintOptions {
  /** Absolute path of the site folder, which `Diagnostic.file` is relative to. */
  readonly siteDir: string;
  /** Paths inside this folder are shown relative to it, others absolute. Defaults to the site folder. */
  readonly from?: string;
  /** Whether frequent warnings of one kind are only counted; by default each is shown. */
  readonly grouped?: boolean;
  /** Off by default. */
  readonly color?: boolean;
  /** Terminal cells per line; 100 by default. */
  readonly width?: number;
  /** Returns the lines of a file, or `undefined` if it cannot be read. Reads from disk by default. */
  readonly readLines?: ReadLines;
}

export type ReadLines = (file: string) => readonly string[] | undefined;

/** Diagnostics beyond this number are only counted: no one reads on, and a terminal would lose the first ones. */
const MOST_SHOWN = 200;

/** Number of warnings per kind to show when they are grouped, unless only a few remain. */
const MOST_OF_A_KIND = 3;
const WORTH_A_GROUP = 6;

const ORDER: Record<Severity, number> = { info: 0, warning: 1, error: 2 };

/** Formats one diagnostic: header, place, code frame, hint. */
export function formatDiagnostic(diagnostic: Diagnostic, options: PrintOptions): string {
  const paint = makePaint(options.color ?? false);
  const { severity, code, message, hint } = diagnostic;
  const tone = { error: paint.red, warning: paint.yellow, info: paint.blue }[severity];
  const lines = [`${tone(paint.bold(`${severity}[${code}]`))} ${paint.bold(toPrintable(message))}`];
  if (diagnostic.file !== undefined) lines.push(`  ${paint.cyan(toPlace(diagnostic, options))}`);
  lines.push(...readFrame(diagnostic, options, paint));
  if (hint !== undefined) lines.push(`  ${paint.green("help:")} ${toPrintable(hint).replaceAll("\n", "\n        ")}`);
  return lines.join("\n");
}

/** Formats all diagnostics, separated by blank lines. The worst come last, because a finished run leaves the reader there. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], options: PrintOptions): string {
  const { listed, counts } = options.grouped ? groupByKind(diagnostics) : { listed: diagnostics, counts: [] };
  const worstFirst = listed.toSorted((a, b) => ORDER[b.severity] - ORDER[a.severity]);
  const shown = new Set(worstFirst.slice(0, MOST_SHOWN));
  const inOrder = listed
    .filter((diagnostic) => shown.has(diagnostic))
    .toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity]);
  const readLines = options.readLines ?? makeLineReader(options.siteDir);
  const parts = inOrder.map((diagnostic) => formatDiagnostic(diagnostic, { ...options, readLines }));
  if (counts.length > 0) parts.push(`${counts.join("\n")}\n  help: \`--verbose\` shows all of them.`);
  const hidden = listed.length - shown.size;
  if (hidden > 0) parts.push(`… and ${hidden} more.`);
  return parts.join("\n\n");
}

/** The first warnings of each kind, and a line that counts the rest. All errors are included. */
function groupByKind(diagnostics: readonly Diagnostic[]) {
  const counts: string[] = [];
  const hidden = new Set<Diagnostic>();
  const warnings = diagnostics.filter(({ severity }) => severity === "warning");
  for (const [, ofKind] of Map.groupBy(warnings, toKind)) {
    const code = ofKind[0]?.code;
    if (ofKind.length < WORTH_A_GROUP) continue;
    const others = ofKind.slice(MOST_OF_A_KIND);
    for (const other of others) hidden.add(other);
    const files = new Set(others.map(({ file }) => file)).size;
    counts.push(`warning[${code}] … and ${others.length} more, in ${files} ${files === 1 ? "file" : "files"}.`);
  }
  return { listed: diagnostics.filter((each) => !hidden.has(each)), counts };
}

/** Returns the key to group by. Each feature that a site would lose is a kind of its own. */
function toKind({ code, message }: Diagnostic): string {
  return code === "not-supported" ? `${code} ${message}` : code;
}

/** Returns `2 errors, 1 warning`, or an empty text if there are none. */
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

/** Returns a path for display: relative to `from` if inside it, otherwise absolute. */
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

/** Reads each file once. A file that cannot be read gets no code frame. */
function makeLineReader(siteDir: string): ReadLines {
  const known = new Map<string, readonly string[] | undefined>();
  return (file) => {
    if (!known.has(file))
      known.set(
        file,
        textIn(toAbsolute(siteDir, file))
          ?.replace(/^\uFEFF/, "")
          .split("\n"),
      );
    return known.get(file);
  };
}

function toAbsolute(siteDir: string, file: string): string {
  return isAbsolute(file) ? file : join(siteDir, file);
}
