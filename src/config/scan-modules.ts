/**
 * Finds a module's imports without running it: the local files that it reaches, and the packages that they name, so
 * that a missing one can be reported with its position.
 */

import { existsSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, isAbsolute, join } from "node:path";
import { makeTranspiler, scriptLoader } from "../system/transpiler.ts";

export interface PackageImport {
  readonly specifier: string;
  /** Absolute path of the importing file. */
  readonly importer: string;
  /** `import … from`, which fails at once; other kinds may never run, or run inside `try`. */
  readonly isStatic: boolean;
}

export interface ScannedModules {
  /** Absolute paths, the entry first. */
  readonly files: readonly string[];
  readonly packages: readonly PackageImport[];
  /** Local files that `require` imports. */
  readonly required: readonly RequiredFile[];
}

export interface RequiredFile {
  readonly specifier: string;
  /** Absolute paths of both files. */
  readonly importer: string;
  readonly file: string;
}

const SCRIPT = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/**
 * Follows imports from the entry into everything that is not installed: relative files, aliases of a `tsconfig.json`,
 * linked packages. Files that cannot be read or parsed are left to the real import.
 */
export function scanModules(entry: string): ScannedModules {
  const files = new Set([entry]);
  const packages: PackageImport[] = [];
  const required: RequiredFile[] = [];
  for (const importer of files) {
    for (const { kind, path } of importsOf(importer)) {
      const found = resolveFrom(path, importer);
      if (found !== undefined && !isInPackage(found)) {
        files.add(found);
        if (kind === "require-call") required.push({ specifier: path, importer, file: found });
      } else if (isPackage(path) && !isAlias(path, found))
        packages.push({ specifier: path, importer, isStatic: kind === "import-statement" });
    }
  }
  return { files: [...files], packages, required };
}

/** Whether a package is in a `node_modules` folder at or above the importing file. */
export function isInstalled(specifier: string, importer: string): boolean {
  const name = packageName(specifier);
  for (let dir = dirname(importer); ; dir = dirname(dir)) {
    if (existsSync(join(dir, "node_modules", name))) return true;
    if (dirname(dir) === dir) return false;
  }
}

/** What to do where Yarn keeps packages in archives, of which only Node with Yarn's hooks can read modules; nothing elsewhere. */
export function archiveHint(importer: string): string | undefined {
  for (let dir = dirname(importer); ; dir = dirname(dir)) {
    if (existsSync(join(dir, ".pnp.cjs")))
      return "Yarn keeps the site's packages in archives (`.pnp.cjs`), which Veloci cannot read. Write `nodeLinker: node-modules` into `.yarnrc.yml` and run `yarn install`.";
    if (existsSync(join(dir, "node_modules")) || dirname(dir) === dir) return undefined;
  }
}

/** `@scope/name/lib/x` → `@scope/name`. */
export function packageName(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

function importsOf(file: string): readonly { kind: string; path: string }[] {
  if (!SCRIPT.test(file)) return [];
  try {
    // What TypeScript uses as types alone is not imported.
    return makeTranspiler(file, { trimUnusedImports: scriptLoader(file) !== "jsx" }).scanImports(
      readFileSync(file, "utf8"),
    );
  } catch {
    return [];
  }
}

/** The file of an import; `undefined` for a module of the runtime, and without one. */
export function resolveFrom(specifier: string, importer: string): string | undefined {
  try {
    const path = Bun.resolveSync(specifier, dirname(importer));
    return isAbsolute(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function isInPackage(path: string): boolean {
  return /[\\/]node_modules[\\/]/.test(path);
}

/** Whether a name resolves to a package of another name, as aliases can. */
function isAlias(specifier: string, found: string | undefined): boolean {
  return found !== undefined && !found.replaceAll("\\", "/").includes(`/node_modules/${packageName(specifier)}/`);
}

/** A valid package name: aliases of a `tsconfig.json` often begin with `@/`, `~` or `#`. */
function isPackage(specifier: string): boolean {
  return (
    /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?:\/|$)/.test(specifier) && !specifier.startsWith("@site/") && !isBuiltin(specifier)
  );
}
