/** Fields of a package's manifest, besides `exports`, that name the file to import in place of `main`. */

import { readFileSync, realpathSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import type { PluginBuilder } from "bun";
import { objectIn } from "../../system/lenient-files.ts";

const PACKAGE = /^(?:@[\w.-]+\/)?[\w-][\w.-]*$/;

/**
 * Makes the bundler respect the fields, for imports of a package by its name. It ignores `browser` if the package was imported
 * before by the config or the server bundle, so its result would depend on the order. For `require` it ignores `module`, but may
 * not see what `main` requires.
 */
export function resolvePackageFields(build: PluginBuilder, target: "bun" | "browser"): void {
  const entries = new Map<string, string | undefined>();
  const mains = new Map<string, string | undefined>();
  const mainFrom = (folder: string, path: string): string | undefined => {
    const key = `${folder}\0${path}`;
    if (!mains.has(key)) mains.set(key, resolveFrom(folder, path));
    return mains.get(key);
  };
  build.onResolve({ filter: PACKAGE }, ({ path, importer }) => {
    const main = isAbsolute(importer) ? mainFrom(dirname(importer), path) : undefined;
    if (main === undefined) return undefined;
    if (!entries.has(main)) entries.set(main, entryOf(main, path, target));
    const entry = entries.get(main);
    return entry === undefined ? undefined : { path: entry };
  });
}

interface Manifest {
  readonly name?: unknown;
  readonly browser?: unknown;
  readonly module?: unknown;
  readonly exports?: unknown;
}

/** The file to import in place of one of a package's files. With `exports`, only conditions count. */
function entryOf(file: string, name: string, target: "bun" | "browser"): string | undefined {
  for (let dir = dirname(file); dirname(dir) !== dir; dir = dirname(dir)) {
    const manifest = objectIn(join(dir, "package.json")) as Manifest | undefined;
    if (manifest?.name !== name) continue;
    const { browser, module, exports } = manifest;
    if (exports !== undefined) return undefined;
    if (target === "browser" && typeof browser === "string") return resolveFrom(dir, `./${browser}`);
    return typeof module === "string" && hidesRequires(file) ? resolveFrom(dir, `./${module}`) : undefined;
  }
  return undefined;
}

/** Whether a module calls a `require` that it passes on as a parameter, as TypeScript writes modules for all systems (UMD). */
function hidesRequires(file: string): boolean {
  return /\bfactory\(require, exports\)/.test(readFileSync(file, "utf8"));
}

function resolveFrom(dir: string, specifier: string): string | undefined {
  try {
    const path = Bun.resolveSync(specifier, dir);
    return isAbsolute(path) ? realpathSync(path) : undefined;
  } catch {
    return undefined;
  }
}
