/**
 * Packages with a separate entry file for browsers (`"browser": "./browser.js"`). The bundler ignores that field if the
 * package was imported before by the config or the server bundle, so its result would depend on the order.
 */

import { readFileSync, realpathSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import type { PluginBuilder } from "bun";

const PACKAGE = /^(?:@[\w.-]+\/)?[\w-][\w.-]*$/;

/** Makes the bundler respect the field, for imports of a package by its name. */
export function resolveBrowserField(build: PluginBuilder): void {
  const entries = new Map<string, string | undefined>();
  build.onResolve({ filter: PACKAGE }, ({ path, importer }) => {
    const main = isAbsolute(importer) ? resolveFrom(dirname(importer), path) : undefined;
    if (main === undefined) return undefined;
    if (!entries.has(main)) entries.set(main, browserEntry(main, path));
    const entry = entries.get(main);
    return entry === undefined ? undefined : { path: entry };
  });
}

interface Manifest {
  readonly name?: unknown;
  readonly browser?: unknown;
  readonly exports?: unknown;
}

/** The browser file of a package, given one of its files. With `exports`, only conditions count. */
function browserEntry(file: string, name: string): string | undefined {
  for (let dir = dirname(file); dirname(dir) !== dir; dir = dirname(dir)) {
    const manifest = readManifest(join(dir, "package.json"));
    if (manifest?.name !== name) continue;
    const { browser, exports } = manifest;
    return typeof browser === "string" && exports === undefined ? resolveFrom(dir, `./${browser}`) : undefined;
  }
  return undefined;
}

function readManifest(path: string): Manifest | undefined {
  try {
    return Object(JSON.parse(readFileSync(path, "utf8"))) as Manifest;
  } catch {
    return undefined;
  }
}

function resolveFrom(dir: string, specifier: string): string | undefined {
  try {
    const path = Bun.resolveSync(specifier, dir);
    return isAbsolute(path) ? realpathSync(path) : undefined;
  } catch {
    return undefined;
  }
}
