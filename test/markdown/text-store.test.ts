import { expect, test } from "bun:test";
import { Late, LateMap } from "../../src/system/late-map.ts";
import type { Document } from "../../src/model/document.ts";
import { TextStore } from "../../src/markdown/store/text-store.ts";
import { compileText } from "./compile-text.ts";

const TEXT =
  "# Ä [link](./b.md)\n\nHalf of a pair: \ud83d, a whole one: 🎉\n\n<!-- end -->\n\n## More\n\n```js\n1\n```\n";
const document = compileText(TEXT, { truncateMarker: /<!-- end -->/ });

test("a document whose texts are in the file equals the original", () => {
  using store = new TextStore({ inMemory: 0 });
  const [one, two] = [store.keep(document), store.keep({ ...document, sections: [] })];
  expect(Object.getOwnPropertyDescriptor(one, "body")).not.toHaveProperty("value");
  expect({ ...one }).toEqual(document);
  expect(JSON.stringify(one)).toBe(JSON.stringify(document));
  expect(two.sections).toEqual([]);
  expect(two.truncatedBody).toEqual(document.truncatedBody);
});

test("facts that few steps read are in the file, too, also for documents whose texts are elsewhere", () => {
  using store = new TextStore({ inMemory: 0 });
  for (const kept of [store.keep(document), store.keepFacts({ ...document })]) {
    expect(Object.getOwnPropertyDescriptor(kept, "headings")).not.toHaveProperty("value");
    expect(Object.getOwnPropertyDescriptor(kept, "slots")).not.toHaveProperty("value");
    expect({ ...kept }).toEqual(document);
  }
});

test("the other facts are in the file, too, once a document is unloaded", () => {
  using store = new TextStore({ inMemory: 0, documentsInMemory: 0, prints: true });
  const whole = { ...document, print: expect.any(String) };
  for (const kept of [store.keep(document), store.keepFacts({ ...document, print: "1" })]) {
    const late = store.unload(kept);
    const documents = new LateMap<Document>().set("docs/a.md", late);
    expect(late).toBeInstanceOf(Late);
    expect({ ...documents.get("docs/a.md") }).toEqual(whole);
    expect(Object.keys(documents.toRecord()["docs/a.md"] ?? {}).sort()).toEqual(Object.keys(kept).sort());
    expect([...documents.values()]).toHaveLength(1);
  }
});

test("a document in memory stays there when it is unloaded", () => {
  using store = new TextStore({ inMemory: 0, documentsInMemory: 0 });
  expect(store.unload(document)).toBe(document);
});

test("a value is read from the file each time, beyond those that may stay in memory", () => {
  using store = new TextStore({ inMemory: 20 });
  const [small, large] = [[{ url: "/a" }], [{ url: "/b" }]];
  expect(store.keepValue(small)).toBe(small);
  const values = new LateMap().set("small", small).set("large", store.keepValue(large));
  expect(values.get("large")).toEqual(large);
  expect(values.get("large")).not.toBe(large);
  expect(JSON.stringify(values.toRecord())).toBe(JSON.stringify({ small, large }));
  expect(Object.entries({ ...values.toRecord() })).toEqual([...values]);
});

test("absent members stay absent", () => {
  using store = new TextStore({ inMemory: 0 });
  expect(Object.keys(store.keep(compileText("<B />\n")))).not.toContain("plain");
});

test("texts stay in memory until there are many of them", () => {
  using store = new TextStore({ inMemory: 5000 });
  const last = Array.from({ length: 20 }, () => store.keep(document)).map((stored) =>
    Object.hasOwn(Object.getOwnPropertyDescriptor(stored, "body") ?? {}, "value"),
  );
  expect(last[0]).toBe(true);
  expect(last.at(-1)).toBe(false);
});

test("texts stay in memory if the system rejects the file", () => {
  using store = new TextStore({ inMemory: 0, dir: "/proc/no-such-folder" });
  expect(store.keep(document)).toEqual(document);
});

test("a disposed store cannot be read", () => {
  const store = new TextStore({ inMemory: 0 });
  const stored = store.keep(document);
  store[Symbol.dispose]();
  expect(() => stored.body).toThrow();
});

test("texts of sources are read from the file, beyond those that may stay in memory", () => {
  using store = new TextStore({ inMemory: 5 });
  const first = { path: "docs/a.md", text: "Short" };
  expect(store.keepSource(first)).toBe(first);
  const second = store.keepSource({ path: "docs/b.md", text: "Größer, 🙂", compile: {} });
  expect(Object.getOwnPropertyDescriptor(second, "text")?.get).toBeFunction();
  expect({ ...second }).toEqual({ path: "docs/b.md", text: "Größer, 🙂", compile: {} });
});
