/** Records of a hosted engine as pages with sections. */

import { expect, test } from "bun:test";
import { type FoundRecord, toStretches } from "../../../../../src/runtime/browser/search/hosted/hosted-client.ts";
import { toPageHits } from "../../../../../src/runtime/browser/search/hosted/page-hits.ts";

function record(url: string, ...levels: readonly string[]): FoundRecord {
  return { id: url, url, levels: levels.map((text) => toStretches(text)), content: toStretches("Text.") };
}

const LIMITS = { pages: 10, sections: 2 };

const hitsOf = (records: readonly FoundRecord[], limits = LIMITS) =>
  toPageHits(records, (url) => url, limits).map(({ url, title, sections }) => ({
    url,
    title: title.map(({ text }) => text).join(""),
    sections: sections.map((hit) => hit.url),
  }));

test("records of a page are grouped at the position of the best one", () => {
  const records = [record("/b#x", "Docs", "B", "X"), record("/a", "Docs", "A"), record("/b", "Docs", "B")];
  expect(hitsOf(records)).toEqual([
    { url: "/b", title: "B", sections: ["/b#x"] },
    { url: "/a", title: "A", sections: [] },
  ]);
});

test("an anchor of the page's title is the page, and a section is listed once", () => {
  const records = [
    record("/a#top", "Docs", "A"),
    record("/a#x", "Docs", "A", "X"),
    record("/a#x", "Docs", "A", "X"),
    record("/a#y", "Docs", "A", "Y"),
    record("/a#z", "Docs", "A", "Z"),
  ];
  expect(hitsOf(records)).toEqual([{ url: "/a", title: "A", sections: ["/a#x", "/a#y"] }]);
});

test("a page without a title is named after its section", () => {
  const [hit] = toPageHits([record("/a", "Area")], (url) => url, LIMITS);
  expect(hit).toMatchObject({ title: [{ text: "Area" }], hierarchy: [] });
});

test("highlight marks become ranges", () => {
  expect(toStretches("a \u{e000}b\u{e001}<c>")).toEqual([
    { text: "a ", isMatch: false },
    { text: "b", isMatch: true },
    { text: "<c>", isMatch: false },
  ]);
});
