/** Finds the source of a link that turned out to be broken when its page was rendered. */

import { join } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Site } from "../model/site.ts";
import { textIn } from "../system/lenient-files.ts";

type Place = Pick<Diagnostic, "file" | "line" | "column" | "length">;

/** Returns the first of the files (site-relative paths) that contains the URL in quotes or brackets. */
export function findWritten(link: string, files: readonly string[], { dir, config }: Site): Place | undefined {
  const inside = link.startsWith(config.baseUrl) ? [`/${link.slice(config.baseUrl.length)}`] : [];
  const spellings = [link, ...inside].flatMap((url) => [url, url.replace(/\/$/, "")]).filter((url) => url !== "");
  const written = spellings.map(RegExp.escape).join("|");
  const pattern = new RegExp(`(?<=["'\`(])(?:${written})(?=["'\`)])`);
  for (const file of files) {
    const found = pattern.exec(textIn(join(dir, file)) ?? "");
    if (found) return { file, ...placeOf(found), length: found[0].length };
  }
  return undefined;
}

function placeOf({ input, index }: RegExpExecArray): { readonly line: number; readonly column: number } {
  const before = input.slice(0, index).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}
