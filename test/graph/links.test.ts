import { describe, expect, test } from "bun:test";
import type { BrokenHooks } from "../../src/graph/broken-hooks.ts";
import { resolveLinks } from "../../src/graph/links.ts";
import type { Asset } from "../../src/model/graph.ts";
import type { SiteConfig } from "../../src/model/site.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { makeDocument, makeRoute, makeSite } from "./site-fixture.ts";

interface Case {
  readonly links: string[];
  readonly config?: Partial<SiteConfig>;
  readonly assets?: Record<string, Asset>;
  readonly hooks?: BrokenHooks;
  readonly linkFolders?: readonly string[];
}

/** Resolves the links of `docs/guide/a.md` in a site with a few other pages. */
function resolve({ links, config, assets = {}, hooks = {}, linkFolders = [] }: Case) {
  const report = makeReporter();
  const base = config?.baseUrl ?? "/";
  const documents = [
    makeDocument("docs/guide/a.md", { links, ids: ["top-of-a"] }),
    makeDocument("docs/guide/with space.mdx", { ids: ["one", "zwei-größen"] }),
    makeDocument("docs/intro.md"),
    makeDocument("docs/both.md"),
    makeDocument("docs/guide/both.md"),
  ];
  const routes = [
    makeRoute(`${base}docs/guide/a`, "docs/guide/a.md"),
    makeRoute(`${base}docs/spaced`, "docs/guide/with space.mdx"),
    makeRoute(`${base}docs/intro`, "docs/intro.md"),
    makeRoute(`${base}docs/both`, "docs/both.md"),
    makeRoute(`${base}docs/guide/both`, "docs/guide/both.md"),
    makeRoute(`${base}page`),
    makeRoute(`${base}old.html/`),
    { ...makeRoute(`${base}ideas`), exact: false },
  ];
  const { slotUrls } = resolveLinks({
    redirectEnd: () => undefined,
    site: makeSite(config),
    documents: new Map(documents.map((document) => [document.path, document])),
    routes,
    assets: new Map([["docs/guide/a.md", new Map(Object.entries(assets))]]),
    staticFiles: new Set(["files/a.pdf", "demo/index.html"]),
    hooks,
    linkFolders,
    report,
  });
  const filled = slotUrls["docs/guide/a.md"];
  const urls = (filled ?? []).map(({ url }) => url);
  return { urls, filled, diagnostics: report.diagnostics };
}

describe("working links", () => {
  test("with a slash at the start: from the content folder, not from a folder in it", () => {
    expect(resolve({ links: ["/both.md"] }).urls).toEqual(["/docs/both"]);
  });

  test("to a page, regardless of case: as the page spells it", () => {
    const { urls, diagnostics } = resolve({ links: ["/Docs/Spaced?a#one", "../INTRO", "/docs/guide/A#top-of-a"] });
    expect(urls).toEqual(["/docs/spaced?a#one", "/docs/intro", "/docs/guide/a#top-of-a"]);
    expect(diagnostics).toEqual([]);
  });

  test("to a bare file name: the file beside, or before release 3.9, the one at the top of the docs", () => {
    const links = ["both.md", "./both.md", "../both.md", "a.md"];
    const others = ["/docs/guide/both", "/docs/both", "/docs/guide/a"];
    expect(resolve({ links }).urls).toEqual(["/docs/guide/both", ...others]);
    expect(resolve({ links, linkFolders: ["", "docs", "docs/other"] }).urls).toEqual(["/docs/both", ...others]);
  });

  test("to files of the site, in every spelling of their path", () => {
    const links = [
      "../intro.md",
      "./with%20space.mdx#one",
      "with space.mdx?a=b#one",
      "@site/docs/intro.md",
      "docs/intro.md",
      "/docs/intro.md",
      "/intro.md",
    ];
    const { urls, diagnostics } = resolve({ links });
    expect(urls).toEqual([
      "/docs/intro",
      "/docs/spaced#one",
      "/docs/spaced?a=b#one",
      "/docs/intro",
      "/docs/intro",
      "/docs/intro",
      "/docs/intro",
    ]);
    expect(diagnostics).toEqual([]);
  });

  test("routes: absolute with or without base URL, relative, with index.html, below a non-exact one", () => {
    const links = [
      "/docs/intro",
      "/base/docs/intro/",
      "../intro",
      "/page/index.html",
      "/ideas/1/2",
      "#top-of-a",
      "#top",
    ];
    const { urls, diagnostics } = resolve({ links, config: { baseUrl: "/base/" } });
    expect(urls).toEqual([
      "/base/docs/intro",
      "/base/docs/intro/",
      "/base/docs/intro",
      "/base/page/index.html",
      "/base/ideas/1/2",
      "#top-of-a",
      "#top",
    ]);
    expect(diagnostics).toEqual([]);
  });

  test("`pathname://` only adds the base URL to a path; spaces are encoded", () => {
    const links = ["pathname:///files/x.pdf", "pathname:///base/y", "/spaced page"];
    const { filled, diagnostics } = resolve({ links, config: { baseUrl: "/base/", onBrokenLinks: "ignore" } });
    expect(filled).toEqual([
      { url: "/base/files/x.pdf", target: "_blank" },
      { url: "/base/y", target: "_blank" },
      { url: "/base/spaced%20page", target: "_self" },
    ]);
    expect(diagnostics).toEqual([]);
  });

  test("links to missing pages are left to the browser, which does not fetch them ahead; links to missing anchors are not", () => {
    const config = { onBrokenLinks: "warn", onBrokenAnchors: "warn" } as const;
    const { filled } = resolve({ links: ["/docs/gone", "/docs/intro#gone"], config });
    expect(filled).toEqual([{ url: "/docs/gone", target: "_self" }, { url: "/docs/intro#gone" }]);
  });

  test("trailing slashes follow the site's setting", () => {
    const links = ["/docs/intro?x#", "../intro"];
    expect(resolve({ links, config: { trailingSlash: true } }).urls).toEqual(["/docs/intro/?x#", "/docs/intro/"]);
  });

  test("a page named like a file is found with and without its slash", () => {
    const { urls, diagnostics } = resolve({ links: ["/old.html", "/old.html/"], config: { trailingSlash: true } });
    expect(urls).toEqual(["/old.html", "/old.html/"]);
    expect(diagnostics).toEqual([]);
  });

  test("files of static folders, and anchors written in other scripts", () => {
    const { urls, diagnostics } = resolve({
      links: ["/files/a.pdf", "/demo/", "with space.mdx#zwei-gr%C3%B6%C3%9Fen"],
    });
    expect(urls).toEqual(["/files/a.pdf", "/demo/", "/docs/spaced#zwei-gr%C3%B6%C3%9Fen"]);
    expect(diagnostics).toEqual([]);
  });

  test("assets get their hashed names, keep query and hash, and open in a new tab when linked to", () => {
    const asset = { source: "docs/guide/x.pdf", output: "assets/files/x-12345678.pdf" };
    const { filled } = resolve({ links: ["./x.pdf#page=2"], assets: { "./x.pdf#page=2": asset } });
    expect(filled).toEqual([{ url: "/assets/files/x-12345678.pdf#page=2", target: "_blank" }]);
  });
});

