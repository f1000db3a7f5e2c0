/** Renews the Markdown of single pages in the files of the last output. */

import { llmsSettings } from "../graph/llms-settings.ts";
import type { OutputFile } from "../model/build.ts";
import type { Route } from "../model/route.ts";
import type { Rendering } from "../render/rendering.ts";
import { FULL, fullEntry, openPageFiles, textIn } from "./page-files.ts";

/** The text files of the last output. */
export interface LastTexts {
  readonly paths: readonly string[];
  /** Bytes of one of them; `undefined` if somebody has changed it. */
  bytesOf(path: string): Buffer | undefined;
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
  const settings = llmsSettings(rendering.graph.site.config);
  if (!settings) return [];
  const { staticPaths, noIndex } = rendering;
  const { files, texts } = openPageFiles(rendering);
  const isWhole = (path: string): boolean => path === FULL || path.endsWith(`/${FULL}`);
  const whole = new Map<string, Buffer | undefined>(
    last.paths.filter((path) => isWhole(path) && !staticPaths.has(path)).map((path) => [path, last.bytesOf(path)]),
  );
  const renewed = new Map<string, OutputFile>();
  for (const page of routes.flatMap(({ path }) => texts.pages.get(path) ?? [])) {
    const { route, url } = page;
    const written = staticPaths.has(page.file) ? undefined : last.bytesOf(page.file);
    if (!written) return undefined;
    const before = fullEntry(url, textIn(page, written.toString()));
    const { text, file } = files.make(page);
    renewed.set(file.path, file);
    const found = [...whole].flatMap(([path, bytes]) =>
      (bytes ? placesOf(bytes, before) : []).map((at) => ({ path, at })),
    );
    const isListed = !route.unlisted && !noIndex.has(route.path) && !settings.isIgnored(route.path);
    if (found.length !== (isListed ? 1 : 0)) return undefined;
    for (const { path, at } of found) {
      const content = replaceAt(whole.get(path), { at, before, now: fullEntry(url, text) });
      whole.set(path, content);
      renewed.set(path, { ...file, path, content });
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

interface Replacement {
  readonly at: number;
  readonly before: string;
  readonly now: string;
}

function replaceAt(bytes: Buffer = Buffer.alloc(0), { at, before, now }: Replacement): Buffer {
  const end = at + Buffer.byteLength(before);
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(now), bytes.subarray(end)]);
}
