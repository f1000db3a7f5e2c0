/** What readers find: the engine of pages over the files of a build. */

import { describe, expect, spyOn, test } from "bun:test";
import type { SearchAnswer } from "../../../../../src/runtime/browser/search/engine.ts";
import { makeLocalEngine } from "../../../../../src/runtime/browser/search/local/local-engine.ts";
import { filesOf, LIMITS, makeEngine, makeGraph, type TestPage, toText } from "../../../../search/search-model.ts";

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
  {
    url: "/blog/archive",
    title: "Blog lists",
    text: "Posts.",
    frontMatter: { keywords: ["pagination"], description: "The newest first." },
  },
  { url: "/zh", title: "文档", text: "这是一个文档站点生成器" },
  { url: "/docs/2.0/only", title: "Novelty", tag: "docs-default-2.0", text: "A sidebar of the second version." },
];

const { find } = makeEngine(PAGES);

describe("a query finds", () => {
  test("titles before headings before text", async () => {
    expect(await find("installation")).toEqual(["Installation", "Configuration", "Configuration › Broken links"]);
  });

  test("a section by its heading and its text, below its page", async () => {
    expect(await find("requirements")).toEqual(["Installation", "Installation › Requirements"]);
  });

  test("a section by words of the page's title and its own", async () => {
    expect(await find("installation memory")).toEqual(["Installation", "Installation › Requirements"]);
  });

  test("prefixes, other word forms, and words with a typo", async () => {
    expect((await find("config"))[0]).toBe("Configuration");
    expect((await find("configuring"))[0]).toBe("Configuration");
    expect((await find("instalation"))[0]).toBe("Installation");
    expect(await find("requirments")).toContain("Installation › Requirements");
  });

  test("one and two letters: as words, and as prefixes in titles and headings", async () => {
    const engine = makeEngine([
      { url: "/a", title: "Storage", text: "Written in Go." },
      { url: "/b", title: "Colors", text: "Some are good.", sections: { Goals: "None." } },
    ]);
    expect(await engine.find("s")).toEqual(["Storage"]);
    expect(await engine.find("go")).toEqual(["Storage", "Colors", "Colors › Goals"]);
  });

  test("names with dots, whole or in part", async () => {
    for (const query of ["docusaurus.config.js", "docusaurus.conf", "config.js", "docusaurus"]) {
      expect(await find(query)).toContain("Configuration");
    }
  });

  test("compounds in either spelling", async () => {
    expect(await find("front-matter")).toEqual(["A new sidebar"]);
    expect(await find("broken links")).toContain("Configuration › Broken links");
    expect(await find("onBrokenLinks")).toEqual(["Configuration", "Configuration › Broken links"]);
  });

  test("scripts without spaces, by a word and by one character", async () => {
    expect(await find("站点")).toEqual(["文档"]);
    expect(await find("生成器")).toEqual(["文档"]);
    expect(await find("文")).toEqual(["文档"]);
  });

  test("pages with some of the words, if none has all", async () => {
    expect(await find("sidebar zebra")).toEqual(["A new sidebar", "Configuration"]);
  });

  test("pages by keywords, description and URL, which are not shown", async () => {
    expect(await find("pagination")).toEqual(["Blog lists"]);
    expect(await find("newest")).toEqual(["Blog lists"]);
    expect(await find("archive")).toEqual(["Blog lists"]);
  });

  test("nothing for an empty query", async () => {
    expect(await find("…")).toEqual([]);
    expect(await find("zzzzzz")).toEqual([]);
  });
});

