/** Renews the Markdown of single pages in the files of the last output. */

import { llmsSettings } from "../graph/llms-settings.ts";
import type { OutputFile } from "../model/build.ts";
import type { Route } from "../model/route.ts";
import type { Rendering } from "../render/rendering.ts";
import { FULL, fullEntry, openPageFiles, textIn } from "./page-files.ts";

/** The text files of the last output. */
export interface LastTexts {
  readonly paths: readonly string[];
  /** Bytes of one of them. */
  read(path: string): Buffer;
}

/**
 * Returns the changed files: those of the pages themselves, and the files that contain all pages. Nothing if the text of a page is
 * not where it must have been.
 */
export function renewTexts(
  rendering: Rendering,
  routes: readonly Route[],
  last: LastTexts,
): readonly OutputFile[] | undefined {
  const { graph, staticPaths, noIndex } = rendering;
  const settings = llmsSettings(graph.site.config);
  if (!settings) return [];
  const { files, texts } = openPageFiles(rendering);
  const whole = new Map<string, Buffer>();
  for (const path of last.paths)
    if (path === FULL || path.endsWith(`/${FULL}`)) if (!staticPaths.has(path)) whole.set(path, last.read(path));
  const renewed = new Map<string, OutputFile>();
  for (const route of routes) {
    const page = texts.pages.get(route.path);
    if (!page) continue;
    if (staticPaths.has(page.file)) return undefined;
    const { text, file } = files.make(page);
    const before = fullEntry(page.url, textIn(page, last.read(page.file).toString()));
    renewed.set(file.path, file);
    const isListed = !route.unlisted && !noIndex.has(route.path) && !settings.isIgnored(route.path);
    const found = [...whole].flatMap(([path, bytes]) => placesOf(bytes, before).map((at) => ({ path, bytes, at })));
    if (found.length !== (isListed ? 1 : 0)) return undefined;
    for (const { path, bytes, at } of found) {
      const end = at + Buffer.byteLength(before);
      const content = Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from(fullEntry(page.url, text)),
        bytes.subarray(end),
      ]);
      whole.set(path, content);
      renewed.set(path, { path, content, ...(file.source !== undefined && { source: file.source }) });
    }
  }
  return [...renewed.values()];
}

/** Where a text begins in a file. */
function placesOf(bytes: Buffer, text: string): number[] {
  const found: number[] = [];
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) found.push(at);
  return found;
}
