/** What is kept on the disk comes back as it was, or not at all. */

import { expect, test } from "bun:test";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PackStore } from "../../src/cache/pack-store.ts";
import { canMount, mountSmallDisk } from "../emit/small-disk.ts";
import { useTemporaryFolders } from "../emit/temporary-folder.ts";

const makeFolder = useTemporaryFolders();

interface Values {
  get(key: string): unknown;
  put(key: string, value: unknown): void;
}

function run<R>(dir: string, work: (store: Values) => R, engine = "one"): R {
  using store = new PackStore({ dir, name: "words", engine });
  return work({
    get: (key) => {
      const text = store.get(key)?.bytes.toString();
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
    put: (key, value) => store.put(key, JSON.stringify(value)),
  });
}

function packs(dir: string): string[] {
  return readdirSync(dir).filter((name) => name.startsWith("words-"));
}

test("a later run of the same program reads what an earlier one stored", () => {
  const dir = join(makeFolder(), "cache");
  run(dir, (store) => store.put("a", { text: "é", list: [1, null] }));
  run(dir, (store) => store.put("b", "other"));
  expect(run(dir, (store) => [store.get("a"), store.get("b"), store.get("c")])).toEqual([
    { text: "é", list: [1, null] },
    "other",
    undefined,
  ]);
  expect(run(dir, (store) => store.get("a"), "two")).toBeUndefined();
});

test("a damaged entry is ignored, and so is a truncated file", () => {
  const dir = makeFolder();
  run(dir, (store) => (store.put("a", "first"), store.put("b", "second")));
  const file = join(dir, packs(dir)[0] ?? "");
  const bytes = readFileSync(file);
  writeFileSync(file, Buffer.concat([Buffer.from('"fIrst"'), bytes.subarray(7)]));
  expect(run(dir, (store) => [store.get("a"), store.get("b")])).toEqual([undefined, "second"]);
  for (const end of [bytes.length - 1, bytes.length - 100, 3, 0]) {
    writeFileSync(file, bytes.subarray(0, end));
    expect(run(dir, (store) => [store.get("a"), store.get("b")])).toEqual([undefined, undefined]);
  }
});

test("concurrent runs keep each other's entries, and many runs leave few files", () => {
  const dir = makeFolder();
  run(dir, (one) => {
    one.put("one", 1);
    run(dir, (other) => other.put("other", 2));
  });
  expect(run(dir, (store) => [store.get("one"), store.get("other")])).toEqual([1, 2]);
  for (let number = 0; number < 30; number++) run(dir, (store) => (store.get("one"), store.put(`n${number}`, number)));
  expect(run(dir, (store) => [store.get("one"), store.get("other"), store.get("n29")])).toEqual([1, undefined, 29]);
  expect(packs(dir).length).toBeLessThan(13);
});

test("what a run reads and makes anew replaces the earlier entry, also when packs are merged", () => {
  const dir = makeFolder();
  run(dir, (store) => (store.put("a", "old"), store.put("b", "kept")));
  for (let number = 0; number < 20; number++) {
    run(dir, (store) => {
      store.get("a");
      store.get("b");
      store.put("a", `new ${number}`);
      expect(store.get("b")).toBe("kept");
    });
    if (packs(dir).length === 1) expect(run(dir, (store) => store.get("a"))).toBe(`new ${number}`);
  }
  expect(packs(dir).length).toBeLessThan(12);
  expect(run(dir, (store) => store.get("b"))).toBe("kept");
});

test("another program replaces what an older one stored", () => {
  const dir = makeFolder();
  run(dir, (store) => store.put("a", 1));
  run(dir, (store) => store.put("a", 2), "two");
  expect(packs(dir).length).toBe(1);
});

test("a folder that cannot be created is not an error", () => {
  const dir = join(makeFolder(), "file");
  writeFileSync(dir, "");
  run(dir, (store) => store.put("a", 1));
  expect(run(dir, (store) => store.get("a"))).toBeUndefined();
});

test.if(canMount())("a disk that became read-only can still be read", () => {
  using disk = mountSmallDisk();
  const dir = join(disk.dir, "cache");
  run(dir, (store) => store.put("a", "text"));
  expect(Bun.spawnSync(["mount", "-o", "remount,ro", disk.dir]).success).toBe(true);
  run(dir, (store) => store.put("b", "text"));
  expect(run(dir, (store) => [store.get("a"), store.get("b")])).toEqual(["text", undefined]);
});

test.if(canMount())("entries that do not fit on the disk are dropped without leftovers", () => {
  using disk = mountSmallDisk();
  const dir = join(disk.dir, "cache");
  run(dir, (store) => store.put("small", "text"));
  run(dir, (store) => (store.put("first", "text"), store.put("large", "x".repeat(400_000))));
  expect(run(dir, (store) => [store.get("small"), store.get("first"), store.get("large")])).toEqual([
    "text",
    undefined,
    undefined,
  ]);
  expect(packs(dir).length).toBe(1);
  writeFileSync(join(disk.dir, "filler"), "x".repeat(200_000));
  // The texts fit, but not their index.
  run(dir, (store) => {
    for (let number = 0; number < 500; number++) store.put(`a key of some length with number ${number}`, number);
  });
  expect(run(dir, (store) => store.get("small"))).toBe("text");
  expect(packs(dir).every((name) => name.endsWith(".pack"))).toBe(true);
});