describe("broken links", () => {
  test("of each kind are reported with position, nearest target and the option that relaxes the check", () => {
    const { diagnostics } = resolve({
      links: ["/docs/into", "../intr.md", "../intro.md#nope", "with space.mdx#onne", "#top-of-b"],
    });
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "broken-link",
          "column": 5,
          "file": "docs/guide/a.md",
          "hint": "Did you mean \`/docs/intro\`? \`onBrokenLinks\` relaxes this check.",
          "length": 10,
          "line": 3,
          "message": "Broken link \`/docs/into\`: no page at \`/docs/into\`.",
          "severity": "error",
        },
        {
          "code": "broken-markdown-link",
          "column": 5,
          "file": "docs/guide/a.md",
          "hint": "Did you mean \`../intro.md\`? \`onBrokenMarkdownLinks\` relaxes this check.",
          "length": 10,
          "line": 4,
          "message": "Broken link \`../intr.md\`: \`docs/intr.md\` is not a page of this site.",
          "severity": "warning",
        },
        {
          "code": "broken-anchor",
          "column": 5,
          "file": "docs/guide/a.md",
          "hint": "\`onBrokenAnchors\` relaxes this check.",
          "length": 16,
          "line": 5,
          "message": "Broken link \`../intro.md#nope\`: \`/docs/intro\` has no anchor \`#nope\`.",
          "severity": "warning",
        },
        {
          "code": "broken-anchor",
          "column": 5,
          "file": "docs/guide/a.md",
          "hint": "Did you mean \`#one\`? \`onBrokenAnchors\` relaxes this check.",
          "length": 19,
          "line": 6,
          "message": "Broken link \`with space.mdx#onne\`: \`/docs/spaced\` has no anchor \`#onne\`.",
          "severity": "warning",
        },
        {
          "code": "broken-anchor",
          "column": 5,
          "file": "docs/guide/a.md",
          "hint": "Did you mean \`#top-of-a\`? \`onBrokenAnchors\` relaxes this check.",
          "length": 9,
          "line": 7,
          "message": "Broken link \`#top-of-b\`: \`/docs/guide/a\` has no anchor \`#top-of-b\`.",
          "severity": "warning",
        },
      ]
    `);
  });

  test("the site's own function handles files", () => {
    const requested: unknown[] = [];
    const links = ["./new.md", "./gone.md", "./bad.md", "./worse.md", "../intro.md"];
    const onBrokenMarkdownLinks = (input: { readonly url: string }): string | undefined => {
      requested.push(input);
      if (input.url === "./worse.md") throw new Error("Not this one.");
      return { "./new.md": "https://else.example/new", "./bad.md": 1 as unknown as string }[input.url];
    };
    const { urls, diagnostics } = resolve({ links, hooks: { onBrokenMarkdownLinks } });
    expect(urls).toEqual(["https://else.example/new", "./gone.md", "./bad.md", "./worse.md", "/docs/intro"]);
    expect(requested).toHaveLength(4);
    expect(requested[0]).toMatchObject({ sourceFilePath: "docs/guide/a.md", node: { type: "link", url: "./new.md" } });
    expect(diagnostics.map(({ line, message }) => `${line} ${message}`)).toEqual([
      "5 `markdown.hooks.onBrokenMarkdownLinks` of the config must return a URL or nothing.",
      "6 `markdown.hooks.onBrokenMarkdownLinks` of the config fails for `./worse.md`: Not this one.",
    ]);
  });

  test("follow the site's reporting levels", () => {
    const quiet = { onBrokenLinks: "ignore", onBrokenAnchors: "ignore", onBrokenMarkdownLinks: "throw" } as const;
    const { diagnostics } = resolve({ links: ["/nowhere", "#nowhere", "./nowhere.md"], config: quiet });
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([["broken-markdown-link", "error"]]);
  });
});
