/** A compressed list of paths answers like a map. */

import { expect, test } from "bun:test";
import { ListedPaths } from "../../src/emit/listed-paths.ts";

test("paths are found with their facts, before and after the first one was", () => {
  const listed = new ListedPaths();
  const known = new Map<string, (string | null)[]>();
  const add = (path: string, ...facts: (string | null)[]): void => {
    listed.add(path, ...facts);
    known.set(path, facts);
  };
  for (let page = 0; page < 30_000; page++) add(`docs/part-${page % 70}/page-${page}/index.html`, `docs/${page}.md`);
  for (const path of ['a "quoted" name', "two\nlines", "tab\there", "größe 🙂", "", "[", "constructor"])
    add(path, null);
  expect([...listed.paths()]).toEqual([...known.keys()]);
  expect(listed.find("docs/part-0/page-1/index.html")).toBeUndefined();
  expect(listed.mayHave("docs/part-1/page-1/index.html")).toBe(true);
  add("late.html", "late.md");
  for (const [path, facts] of known) expect(listed.find(path)).toEqual(facts);
  add("later.html", "later.md", null);
  expect(listed.find("later.html")).toEqual(["later.md", null]);
  for (let page = 0; page < 30_000; page++) expect(listed.mayHave(`blog/page-${page}/index.html`)).toBe(false);
  expect([...listed.paths()].at(-1)).toBe("later.html");
});
