/**
 * Converts the bundler's messages to the diagnostics `missing-module`, `missing-export` and `bundle-error`, with positions
 * in the site.
 */

import { existsSync, readFileSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { nearestFile } from "../../content/asset-places.ts";
import { toSitePath } from "../../content/files.ts";
import type { Diagnostic, Reporter } from "../../model/diagnostic.ts";
import { describeMissing, type ImportPlace, reportMissingModule } from "./import-problems.ts";
import { describeMissingExport, readMissingExport, type SharedExports } from "./missing-exports.ts";
import { toDocumentFile, toDocumentPath, toVirtualFile } from "../site/site-modules.ts";
import { describeUnpaired, readParts } from "../styles/sheet-parts.ts";
import { textIn } from "../../system/lenient-files.ts";
import { didYouMean } from "../../report/nearest.ts";

export interface BundleProblemsRequest {
  /** Absolute, with links resolved. */
  readonly siteDir: string;
  /** Imports of documents, from `indexImports`. */
  readonly imports: ReadonlyMap<string, readonly ImportPlace[]>;
  /** Names of the modules of code documents (`@document/docs/a.mdx`). */
  readonly documents: readonly string[];
  /** None where no module of the theme can be imported. */
  readonly sharedExports?: SharedExports;
  /** Names of all modules of the theme and the client API. */
  readonly themeModules?: Iterable<string>;
  readonly report: Reporter;
}

type Place = Partial<Pick<Diagnostic, "file" | "line" | "column" | "length">>;

/** Reports what a bundle threw. Anything but a message of the bundler is a bug, and is rethrown. */
export function reportBundleProblems(error: unknown, request: BundleProblemsRequest): void {
  const messages = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  for (const message of messages) {
    if (!(message instanceof BuildMessage || message instanceof ResolveMessage)) throw error;
    // Remarks come along with errors; on their own they do not fail a bundle and are not reported.
    if (message.level !== "error") continue;
    const missing = missingModule(message, request.siteDir);
    if (missing !== undefined && reportMissingModule(missing, request)) continue;
    request.report.add(toDiagnostic(message, request));
  }
}

function toDiagnostic(message: BuildMessage | ResolveMessage, request: BundleProblemsRequest): Diagnostic {
  const { siteDir } = request;
  const place = toPlace(message, request);
  if (message instanceof ResolveMessage) {
    const { specifier } = message;
    if (isAbsolute(specifier) && message.position?.file.startsWith(toVirtualFile(siteDir, "")))
      return toMissingClientModule(specifier, siteDir);
    const problem = describeMissing(toSiteSpecifier(specifier, place.file), siteDir, request.themeModules);
    const at = place.file === undefined ? {} : importIn(join(siteDir, place.file), specifier, place);
    return { code: "missing-module", severity: "error", ...problem, ...place, ...at };
  }
  const missing = readMissingExport(message.message);
  if (missing !== undefined) {
    const path = toSiteFile(missing.module, siteDir);
    const problem = describeMissingExport(missing, path, request.sharedExports ?? {});
    return {
      severity: "error",
      ...problem,
      ...(missing.name !== "default" && { length: missing.name.length }),
      ...place,
    };
  }
  const error = {
    code: "bundle-error",
    severity: "error",
    message: toSiteWords(message.message, siteDir),
    ...place,
  } as const;
  return unpairedIn(place.file, siteDir) ?? error;
}

/** What makes a style sheet unreadable, rather than what the bundler reads because of that. */
function unpairedIn(file: string | undefined, siteDir: string): Diagnostic | undefined {
  const css = file?.endsWith(".css") ? textIn(join(siteDir, file)) : undefined;
  const parts = css === undefined ? [] : readParts(css);
  return file !== undefined && css !== undefined && "sign" in parts ? describeUnpaired(parts, css, file) : undefined;
}

/** Position of a module name: the bundler points at the quote, or, in style sheets and some scripts, at the beginning of the file. */
function importIn(file: string, specifier: string, { line: known = 1, column = 0 }: Place): Place {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  if (lines[known - 1]?.startsWith(specifier, column)) return { column: column + 1, length: specifier.length };
  for (const [at, line] of lines.entries()) {
    const found = ['"', "'", "`"].map((quote) => line.indexOf(quote + specifier + quote)).find((index) => index >= 0);
    if (found !== undefined) return { line: at + 1, column: found + 2, length: specifier.length };
  }
  return {};
}

/** The build's own entry imports the modules of every page by absolute paths. */
function toMissingClientModule(path: string, siteDir: string): Diagnostic {
  return {
    code: "missing-module",
    severity: "error",
    message: `No client module exists at \`${toSitePath(siteDir, path)}\`.`,
    hint:
      didYouMean(nearestFile(path)) ??
      "Correct the path in `clientModules`, `customCss`, or `getClientModules` of a plugin.",
  };
}

/** The missing module, as documents import it. */
function missingModule(message: BuildMessage | ResolveMessage, siteDir: string): string | undefined {
  if (message instanceof ResolveMessage) return message.specifier;
  const file = /^(?:File not found|ENOENT: .*, open) ["'](.+)["']$/.exec(message.message)?.[1];
  return file === undefined ? undefined : `@site/${toSitePath(siteDir, file)}`;
}

/** A specifier with relative paths rewritten from the site folder: that of a file, and those of its loaders. */
function toSiteSpecifier(specifier: string, file = ""): string {
  const toSite = (part: string): string => (part.startsWith(".") ? `@site/${join(dirname(file), part)}` : part);
  return specifier.split("!").map(toSite).join("!");
}

/** Position of a message: in a file of the site, or at the import in the document that a module was made from. */
function toPlace(message: BuildMessage | ResolveMessage, request: BundleProblemsRequest): Place {
  const { siteDir, documents, imports } = request;
  const { position } = message;
  if (!position?.file) return {};
  // CSS modules are known by their path from the site folder, everything else by an absolute one.
  const path = position.file.replace(/^[\w-]{2,}:/, "");
  const file = isAbsolute(path) ? path : join(siteDir, path);
  const document = documents.find((name) => toDocumentFile(siteDir, name) === file);
  if (document !== undefined) {
    const source = toDocumentPath(document);
    return { file: source, ...importPlace(source, { imports, message: message.message }) };
  }
  // The build writes its own entry, so its lines tell nobody anything.
  if (file.startsWith(toVirtualFile(siteDir, ""))) return {};
  const at = position.line > 0 ? { line: position.line, column: position.column } : {};
  return { file: toSitePath(siteDir, file), ...at };
}

/** The import of a name that a message is about. */
function importPlace(
  file: string,
  { imports, message }: Pick<BundleProblemsRequest, "imports"> & { readonly message: string },
): Place {
  const name = readMissingExport(message)?.name;
  const places = [...imports.values()].flat().filter((place) => place.file === file);
  const found = places.find(({ statement }) => name !== undefined && Object.values(statement.names).includes(name));
  return found
    ? { line: found.statement.line, column: found.statement.column, length: found.statement.from.length }
    : {};
}

/** The bundler's message with names in backticks, and with paths from the site folder instead of the current one. */
function toSiteWords(text: string, siteDir: string): string {
  return text.replace(/"([^"\n]+)"/g, (_, name: string) => `\`${toSiteFile(name, siteDir)}\``);
}

/** The path of an existing file from the site folder; any other name as it is. */
function toSiteFile(name: string, siteDir: string): string {
  const file = resolve(name);
  return file.startsWith(`${siteDir}/`) && existsSync(file) ? toSitePath(siteDir, file) : name;
}
