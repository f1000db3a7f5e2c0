/** What readers find: the engine of pages over the files of a build. */

import { describe, expect, test } from "bun:test";
import { makeSearchEngine } from "../../../src/runtime/search/engine.ts";
import { makeEngine, type TestPage } from "../../search/search-model.ts";

const PAGES: readonly TestPage[] = [
  {
    url: "/docs/install",
    title: "Installation",
    breadcrumbs: ["Guides"],
    text: "How to get the program onto a computer.",
    sections: { Requirements: "A computer with some memory.", Update: "Replace the executable and configure nothing." },
  },
  {
    url: "/docs/config",
    title: "Configuration",
    text: "Everything is said in docusaurus.config.js, beside the sidebar.",
    sections: { "Broken links": "The option onBrokenLinks says what happens after installation." },
  },
  { url: "/blog/sidebar", title: "A new sidebar", text: "It opens and closes. We like the front matter." },
  { url: "/zh", title: "文档", text: "这是一个文档站点生成器" },
  { url: "/docs/2.0/only", title: "Novelty", tag: "docs-default-2.0", text: "A sidebar of the second version." },
];

const { find } = makeEngine(PAGES);

describe("a query finds", () => {
  test("titles before headings before texts", async () => {
    expect(await find("installation")).toEqual(["Installation", "Configuration", "Configuration › Broken links"]);
  });

  test("a section by its heading and its text, below its page", async () => {
    expect(await find("requirements")).toEqual(["Installation", "Installation › Requirements"]);
  });

  test("a section by words of its page's title and its own", async () => {
    expect(await find("installation memory")).toEqual(["Installation", "Installation › Requirements"]);
  });

  test("beginnings of words, and words with a wrong letter", async () => {
    expect(await find("config")).toContain("Configuration");
    expect(await find("instalation")).toContain("Installation");
    expect(await find("requirments")).toContain("Installation › Requirements");
  });

  test("names with dots, whole, begun or in part", async () => {
    for (const query of ["docusaurus.config.js", "docusaurus.conf", "config.js", "docusaurus"]) {
      expect(await find(query)).toContain("Configuration");
    }
  });

  test("what is joined in one place and apart in the other", async () => {
    expect(await find("front-matter")).toEqual(["A new sidebar"]);
    expect(await find("broken links")).toContain("Configuration › Broken links");
    expect(await find("onBrokenLinks")).toEqual(["Configuration", "Configuration › Broken links"]);
  });

  test("scripts without spaces, by a word inside and by one sign", async () => {
    expect(await find("站点")).toEqual(["文档"]);
    expect(await find("生成器")).toEqual(["文档"]);
    expect(await find("文")).toEqual(["文档"]);
  });

  test("pages with some of the words, when none has them all", async () => {
    expect(await find("sidebar zebra")).toEqual(["A new sidebar", "Configuration"]);
  });

  test("nothing for nothing", async () => {
    expect(await find("…")).toEqual([]);
    expect(await find("zzzzzz")).toEqual([]);
  });
});

describe("of versions", () => {
  test("only those asked for are searched", async () => {
    expect(await find("second version")).toEqual([]);
    expect(await find("second version", ["default", "docs-default-2.0"])).toEqual(["Novelty"]);
  });

  test("one without pages is passed over", async () => {
    expect(await find("requirements", ["default", "docs-default-9.9"])).toHaveLength(2);
  });
});

test("hits lead to the page and to the heading", async () => {
  const { pages } = await makeEngine(PAGES).search("broken links", ["default"]);
  expect(pages[0]?.sections.map(({ url }) => url)).toEqual(["/docs/config", "/docs/config#broken-links"]);
});

test("without results, words of the site that are near are suggested", async () => {
  const { suggestions } = await makeEngine(PAGES).search("reqiurmntes", ["default"]);
  expect(suggestions).toEqual(["requirements"]);
  const begun = await makeEngine(PAGES).search("configxxxxxxxxxx", ["default"]);
  expect(begun.suggestions[0]).toStartWith("config");
});

describe("files", () => {
  test("are fetched once and when they are needed: indexes for a query, texts for what is shown", async () => {
    const engine = makeEngine(PAGES);
    await engine.search("sidebar", ["default"]);
    const { pages } = await engine.search("install", ["default"]);
    expect(engine.fetched).toEqual(["manifest.json", expect.stringMatching(/^default-[\da-f]{8}\.json$/)]);
    const hit = pages[0]?.sections[0];
    expect(hit && (await engine.addText(hit)).text).toBe("How to get the program onto a computer.");
    expect(engine.fetched).toHaveLength(3);
  });

  test("that cannot be fetched fail the search, and are tried again", async () => {
    const answers = [() => Promise.reject(new Error("offline")), async () => ({ indexes: {} })];
    const engine = makeSearchEngine(() => answers.shift()?.() ?? Promise.reject(new Error("asked too often")));
    expect(engine.search("a", ["default"])).rejects.toThrow("offline");
    expect(await engine.search("a", ["default"])).toEqual({ pages: [], suggestions: [] });
  });
});
