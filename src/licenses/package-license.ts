/** Reads the license of an installed package. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PackageLicense } from "../model/license.ts";
import { objectIn } from "../system/lenient-files.ts";

/** Matches `LICENSE`, `LICENSE.md`, `licence-MIT.txt`, `COPYING` and `NOTICE`, but not `license-update.mjs`. */
const LICENSE_FILE = /^(?:un)?licen[sc]e(?:[-_].+)?$|^(?:copying|notice|third-?party-?notices?)(?:[-_].+)?$/i;
const TEXT_ENDING = /\.(?:md|markdown|mdx|txt|rst)$/i;
const CODE_ENDING = /\.(?:[cm]?[jt]sx?|json|html)$/i;

interface PackageFacts {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string | { readonly type?: string };
  readonly author?: string | { readonly name?: string };
  readonly repository?: string | { readonly url?: string };
  readonly homepage?: string;
}

/** Reads the license. `text` is empty if the package has no license file and its license is not a common one. */
export function readPackageLicense(dir: string): PackageLicense {
  const facts = (objectIn(join(dir, "package.json")) ?? {}) as PackageFacts;
  const { name = nameOf(dir), version = "", license } = facts;
  const expression = typeof license === "object" ? license.type : license;
  const url = sourceOf(facts);
  const texts = licenseFiles(dir).map((file) => tidy(readFileSync(join(dir, file), "utf8")));
  return {
    name,
    version,
    ...(expression !== undefined && { license: expression }),
    ...(url !== undefined && { url }),
    text: texts.filter((text) => text !== "").join("\n\n") || (expression === "MIT" ? mitOf(facts) : ""),
  };
}

/** Derives the package name from its folder. */
function nameOf(dir: string): string {
  return dir.replaceAll("\\", "/").replace(/^.*\/node_modules\//, "");
}

/** Reads the licenses of the packages in several folders, sorted by name, without duplicates of the same version. */
export function readPackageLicenses(dirs: readonly string[]): PackageLicense[] {
  const licenses = dirs.map((dir) => readPackageLicense(dir));
  const unique = new Map(licenses.map((one) => [`${one.name}@${one.version}`, one]));
  return [...unique.keys()].sort().flatMap((key) => unique.get(key) ?? []);
}

/** Returns the folders of the packages that contain the files. Skips files outside `node_modules`. */
export function packageFolders(files: readonly string[]): string[] {
  // `package.json` holds metadata and no code.
  const code = files.filter((file) => !/[\\/]package\.json$/.test(file));
  const folders = code.map((file) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

function licenseFiles(dir: string): string[] {
  const files = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ name }) => name);
  return names.filter((name) => !CODE_ENDING.test(name) && LICENSE_FILE.test(name.replace(TEXT_ENDING, ""))).sort();
}

/** Normalizes line ends and blank lines, which differ between copies of the same license. */
function tidy(text: string): string {
  return text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n]+$/gm, "")
    .replace(/^\n+|\n+$/g, "");
}

/** Converts `git+https://github.com/a/b.git`, `github:a/b` and `a/b` to `https://github.com/a/b`. */
function sourceOf({ repository, homepage }: PackageFacts): string | undefined {
  const given = typeof repository === "object" ? repository.url : repository;
  if (given === undefined || given === "") return homepage;
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(given)?.[1];
  if (short !== undefined) return `https://github.com/${short}`;
  return given
    .replace(/^git\+/, "")
    .replace(/^(?:git|ssh):\/\/(?:git@)?|^git@([^:]+):/, (_, host?: string) => `https://${host ? `${host}/` : ""}`)
    .replace(/\.git$/, "");
}

/** Returns the MIT license's text for packages that only name it. */
function mitOf({ author }: PackageFacts): string {
  const holder = typeof author === "object" ? author.name : author;
  return `The package has no license file. Its package.json names the MIT license${holder ? ` and as author ${holder}` : ""}.

${MIT}`;
}

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to
permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
