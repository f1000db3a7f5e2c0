/** Scripts outside of `src` that Markdown and other scripts import by path. Those in `src` are all read anyway. */

import { readdirSync, statSync } from "node:fs";
import { posix } from "node:path";
import type { Source } from "../model/document.ts";
import { fromSitePath } from "./files.ts";
import { systemCode } from "../report/system-error.ts";
import { toSiteFile } from "./imported-data.ts";

const IMPORTED = /\b(?:from|import|require)\s*\(?\s*(["'])((?:\.{1,2}|@site)\/[^"'\n!]+)\1/g;

/** Matches any such path. Few texts contain one, and the pattern rejects others quickly. */
const NAMED = /["'](?:\.{1,2}|@site)\//;

const SCRIPT = /\.[jt]sx?$/;

/** What a path without an extension may mean. */
const ENDINGS = ["", ...["", "/index"].flatMap((name) => [".js", ".jsx", ".ts", ".tsx"].map((end) => name + end))];

/** Whether a file is a script, not Markdown. */
export function isScript({ path }: Pick<Source, "path">): boolean {
  return SCRIPT.test(path);
}

/** Makes the function that returns the site-relative paths of the scripts outside of `src` that a file imports. */
export function makeScriptFinder(siteDir: string): (source: Source) => string[] {
  const names = makeNameCheck(siteDir);
  return ({ path, text }) => {
    if (!NAMED.test(text)) return [];
    return [...text.matchAll(IMPORTED)].flatMap(([, , from = ""]) => {
      const named = toSiteFile(path, from);
      const mayBeScript = SCRIPT.test(named) || !/\.\w+$/.test(named);
      if (!mayBeScript || named.startsWith("src/") || named.includes("node_modules/") || !names(named)) return [];
      const file = ENDINGS.map((ending) => named + ending).find((each) => SCRIPT.test(each) && isFile(siteDir, each));
      return file ?? [];
    });
  };
}

/**
 * Makes the test whether a path may be that of a file or folder, with or without the extension of a script. Samples of code import
 * many files that do not exist, so it lists each folder once.
 */
function makeNameCheck(siteDir: string): (path: string) => boolean {
  const known = new Map<string, ReadonlySet<string>>();
  const list = (folder: string): ReadonlySet<string> => {
    const names = known.get(folder) ?? listNames(fromSitePath(siteDir, folder));
    known.set(folder, names);
    return names;
  };
  return (path) => list(posix.dirname(path)).has(toPlainName(path));
}

function listNames(folder: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(folder).map(toPlainName));
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return new Set();
  }
}

/** A name without the extension of a script, for disks that ignore case, too. */
function toPlainName(path: string): string {
  return posix.basename(path).replace(SCRIPT, "").normalize().toLowerCase();
}

function isFile(siteDir: string, path: string): boolean {
  return statSync(fromSitePath(siteDir, path), { throwIfNoEntry: false })?.isFile() === true;
}
