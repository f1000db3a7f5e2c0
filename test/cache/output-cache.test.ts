/** Files of the last output are taken over for as long as nobody has touched that output. */

import { afterEach, beforeEach, expect, test } from "bun:test";
import {
  appendFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeChecked } from "../../src/cache/checked-file.ts";
import { OutputLedger } from "../../src/cache/output-ledger.ts";
import { openOutputCache } from "../../src/emit/output-cache.ts";
import { makeTaskRunner } from "../../src/system/second-thread.ts";

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "veloci-kept-"));
  for (const folder of ["old/docs", "new"]) mkdirSync(join(dir, folder), { recursive: true });
  writeFileSync(join(dir, "old/docs/a.html"), "A");
  writeFileSync(join(dir, "old/docs/a.json"), "{}");
  writeFileSync(join(dir, "old/docs/b.html"), "B");
  const first = ledgerOf("one");
  const files = ["docs/a.html", "docs/a.json"].map((path) => ({ path, content: "" }));
  openFiles(first).put("key", { files, note: { links: ["/b"] } });
  first.add("other", { files: [["docs/b.html", false, null]], note: null });
  const print = first.print();
  expect(print && first.save(print)).toBeUndefined();
});

afterEach(() => rmSync(dir, { recursive: true }));

function ledgerOf(engine: string): OutputLedger {
  return new OutputLedger({ file: join(dir, "cache/output.json"), engine, output: join(dir, "old") });
}

function openFiles(ledger: OutputLedger, hasFiles = false) {
  ledger.open();
  return openOutputCache({ ledger, oldDir: join(dir, "old"), newDir: join(dir, "new"), setsModes: false, hasFiles });
}

const inodeOf = (path: string): number => statSync(join(dir, path)).ino;

test("a group is in the new output, with its note", () => {
  const cache = openFiles(ledgerOf("one"));
  expect(cache.take("key", () => false)).toBeUndefined();
  const { files, note } = cache.take("key") ?? {};
  expect(files?.map(({ path, content }) => [path, content])).toEqual([
    ["docs/a.html", { reused: 1 }],
    ["docs/a.json", { reused: 2 }],
  ]);
  expect(note).toEqual({ links: ["/b"] });
  expect(inodeOf("new/docs/a.html")).toBe(inodeOf("old/docs/a.html"));
  expect(cache.textOf("docs/a.json")).toBe("{}");
});

test("the record of another program may have another form", () => {
  writeChecked(join(dir, "cache/output.json"), '{"engine":"one","count":1}\n"docs/a.html"\tsome facts');
  expect(openFiles(ledgerOf("two")).take("key")).toBeUndefined();
});

test("nothing is reused by another program, from a changed output, or with a damaged record", () => {
  expect(openFiles(ledgerOf("two")).take("key")).toBeUndefined();
  appendFileSync(join(dir, "cache/output.json"), " ");
  expect(openFiles(ledgerOf("one")).take("key")).toBeUndefined();
  const text = readFileSync(join(dir, "cache/output.json"), "utf8");
  writeFileSync(join(dir, "cache/output.json"), text.slice(0, -1));
  writeFileSync(join(dir, "old/docs/a.json"), "[]");
  expect(openFiles(ledgerOf("one")).take("key")).toBeUndefined();
});

test("a changed file invalidates only its own group", () => {
  const cache = openFiles(ledgerOf("one"));
  writeFileSync(join(dir, "old/docs/b.html"), "more");
  expect(cache.take("other")).toBeUndefined();
  expect(cache.take("key")?.files.length).toBe(2);
  writeFileSync(join(dir, "old/docs/a.json"), "[]");
  expect(cache.take("key")).toBeUndefined();
  expect(cache.read("key")).toBeUndefined();
});

test("a group is reused completely or not at all when another build replaces the output meanwhile", () => {
  const cache = openFiles(ledgerOf("one"));
  rmSync(join(dir, "old/docs/a.json"));
  writeFileSync(join(dir, "old/docs/other"), "");
  writeFileSync(join(dir, "old/docs/a.json"), "[]");
  expect(cache.take("key")).toBeUndefined();
  expect(existsSync(join(dir, "new/docs/a.html"))).toBe(false);
});

test("files that another thread found in the new output are kept, and others are linked", async () => {
  const linked = join(dir, "new/docs/a.html");
  mkdirSync(join(dir, "new/docs"));
  linkSync(join(dir, "old/docs/a.html"), linked);
  const ledger = ledgerOf("one");
  const print = ledger.print();
  if (print) ledger.save(print);
  const next = ledgerOf("one");
  const cache = openFiles(next, true);
  writeFileSync(join(dir, "new/docs/a.json"), "{ }");
  await cache.lookAhead(makeTaskRunner());
  // Whoever looks again does not find it.
  rmSync(linked);
  expect(cache.keep(new Set(["docs/a.html", "docs/a.json"]))).toBe(3);
  expect(existsSync(linked)).toBe(false);
  expect(readFileSync(join(dir, "new/docs/a.json"), "utf8")).toBe("{}");
});

test("what is recorded anew, without files, is not replaced by what it was", () => {
  const first = ledgerOf("one");
  first.open();
  first.add("index", { files: [], note: "old" });
  const print = first.print();
  if (print) first.save(print);
  const next = ledgerOf("one");
  next.open();
  next.add("index", { files: [], note: "new" });
  next.keepGroups(new Set(["docs/b.html"]));
  if (print) next.save(print);
  const last = ledgerOf("one");
  last.open();
  expect(last.find("index")?.note).toBe("new");
});
