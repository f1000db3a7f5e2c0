/** Converts errors of a site's own code to diagnostics. */

import { readFileSync } from "node:fs";
import { sep } from "node:path";
import { toSitePath } from "../report/site-path.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { isA, stackOf, toErrorText } from "../report/error-text.ts";
import { didYouMean, nearestName } from "../report/nearest.ts";
import { CLASSIC_PRESET } from "./builtins.ts";
import { describeEnding } from "./ending.ts";
import { positionAt } from "./locate.ts";
import { archiveHint, isInstalled, packageName } from "./scan-modules.ts";
import { UnavailableExportError } from "./unavailable-exports.ts";
import { STAND_IN_PACKAGES, StandInCallError } from "./stand-ins.ts";

export interface ThrownBy {
  /** Absolute path of the site folder. */
  readonly siteDir: string;
  /** Absolute path of the module that was run. */
  readonly path: string;
}

interface SyntaxProblem {
  readonly message: string;
  readonly position: { readonly file: string; readonly line: number; readonly column: number; readonly length: number };
}

interface ResolveProblem {
  readonly specifier: string;
  readonly referrer: string;
}

/** Diagnostics for a thrown value: `module-syntax`, `missing-package`, `missing-module` or `module-throws`. */
export function thrownDiagnostics(error: unknown, by: ThrownBy): Diagnostic[] {
  const inner = isA(error, AggregateError) ? error.errors : [error];
  const syntax = inner.filter(isSyntaxProblem);
  // Errors after the first syntax error are mostly consequences of it.
  const [first] = syntax;
  if (first !== undefined) return [syntaxDiagnostic(first, by)];
  return inner.map((each) => (isResolveProblem(each) ? unresolved(each, by) : thrown(each, by)));
}

function isSyntaxProblem(error: unknown): error is SyntaxProblem {
  return isNamed(error, "BuildMessage") && "position" in error && isA(error.position, Object);
}

function isResolveProblem(error: unknown): error is ResolveProblem {
  return isNamed(error, "ResolveMessage") && "specifier" in error && "referrer" in error;
}

/** Not all builds expose these errors as classes for `instanceof`. */
function isNamed(error: unknown, name: string): error is object {
  return isA(error, Object) && "name" in error && error.name === name;
}

function syntaxDiagnostic({ message, position }: SyntaxProblem, { siteDir, path }: ThrownBy): Diagnostic {
  const file = position.file.startsWith("/") || /^[a-z]:/i.test(position.file) ? position.file : path;
  return {
    code: "module-syntax",
    severity: "error",
    message: `The file cannot be read: ${message}.`,
    file: toSitePath(siteDir, file.replace(/\?.*$/, "")),
    line: position.line,
    column: position.column,
    length: position.length,
  };
}

/** An imported module that does not exist. */
export function unresolved({ specifier, referrer }: ResolveProblem, { siteDir, path }: ThrownBy): Diagnostic {
  const importer = referrer === "" ? path : referrer;
  const where = { file: toSitePath(siteDir, importer), ...quotedPosition(importer, specifier) };
  if (/^\.{0,2}\//.test(specifier)) {
    return {
      code: "missing-module",
      severity: "error",
      message: `The module \`${specifier}\` does not exist.`,
      ...where,
    };
  }
  const name = packageName(specifier);
  if (name !== specifier && isInstalled(name, importer)) {
    return {
      code: "missing-module",
      severity: "error",
      message: `The package \`${name}\` has no module \`${specifier}\`.`,
      hint: "Correct the path: only what `exports` in its `package.json` lists can be imported, if it has that field.",
      ...where,
    };
  }
  const install = `Install it beside the site (\`npm install ${name}\`), or remove the import.`;
  return {
    code: "missing-package",
    severity: "error",
    message: `The package \`${name}\` is not installed.`,
    hint: archiveHint(importer) ?? didYouMean(nearestName(name, STAND_IN_PACKAGES)) ?? install,
    ...where,
  };
}

/** Position of a module name in quotes. */
function quotedPosition(file: string, specifier: string): Partial<Diagnostic> {
  const text = readFileSync(file, "utf8");
  const offset = Math.max(text.indexOf(`"${specifier}"`), text.indexOf(`'${specifier}'`));
  return offset < 0 ? {} : { ...positionAt(text, offset + 1), length: specifier.length };
}

/** An error of the site's own code, at the innermost of its lines in the site. */
function thrown(error: unknown, { siteDir, path }: ThrownBy): Diagnostic {
  const frame = siteFrame(error, siteDir);
  const problem = calledStandIn(error) ??
    describeEnding(error) ?? { code: "module-throws", message: `The file throws \`${toErrorText(error)}\`.` };
  return {
    ...problem,
    severity: "error",
    file: toSitePath(siteDir, frame?.file ?? path),
    ...(frame === undefined ? {} : { line: frame.line, column: frame.column }),
  };
}

/**
 * A site uses a function that a stand-in does not have, or wraps a built-in feature, and would receive an empty plugin or
 * preset.
 */
function calledStandIn(error: unknown): Pick<Diagnostic, "code" | "message" | "hint"> | undefined {
  if (isA(error, UnavailableExportError))
    return { code: "not-supported", message: `${error.message}.`, hint: error.instead };
  if (!isA(error, StandInCallError)) return undefined;
  const hint =
    error.package === CLASSIC_PRESET
      ? "List the preset in `presets` with its options, and what you add to it in `plugins` and `themes`."
      : "List the package itself in the config. A plugin of your own can use its content in `allContentLoaded`.";
  return { code: "not-supported", message: `${error.message}.`, hint };
}

/** Generated folders that may be inside the site, except the bundler's virtual ones. */
const TEMPORARY = /[\\/]\.veloci-(?!entry[\\/])/;

/** A stack line. */
export interface Frame {
  /** Absolute. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Name of the function, if it has one. */
  readonly name?: string;
}

/** The innermost line of an error in the site; `undefined` if there is none. */
export function siteFrame(error: unknown, siteDir: string): Frame | undefined {
  return siteFrames(error, siteDir)[0];
}

/** All lines of an error in the site, innermost first. */
export function siteFrames(error: unknown, siteDir: string): Frame[] {
  const folder = siteDir.endsWith(sep) ? siteDir : siteDir + sep;
  const lines = stackOf(error).matchAll(/^ *at (?:(.*?) \()?((?:\/|[A-Za-z]:[\\/]).*?):(\d+):(\d+)\)?$/gm);
  return Array.from(lines, ([, name, file = "", line, column]) => ({
    file,
    line: Number(line),
    column: Number(column),
    ...(name !== undefined && { name }),
  })).filter(({ file }) => file.startsWith(folder) && !TEMPORARY.test(file));
}
