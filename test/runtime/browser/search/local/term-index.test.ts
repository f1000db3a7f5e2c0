/** The terms of an index: which files a word needs, and what MiniSearch finds in them. */

import { expect, test } from "bun:test";
import { TermFiles } from "../../../../../src/runtime/browser/search/local/term-files.ts";
import { TermIndex } from "../../../../../src/runtime/browser/search/local/term-index.ts";

/** Three files; page 0 has every term in its title, page 1 in its text. */
const FILES = [
  ["a", "abacus", "abbey"],
  ["about", "beta", "betamax", "better"],
  ["betters", "文档"],
];

function makeFiles(): { readonly files: TermFiles; readonly fetched: string[] } {
  const fetched: string[] = [];
  const names = FILES.map(([first = ""], at) => ({ file: `${at}`, first }));
  const files = new TermFiles(names, async (name) => {
    fetched.push(name);
    const terms = FILES[Number(name)] ?? [];
    return { terms: terms.join(" "), postings: terms.map(() => "0|||1").join("\n") };
  });
  return { files, fetched };
}

async function termsFrom(prefix: string): Promise<{ readonly terms: string[]; readonly fetched: string[] }> {
  const { files, fetched } = makeFiles();
  const found = await files.beginningWith(prefix);
  return { terms: found.map(([term]) => term), fetched };
}

test("a prefix loads only the files that may contain it", async () => {
  expect(await termsFrom("ab")).toEqual({ terms: ["abacus", "abbey", "about"], fetched: ["0", "1"] });
  expect(await termsFrom("bet")).toEqual({ terms: ["beta", "betamax", "better", "betters"], fetched: ["1", "2"] });
  expect(await termsFrom("about")).toEqual({ terms: ["about"], fetched: ["1"] });
  expect(await termsFrom("文")).toEqual({ terms: ["文档"], fetched: ["2"] });
  expect(await termsFrom("betters")).toEqual({ terms: ["betters"], fetched: ["2"] });
  expect(await termsFrom("0")).toEqual({ terms: [], fetched: [] });
  expect(await termsFrom("zebra")).toEqual({ terms: [], fetched: ["2"] });
  expect(await termsFrom("")).toEqual({ terms: FILES.flat(), fetched: ["0", "1", "2"] });
});

test("files are prefetched unless there are many", async () => {
  const { files, fetched } = makeFiles();
  await files.prepare();
  expect(fetched).toEqual(["0", "1", "2"]);
  await files.beginningWith("ab");
  expect(fetched).toHaveLength(3);
  const many = Array.from({ length: 17 }, (_, at) => ({ file: `${at}`, first: `${at}` }));
  await new TermFiles(many, () => Promise.reject(new Error("asked"))).prepare();
});

test("similar terms are searched in all files", async () => {
  const near = await makeFiles().files.near("betetr", 1);
  expect(near).toEqual([["better", "0|||1"]]);
  const farther = await makeFiles().files.near("beter", 2);
  expect(farther.map(([term]) => term)).toEqual(["beta", "better", "betters"]);
});

test("similar terms in a large index are limited to those with the same first letter", async () => {
  const fetched: string[] = [];
  const letters = "abcdefghijklmnopqrs".split("");
  const files = new TermFiles(
    letters.map((first) => ({ file: `${first}.json`, first })),
    async (name) => {
      fetched.push(name);
      return { terms: `${name[0]} ${name[0]}eta`, postings: "0|||\n1|||" };
    },
  );
  expect(await files.near("bets", 1)).toEqual([["beta", "1|||"]]);
  expect(fetched).toEqual(["b.json"]);
});

test("a file is fetched once, and again only after a failure", async () => {
  const answers = [
    () => Promise.reject(new Error("offline")),
    async () => ({ terms: "alpha alps", postings: "0|||\n1|||" }),
  ];
  const files = new TermFiles(
    [{ file: "one", first: "alpha" }],
    () => answers.shift()?.() ?? Promise.reject(new Error()),
  );
  const index = new TermIndex({ lengths: "1 0 0 0 1 0 0 0" }, files);
  await expect(index.beginningWith([{ prefix: "alp" }])).rejects.toThrow("offline");
  expect(index.documentCount).toBe(2);
  const found = await index.beginningWith([{ prefix: "alp" }]);
  expect(found.search("alps").map(({ id }) => id)).toEqual([1]);
  expect(
    found
      .search("alp", { prefix: true })
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([0, 1]);
});

test("terms longer than a prefix count in the fields asked for, the prefix itself in all", async () => {
  const { files } = makeFiles();
  const index = new TermIndex({ lengths: "1 0 0 1 1 0 0 1" }, files);
  const found = await index.beginningWith([{ prefix: "beta", fields: ["title"] }]);
  const pages = (query: string): unknown[] => found.search(query).map(({ id }) => id);
  expect(pages("betamax")).toEqual([0]);
  expect(pages("beta").toSorted()).toEqual([0, 1]);
});
