/** Records of a hosted search: one per section, with all headings above it. */

import { expect, test } from "bun:test";
import { toRecords } from "../../../src/search/push/records.ts";
import { makeDocument, makeSite } from "../../graph/site-fixture.ts";
import { makeGraph } from "../search-model.ts";

/** A page with headings of these levels: `2 Food` with the text `Food.`. */
function recordsOf(headings: readonly string[], text = "Start.") {
  const graph = makeGraph([{ url: "/heron", title: "Heron", tag: "docs-default-1.0", breadcrumbs: ["Water"] }]);
  const parsed = headings.map((heading) => ({ level: Number(heading[0]), text: heading.slice(2) }));
  const document = {
    ...makeDocument("docs/heron.md"),
    headings: parsed.map(({ level, text: title }) => ({ level, id: title, html: title, text: title, line: 1 })),
    sections: [
      { id: "", title: "Heron", text },
      ...parsed.map(({ text: title }) => ({ id: title, title, text: `${title}.` })),
    ],
  };
  const site = makeSite({ url: "https://example.com" });
  return toRecords({ ...graph, site, documents: { "docs/heron.md": document } });
}

const hierarchies = (headings: readonly string[]) => recordsOf(headings).map(({ levels }) => levels.slice(2));

test("headings are nested below higher levels, and skipped levels stay empty", () => {
  expect(hierarchies(["2 a", "3 b", "2 c", "4 d", "3 e", "1 f"])).toEqual([
    [],
    ["a"],
    ["a", "b"],
    ["c"],
    ["c", "", "d"],
    ["c", "e"],
    ["f"],
  ]);
});

test("a long section is split between words into several records with distinct IDs", () => {
  const text = "heron ".repeat(1000).trim();
  const records = recordsOf([], text);
  expect(records.length).toBeGreaterThan(1);
  expect(records.map(({ content }) => content).join(" ")).toBe(text);
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  expect(new Set(records.map(({ url }) => url)).size).toBe(1);
});

test("a record keeps its ID as long as its URL stays", () => {
  const [, first] = recordsOf(["2 a"]);
  const [, , second] = recordsOf(["2 b", "3 a"]);
  expect(first?.id).toMatch(/^[\da-f]{16}$/);
  expect(second?.id).toBe(first?.id ?? "");
});
