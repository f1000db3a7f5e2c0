/** The index of the last output, in a cache that also holds files of other runs, as packs of CI services do. */

import { expect, test } from "bun:test";
import type { FileGroup, OutputCache } from "../../src/model/output-cache.ts";
import type { Searched } from "../../src/search/collect.ts";
import { openIndexCache } from "../../src/search/index-cache.ts";

/** A cache of these groups; of two with the same key, the first counts. */
function makeCache(...runs: ReadonlyMap<string, FileGroup>[]): OutputCache & { readonly own: Map<string, FileGroup> } {
  const own = new Map<string, FileGroup>();
  const find = (key: string) => [own, ...runs].find((run) => run.has(key))?.get(key);
  const put = (key: string, group: FileGroup): void => void own.set(key, group);
  return { own, put, take: find, read: find as OutputCache["read"], textOf: () => undefined };
}

const pages = ["a", "b"].map((url): Searched => ({ url, key: `key of ${url}`, read: () => expect.unreachable() }));

/** Stores an index of one file, and returns what the cache has then. */
function store(text: string): ReadonlyMap<string, FileGroup> {
  const cache = makeCache();
  const index = openIndexCache(cache, ["en", "docs"], pages);
  index?.putIndexFile({ path: `assets/search/docs-${text}.json`, content: text, hashed: true });
  index?.putIndex([1, 2]);
  return cache.own;
}

test("an index consists of the files of one run", () => {
  const [old, recent] = [store("old"), store("recent")];
  const notes = new Map([...old].filter(([, { files }]) => files.length === 0));
  const mixed = makeCache(notes, recent, old);
  expect(openIndexCache(mixed, ["en", "docs"], pages)?.last?.index).toEqual(["old"]);
});

test("an index whose files are gone does not count", () => {
  const notes = new Map([...store("old")].filter(([, { files }]) => files.length === 0));
  expect(openIndexCache(makeCache(notes, store("recent")), ["en", "docs"], pages)?.last).toBeUndefined();
});
