/** Results of the first state of a session are there in the next one, of the same program. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { EarlierResults } from "../../src/pipeline/dev/earlier-results.ts";
import { makeFolder, type TestSite } from "../support/site.ts";

let folder: TestSite;
beforeAll(async () => void (folder = await makeFolder()));
afterAll(() => folder.remove());

const open = (engine = "one"): EarlierResults => new EarlierResults({ dir: folder.dir, engine });

test("only results that a session used are stored", () => {
  const first = open();
  first.memo<number>("outlines").put("a", 1);
  first.memo<number>("outlines").put("b", 2);
  first.save();
  const second = open();
  expect(second.memo<number>("outlines").get("a")).toBe(1);
  expect(second.memo<number>("sheets").get("a")).toBeUndefined();
  second.memo<number>("outlines").put("c", 3);
  second.save();
  const third = open().memo<number>("outlines");
  expect(["a", "b", "c"].map((key) => third.get(key))).toEqual([1, undefined, 3]);
});

test("a session that ends early adds to the stored results", () => {
  {
    using session = open();
    session.memo<number>("sheets").put("d", 4);
  }
  const next = open();
  expect([next.memo<number>("outlines").get("a"), next.memo<number>("sheets").get("d")]).toEqual([1, 4]);
});

test("another program starts from scratch, and a damaged file is ignored", async () => {
  expect(open("two").memo<number>("outlines").get("a")).toBeUndefined();
  const file = join(folder.dir, "session.json");
  await Bun.write(file, (await Bun.file(file).text()).replace('"a":1', '"a":9'));
  expect(open().memo<number>("outlines").get("a")).toBeUndefined();
});

test("later states are not stored", () => {
  const session = open();
  session.memo<number>("outlines").put("a", 1);
  session.save();
  session.memo<number>("outlines").put("late", 1);
  session.save();
  expect(open().memo<number>("outlines").get("late")).toBeUndefined();
});
