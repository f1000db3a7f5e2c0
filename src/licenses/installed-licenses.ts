/** Reads the licenses of this project's packages. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PackageLicense } from "../model/license.ts";
import { closureOf, folderOf, type Lockfile, runtimeDependencies } from "./lockfile.ts";
import { readPackageLicense, readPackageLicenses } from "./package-license.ts";

/** Returns the licenses of everything in the executable: Veloci, Bun, and all packages needed at run time. */
export function readAllLicenses(rootDir: string): PackageLicense[] {
  const names = runtimeDependencies(readLockfile(rootDir));
  return [readPackageLicense(rootDir), readBunLicense(rootDir), ...readLicensesOf(rootDir, names)];
}

/**
 * Returns the licenses of the named packages and of all their dependencies, by name. Throws if a package has no license, because
 * it must not be shipped.
 */
export function readLicensesOf(rootDir: string, names: readonly string[]): readonly PackageLicense[] {
  const keys = closureOf(readLockfile(rootDir), names);
  return requireTexts(readPackageLicenses(keys.map((key) => join(rootDir, folderOf(key)))));
}

/** Returns the same licenses. Throws if one has no text, because its package must not be shipped. */
export function requireTexts(licenses: readonly PackageLicense[]): readonly PackageLicense[] {
  const without = licenses.find(({ text }) => text === "");
  if (without) throw new Error(`The package \`${without.name}\` has no license, so it may not be distributed.`);
  return licenses;
}

/** Bun's package has no license file; its documentation lists the libraries that it links and their licenses. */
function readBunLicense(rootDir: string): PackageLicense {
  const { version, license, url } = readPackageLicense(join(rootDir, "node_modules/bun-types"));
  const page = readFileSync(join(rootDir, "node_modules/bun-types/docs/project/license.mdx"), "utf8");
  const text = page.replace(/^---\n.*?\n---\n+/s, "").trimEnd();
  return { name: "bun", version, ...(license !== undefined && { license }), ...(url !== undefined && { url }), text };
}

function readLockfile(rootDir: string): Lockfile {
  return Bun.JSONC.parse(readFileSync(join(rootDir, "bun.lock"), "utf8")) as Lockfile;
}