describe("ranking", () => {
  const pages = (texts: Readonly<Record<string, Partial<TestPage>>>): readonly TestPage[] =>
    Object.entries(texts).map(([title, page]) => ({
      url: `/${title.toLowerCase().replaceAll(" ", "-")}`,
      title,
      ...page,
    }));

  test("a correct word never matches a similar one", async () => {
    const engine = makeEngine(
      pages({ Tags: { text: "Tags of posts." }, Tabs: { text: "Tabs." }, Other: { text: "Tabs." } }),
    );
    expect(await engine.find("tabs")).toEqual(["Tabs", "Other"]);
  });

  test("exact matches come before other forms, and these before longer words", async () => {
    const engine = makeEngine(pages({ Pluginize: {}, Plugins: {}, Plugin: {}, Plug: {} }));
    expect(await engine.find("plugin")).toEqual(["Plugin", "Plugins", "Pluginize"]);
  });

  test("a page with all words comes first, however often others contain one", async () => {
    const engine = makeEngine(
      pages({ Docker: { text: "Docker, docker and docker." }, Notes: { text: "Run it on Windows with Docker." } }),
    );
    expect((await engine.find("docker windows"))[0]).toBe("Notes");
  });

  test("a page with only these words in its title comes first", async () => {
    const engine = makeEngine(pages({ "Search engine optimization": {}, "Search of a blog": {}, Search: {} }));
    expect((await engine.find("search"))[0]).toBe("Search");
  });

  test("a heading of only these words beats a longer one", async () => {
    const engine = makeEngine(
      pages({
        Theme: { sections: { "Announcement bar": "One line.", Navbar: "More." } },
        News: { sections: { "The bar, the navbar and an announcement of both": "Text." } },
      }),
    );
    expect((await engine.find("announcement bar"))[0]).toBe("Theme");
  });

  test("docs come before posts", async () => {
    const engine = makeEngine([
      { url: "/blog/a", title: "Deploying", text: "All about it." },
      { url: "/docs/a", title: "Deploying", text: "All about it.", tag: "docs-default-current", breadcrumbs: ["Docs"] },
    ]);
    const { pages: found } = await engine.search("deploy", { ...LIMITS, tags: ["default", "docs-default-current"] });
    expect(found.map(({ url }) => url)).toEqual(["/docs/a", "/blog/a"]);
  });

  test("a question has few results, about its subject", async () => {
    const filler = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`Page ${at}`, { text: "How you do it, and what to do about my things." }]),
    );
    const engine = makeEngine(pages({ ...filler, Deployment: { text: "Push the folder to GitHub pages." } }));
    expect(await engine.find("how do I deploy to my GitHub pages?")).toEqual(["Deployment"]);
  });

  test("the category of a page matches words that its title lacks", async () => {
    const engine = makeEngine([
      { url: "/a", title: "Autogenerated", breadcrumbs: ["Sidebar"], text: "A sidebar made of folders." },
      { url: "/b", title: "Sidebar items", text: "One kind is autogenerated." },
      { url: "/c", title: "Categories", text: "Of a sidebar." },
    ]);
    expect((await engine.find("autogenerated sidebar"))[0]).toBe("Autogenerated");
  });
});

describe("of versions", () => {
  test("is limited to the requested ones", async () => {
    expect(await find("second version")).toEqual([]);
    expect(await find("second version", ["default", "docs-default-2.0"])).toEqual(["Novelty"]);
  });

  test("skips a version without pages", async () => {
    expect(await find("requirements", ["default", "docs-default-9.9", "constructor"])).toHaveLength(2);
  });
});

test("hits link to the page and heading, and show what matched", async () => {
  const { pages } = await makeEngine(PAGES).search("broken links", { ...LIMITS, tags: ["default"] });
  const [page] = pages;
  expect(page?.url).toBe("/docs/config");
  expect(page?.sections.map(({ url }) => url)).toEqual(["/docs/config#broken-links"]);
  const marked = page?.sections[0]?.title.filter(({ isMatch }) => isMatch).map(({ text }) => text);
  expect(marked).toEqual(["Broken", "links"]);
  expect(toText(page?.sections[0]?.snippet ?? [])).toBe(
    "The option onBrokenLinks says what happens after installation.",
  );
});

test("an answer is limited to the requested number, and includes the total", async () => {
  const limits = { tags: ["default"], pages: 1, sections: 0, snippet: 20 };
  const { pages, total } = await makeEngine(PAGES).search("sidebar", limits);
  expect(pages.map(({ sections }) => sections)).toEqual([[]]);
  expect(total).toBe(2);
});

describe("without results", () => {
  test("similar words of the site are suggested", async () => {
    const { suggestions } = await makeEngine(PAGES).search("reqiurmntes", { ...LIMITS, tags: ["default"] });
    expect(suggestions).toEqual(["requirements"]);
    const begun = await makeEngine(PAGES).search("configxxxxxxxxxx", { ...LIMITS, tags: ["default"] });
    expect(begun.suggestions[0]).toStartWith("config");
  });

  test("pages near the root are suggested if no word is similar", async () => {
    const { suggestions } = await makeEngine(PAGES).search("qqqqqqqq", { ...LIMITS, tags: ["default"] });
    expect(suggestions).toEqual(["文档", "Configuration", "Installation"]);
  });
});

