/**
 * Formats diagnostics as a SARIF 2.1.0 log, the format of code scanners. Results have a position in a file; diagnostics
 * without one become notifications of the run, because hosts refuse such results.
 */

import { isAbsolute, join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import type { Location, Log, Notification, ReportingDescriptor, Result } from "sarif";
import { CATALOG } from "../model/catalog/catalog.ts";
import type { Diagnostic, Severity } from "../model/diagnostic.ts";

export interface SarifOptions {
  /** Absolute path of the folder that `Diagnostic.file` is relative to. */
  readonly siteDir: string;
  /** Absolute path of the repository: URIs are relative to it. */
  readonly rootDir: string;
  /** Version of Veloci. */
  readonly version: string;
  readonly exitCode: number;
}

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

/** Name of the repository's root in the log, which code hosts know. */
const ROOT = "%SRCROOT%";

const LEVELS = { error: "error", warning: "warning", info: "note" } as const satisfies Record<Severity, string>;

/** Makes the log: one run, a rule per code, a result per diagnostic that has a file. */
export function toSarif(diagnostics: readonly Diagnostic[], options: SarifOptions): Log {
  const { rootDir, version, exitCode } = options;
  const [placed, unplaced] = [diagnostics.filter(hasFile), diagnostics.filter((one) => !hasFile(one))];
  const rules = describeCodes(placed);
  const notifications = describeCodes(unplaced);
  const indexOf = (list: readonly ReportingDescriptor[], code: string): number =>
    list.findIndex(({ id }) => id === code);
  const results = placed.map((one) => toResult(one, indexOf(rules, one.code), options));
  const toolExecutionNotifications = unplaced.map((one) => toNotification(one, indexOf(notifications, one.code)));
  return {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "Veloci", semanticVersion: version, rules, notifications } },
        columnKind: "utf16CodeUnits",
        originalUriBaseIds: { [ROOT]: { uri: `${pathToFileURL(rootDir).href.replace(/\/$/, "")}/` } },
        invocations: [{ executionSuccessful: exitCode === 0, exitCode, toolExecutionNotifications }],
        results,
      },
    ],
  };
}

type PlacedDiagnostic = Diagnostic & { readonly file: string };

function hasFile(diagnostic: Diagnostic): diagnostic is PlacedDiagnostic {
  return diagnostic.file !== undefined;
}

/** A descriptor per code, from the catalog. The level is that of its worst diagnostic. */
function describeCodes(diagnostics: readonly Diagnostic[]): ReportingDescriptor[] {
  const byCode = Map.groupBy(diagnostics, ({ code }) => code);
  const codes = [...byCode.keys()].sort();
  return codes.map((code) => {
    const all = byCode.get(code) ?? [];
    const severities = new Set(all.map(({ severity }) => severity));
    const worst = (["error", "warning", "info"] as const).find((severity) => severities.has(severity)) ?? "info";
    const { cause, help } = CATALOG[code];
    return {
      id: code,
      shortDescription: { text: toTitle(code) },
      fullDescription: toMultiformat(cause),
      help: toMultiformat(help),
      defaultConfiguration: { level: LEVELS[worst] },
    };
  });
}

/** `broken-link` → `Broken link`. */
function toTitle(code: string): string {
  const words = code.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toResult(diagnostic: PlacedDiagnostic, ruleIndex: number, options: SarifOptions): Result {
  const { code, severity } = diagnostic;
  return {
    ruleId: code,
    ruleIndex,
    level: LEVELS[severity],
    message: { text: toText(diagnostic) },
    locations: [toLocation(diagnostic, options)],
  };
}

function toNotification(diagnostic: Diagnostic, index: number): Notification {
  const { code, severity } = diagnostic;
  return { descriptor: { id: code, index }, level: LEVELS[severity], message: { text: toText(diagnostic) } };
}

function toText({ message, hint }: Diagnostic): string {
  return toMessageString(hint === undefined ? message : `${message} ${hint}`);
}

/** The catalog is written in Markdown. */
function toMultiformat(markdown: string): { text: string; markdown: string } {
  const text = toMessageString(markdown);
  return { text, markdown: text };
}

/** Braces enclose placeholders in SARIF texts, so literal ones are doubled (§3.11.5 of the standard). */
function toMessageString(text: string): string {
  return text.replace(/[{}]/g, "$&$&");
}

function toLocation({ file, line, column, length }: PlacedDiagnostic, options: SarifOptions): Location {
  const artifactLocation = toArtifactLocation(file, options);
  if (line === undefined) return { physicalLocation: { artifactLocation } };
  // The end of a region is exclusive.
  const columns = column === undefined ? {} : { startColumn: column, endColumn: column + Math.max(1, length ?? 1) };
  return { physicalLocation: { artifactLocation, region: { startLine: line, ...columns } } };
}

function toArtifactLocation(file: string, { siteDir, rootDir }: SarifOptions): { uri: string; uriBaseId?: string } {
  const absolute = isAbsolute(file) ? file : join(siteDir, file);
  const path = relative(rootDir, absolute);
  if (path.startsWith("..") || isAbsolute(path)) return { uri: pathToFileURL(absolute).href };
  return { uri: path.split(sep).map(encodeURIComponent).join("/"), uriBaseId: ROOT };
}
