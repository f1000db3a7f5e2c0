/** The showcase lists enough sites, each once, and finds them by text and tags; a link keeps what a reader chose. */

import { expect, test } from "bun:test";
import { filterSites, readChoice, writeChoice } from "../../content/src/showcase/filter.ts";
import { SITES } from "../../content/src/showcase/sites.ts";

const namesOf = (search: string, liked: readonly string[] = []): string[] =>
  filterSites(readChoice(search), liked).map(({ name }) => name);

test("at least 48 sites, each with a unique URL and a sentence", () => {
  expect(SITES.length).toBeGreaterThanOrEqual(48);
  expect(new Set(SITES.map(({ url }) => url)).size).toBe(SITES.length);
  expect(SITES.filter(({ url, text }) => !url.startsWith("https://") || !/^[A-Z].*\.$/.test(text))).toEqual([]);
  expect(SITES.filter(({ tags, source }) => tags.includes("open source") !== (source !== undefined))).toEqual([]);
});

test("the list filters by words, by all or any tags, and by favorites", () => {
  expect(namesOf("?q=rust")).toEqual(["SeaORM"]);
  expect(namesOf("?tag=translated&tag=versioned&q=test")).toEqual(["Jest"]);
  expect(namesOf("?tag=translated&tag=versioned").length).toBeLessThan(
    namesOf("?tag=translated&tag=versioned&match=any").length,
  );
  expect(namesOf("?favorites=", ["Relay"])).toEqual(["Relay"]);
});

test("the URL holds the whole selection, and nothing by default", () => {
  const address = "?q=maps&tag=product&tag=large&match=any&favorites=";
  expect(writeChoice(readChoice(address))).toBe(address);
  expect(writeChoice(readChoice("?tag=unknown"))).toBe("");
});
