/**
 * Runs a module of the site: its config, a sidebars file, a preset. Returns its exports, or diagnostics with the
 * position at which reading, resolving or running it failed.
 */

import { readFileSync } from "node:fs";
import { extname } from "node:path";
import type { Reporter } from "../model/diagnostic.ts";
import { toSitePath } from "../report/site-path.ts";
import { registerMixedModules } from "./mixed-modules.ts";
import { registerComputedRequires, unwrapRequiredDefaults } from "./required-defaults.ts";
import { sortListings } from "./sorted-listings.ts";
import { hasStandIn, registerStandIns } from "./stand-ins.ts";
import { isInstalled, scanModules, type PackageImport } from "./scan-modules.ts";
import { thrownDiagnostics, unresolved } from "./thrown.ts";

export interface ImportModuleRequest {
  /** Absolute path of the site folder; diagnostics name files relative to it. */
  readonly siteDir: string;
  /** Absolute path of the module. */
  readonly path: string;
  readonly report: Reporter;
}

export interface ImportedModule {
  /** The default export, or the export of CommonJS. */
  readonly value: unknown;
  /** All exports by name. */
  readonly exports: Readonly<Record<string, unknown>>;
  /** Absolute paths of the module and the local modules it imports. */
  readonly files: readonly string[];
}

/**
 * Imports a module afresh: it and the local modules it imports are read and run again each time.
 * Diagnostics: `module-syntax`, `missing-package`, `missing-module`, `module-throws`.
 */
export async function importModule(request: ImportModuleRequest): Promise<ImportedModule | undefined> {
  const { files, packages, required } = scanModules(request.path);
  const missing = packages.filter((found) => isMissing(found));
  for (const { specifier, importer } of missing) {
    request.report.add(unresolved({ specifier, referrer: importer }, request));
  }
  if (missing.length > 0) return undefined;
  const inside = packages.map(({ specifier }) => specifier).filter((name) => hasStandIn(name));
  registerStandIns({ from: request.path, inside });
  registerMixedModules(files);
  registerComputedRequires(files);
  sortListings();
  for (const file of files) delete require.cache[file];
  const exports = await orReport(request, async (): Promise<Readonly<Record<string, unknown>>> => {
    if (extname(request.path) === ".json") return { default: parseJson(readFileSync(request.path, "utf8")) };
    await unwrapRequiredDefaults(required);
    return await import(Bun.pathToFileURL(request.path).href);
  });
  return exports === FAILED ? undefined : { value: exports["default"], exports, files };
}

/** Result of `orReport` if the code failed. */
export const FAILED = Symbol("failed");

/** Runs code of the site, named `name` while it runs (by default the module); errors become diagnostics. */
export async function orReport<T>(
  { siteDir, path, report }: ImportModuleRequest,
  run: () => T | Promise<T>,
  name = `\`${toSitePath(siteDir, path)}\``,
): Promise<T | typeof FAILED> {
  try {
    return await report.siteCode.run(name, run);
  } catch (error) {
    for (const diagnostic of thrownDiagnostics(error, { siteDir, path })) report.add(diagnostic);
    return FAILED;
  }
}

function isMissing({ specifier, importer, isStatic }: PackageImport): boolean {
  return isStatic && !hasStandIn(specifier) && !isInstalled(specifier, importer);
}

/** JSON with comments. Syntax errors are thrown as JavaScript errors, which have a position. */
function parseJson(text: string): unknown {
  try {
    return Bun.JSONC.parse(text);
  } catch (error) {
    new Bun.Transpiler({ loader: "js" }).scanImports(`(${text})`);
    throw error;
  }
}
