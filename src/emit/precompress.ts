/**
 * Compressed copies of text files, for hosts that serve them. Returns a `.br` and a `.gz` file for each text that
 * becomes smaller.
 */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OutputFile, Tick } from "../model/build.ts";
import { compress, SMALLEST_COMPRESSED, type Coding } from "./compress.ts";
import { textTypeOf } from "./text-types.ts";
import { listFiles } from "./written-folder.ts";

const COPIES: readonly (readonly [Coding, string])[] = [
  ["br", ".br"],
  ["gzip", ".gz"],
];

/** Number of files in progress: enough to keep all threads busy, few enough to bound the memory. */
const AT_ONCE = 8;

/** Makes the copies, in the order of the paths. A copy that the site provides stays unchanged. */
export async function* precompress(dir: string, tick: Tick): AsyncGenerator<OutputFile> {
  const paths = listFiles(dir);
  const existing = new Set(paths);
  const texts = paths.filter((path) => textTypeOf(path) !== undefined).sort();
  const underWay: Promise<OutputFile[]>[] = [];
  for (const [index, path] of texts.entries()) {
    const copies = makeCopies(dir, path, existing);
    // A failure reaches the code that awaits it. Until then it must not count as unhandled.
    copies.catch(() => {});
    underWay.push(copies);
    if (underWay.length >= AT_ONCE) yield* (await underWay.shift()) ?? [];
    tick(index + 1, texts.length);
  }
  for (const copies of underWay) yield* await copies;
}

async function makeCopies(dir: string, path: string, existing: ReadonlySet<string>): Promise<OutputFile[]> {
  const missing = COPIES.filter(([, extension]) => !existing.has(path + extension));
  const bytes = await readFile(join(dir, path));
  if (bytes.length < SMALLEST_COMPRESSED) return [];
  const copies = await Promise.all(
    missing.map(async ([coding, extension]): Promise<OutputFile> => {
      const content = await compress(bytes, coding, "small");
      return { path: path + extension, content, source: `the compressed copy of ${path}` };
    }),
  );
  return copies.filter(({ content }) => content instanceof Uint8Array && content.length < bytes.length);
}
