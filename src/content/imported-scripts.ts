/** Scripts outside of `src` that Markdown and other scripts import by path. Those in `src` are all read anyway. */

import { statSync } from "node:fs";
import type { Source } from "../model/document.ts";
import { fromSitePath } from "./files.ts";
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

/** Site-relative paths of the scripts outside of `src` that a file imports. */
export function importedScripts({ path, text }: Source, siteDir: string): string[] {
  if (!NAMED.test(text)) return [];
  return [...text.matchAll(IMPORTED)].flatMap(([, , from = ""]) => {
    const named = toSiteFile(path, from);
    const mayBeScript = SCRIPT.test(named) || !/\.\w+$/.test(named);
    if (!mayBeScript || named.startsWith("src/") || named.includes("node_modules/")) return [];
    const file = ENDINGS.map((ending) => named + ending).find((each) => SCRIPT.test(each) && isFile(siteDir, each));
    return file ?? [];
  });
}

function isFile(siteDir: string, path: string): boolean {
  return statSync(fromSitePath(siteDir, path), { throwIfNoEntry: false })?.isFile() === true;
}