describe("files", () => {
  const tags = ["default"];

  test("are fetched once and on demand: indexes before a query, texts for visible results", async () => {
    const engine = makeEngine(PAGES);
    engine.prepare?.(tags);
    await engine.search("zzzzzz", { ...LIMITS, tags });
    expect(engine.fetched.toSorted()).toEqual([
      expect.stringMatching(/^default-[\da-f]{8}\.json$/),
      expect.stringMatching(/^default-terms-[\da-f]{8}\.json$/),
      "manifest.json",
    ]);
    const { pages } = await engine.search("install", { ...LIMITS, tags });
    expect(toText(pages[0]?.snippet ?? [])).toBe("How to get the program onto a computer.");
    await engine.search("sidebar", { ...LIMITS, tags });
    expect(engine.fetched).toHaveLength(4);
  });

  test("that cannot be fetched fail the search, and are retried", async () => {
    const answers = [() => Promise.reject(new Error("offline")), async () => ({ indexes: {} })];
    const engine = makeLocalEngine(() => answers.shift()?.() ?? Promise.reject(new Error("asked too often")));
    expect(engine.search("a", { ...LIMITS, tags })).rejects.toThrow("offline");
    expect(await engine.search("a", { ...LIMITS, tags })).toEqual({ pages: [], total: 0, suggestions: [] });
  });

  test("with late texts let titles appear first", async () => {
    const files = await filesOf(makeGraph(PAGES));
    const late = Promise.withResolvers<void>();
    const engine = makeLocalEngine(async (name) => {
      if (name.includes("-text-")) await late.promise;
      return files.get(name);
    });
    const first = Promise.withResolvers<SearchAnswer>();
    const complete = engine.search("memory", { ...LIMITS, tags, onPreliminary: first.resolve });
    const preliminary = await first.promise;
    expect(preliminary.pages.map(({ title, sections }) => [toText(title), sections])).toEqual([["Installation", []]]);
    late.resolve();
    expect((await complete).pages[0]?.sections.map(({ title }) => toText(title))).toEqual(["Requirements"]);
  });

  test("with texts are fetched when typing pauses, and never for an outdated query", async () => {
    const files = await filesOf(makeGraph(PAGES));
    const fetched: string[] = [];
    const stopped = Promise.withResolvers<void>();
    const engine = makeLocalEngine(
      async (name) => {
        fetched.push(name);
        return files.get(name);
      },
      { settled: () => stopped.promise },
    );
    const first = Promise.withResolvers<SearchAnswer>();
    const old = engine.search("memory", { ...LIMITS, tags, signal: AbortSignal.abort(), onPreliminary: first.resolve });
    await first.promise;
    expect(fetched.filter((name) => name.includes("-text-"))).toEqual([]);
    stopped.resolve();
    await old;
    expect(fetched.filter((name) => name.includes("-text-"))).toEqual([]);
    await engine.search("memory", { ...LIMITS, tags });
    expect(fetched.filter((name) => name.includes("-text-"))).toHaveLength(1);
  });

  describe("of a build that was replaced meanwhile", () => {
    const OLD = PAGES.map((page) => ({ ...page, text: `${page.text ?? ""} Before.` }));

    /** An engine of a site that is built anew when `publish` is called. */
    async function makePublishedEngine(hasManifest = true) {
      const [before, after] = [await filesOf(makeGraph(OLD)), await filesOf(makeGraph(PAGES))];
      const requested: string[] = [];
      let files = before;
      const engine = makeLocalEngine(async (name, cache) => {
        requested.push(`${name} ${cache ?? ""}`.trim());
        const isHeld = name === "manifest.json" && cache !== "no-cache";
        const file = (isHeld ? before : files).get(name);
        if (file === undefined || (name === "manifest.json" && !isHeld && !hasManifest)) throw new Error(`404 ${name}`);
        return file;
      });
      return { engine, requested, publish: () => void (files = after) };
    }

    test("come from the new one: terms", async () => {
      const { engine, publish, requested } = await makePublishedEngine();
      await engine.search("install", { ...LIMITS, tags });
      publish();
      const { pages } = await engine.search("novelty", { ...LIMITS, tags: ["docs-default-2.0"] });
      expect(pages.map(({ title }) => toText(title))).toEqual(["Novelty"]);
      expect(requested.filter((name) => name.startsWith("manifest"))).toEqual([
        "manifest.json",
        "manifest.json no-cache",
      ]);
    });

    test("come from the new one: texts", async () => {
      const { engine, publish } = await makePublishedEngine();
      await engine.search("zzzzzz", { ...LIMITS, tags });
      publish();
      const { pages } = await engine.search("installation", { ...LIMITS, tags });
      expect(toText(pages[0]?.snippet ?? [])).toBe("How to get the program onto a computer.");
    });

    test("fail if the new manifest cannot be fetched, and the old index still answers", async () => {
      const { engine, publish } = await makePublishedEngine(false);
      await engine.search("install", { ...LIMITS, tags });
      publish();
      await expect(engine.search("novelty", { ...LIMITS, tags: ["docs-default-2.0"] })).rejects.toThrow("404 docs-");
      expect((await engine.search("install", { ...LIMITS, tags })).pages).not.toEqual([]);
    });
  });

  test("without texts still show titles", async () => {
    const files = await filesOf(makeGraph(PAGES));
    const warn = spyOn(console, "warn").mockImplementation(() => {});
    const engine = makeLocalEngine(async (name) => {
      if (name.includes("-text-")) throw new Error("offline");
      return files.get(name);
    });
    const { pages } = await engine.search("requirements", { ...LIMITS, tags });
    expect(pages[0]?.sections.map(({ title, snippet }) => [toText(title), snippet])).toEqual([["Requirements", []]]);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
