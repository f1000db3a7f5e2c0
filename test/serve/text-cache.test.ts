/** Compressed copies in memory: made once, made anew for a changed file, and never more than there is room for. */

import { expect, test } from "bun:test";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { ServedFile } from "../../src/serve/served-folder.ts";
import { isCompressible, makeTextCache } from "../../src/serve/text-cache.ts";
import { useTemporaryFolders } from "../emit/temporary-folder.ts";

const makeFolder = useTemporaryFolders();

function write(dir: string, path: string, text: string): ServedFile {
  const absolute = join(dir, path);
  writeFileSync(absolute, text);
  const { size, mtimeMs } = statSync(absolute);
  return { path, absolute, size, modified: mtimeMs };
}

/** Text that compresses to about half its length, another for each seed. */
function someText(length: number, seed: number): string {
  let state = seed;
  const next = (): string => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return "abcdefghijklmnop"[(state >> 20) & 15] ?? "";
  };
  return Array.from({ length }, next).join("");
}

test("concurrent and later readers get the same copy", async () => {
  const cache = makeTextCache();
  const file = write(makeFolder(), "a.txt", "words ".repeat(1000));
  const [first, second] = await Promise.all([cache.compressed(file, "br"), cache.compressed(file, "br")]);
  expect(first).toBe(second);
  expect(await cache.compressed(file, "br")).toBe(first);
  expect(await cache.compressed(file, "gzip")).not.toBe(first);
  expect(brotliDecompressSync(first ?? "").toString()).toBe("words ".repeat(1000));
});

test("the least recently used entry is dropped first", async () => {
  const cache = makeTextCache(20_000);
  const dir = makeFolder();
  const files = [1, 2, 3, 4, 5, 6].map((seed) => write(dir, `${seed}.txt`, someText(10_000, seed)));
  const [first, second] = files;
  if (!first || !second) throw new Error("no files");
  const kept = await cache.compressed(first, "br");
  const dropped = await cache.compressed(second, "br");
  for (const file of files) {
    await cache.compressed(file, "br");
    await cache.compressed(first, "br");
    expect(cache.size).toBeLessThanOrEqual(20_000);
  }
  expect(cache.size).toBeGreaterThan(0);
  expect(await cache.compressed(first, "br")).toBe(kept);
  expect(await cache.compressed(second, "br")).not.toBe(dropped);
});

test("an incompressible file has no copy, and a dropped one is compressed again", async () => {
  const cache = makeTextCache();
  const dir = makeFolder();
  const noise = write(dir, "noise.txt", "");
  writeFileSync(noise.absolute, crypto.getRandomValues(new Uint8Array(4000)));
  expect(await cache.compressed(noise, "br")).toBeUndefined();
  const gone: ServedFile = { path: "b.txt", absolute: join(dir, "b.txt"), size: 5000, modified: 1 };
  expect(cache.compressed(gone, "br")).rejects.toThrow();
  const back = write(dir, "b.txt", "words ".repeat(1000));
  expect(await cache.compressed({ ...gone, size: back.size }, "br")).toBeDefined();
  expect(cache.size).toBeLessThan(100);
});

test("only medium-sized text is compressed while a reader waits", () => {
  const file = { path: "a.html", absolute: "/a.html", size: 5000, modified: 1 };
  const sizes = [0, 1023, 1024, 16_000_000, 16_000_001].map((size) => isCompressible({ ...file, size }));
  expect(sizes).toEqual([false, false, true, true, false]);
  expect(isCompressible({ ...file, path: "a.png" })).toBe(false);
});
