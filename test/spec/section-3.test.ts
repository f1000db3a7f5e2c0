/** SPEC §3: entities and their fields. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { DebugRoute } from "../../src/model/debug.ts";
import type { GlobalDocs } from "../../src/model/docs.ts";
import { buildFixture, type BuiltSite } from "../support/cli.ts";
import { configText } from "../support/site.ts";
import { bundledSite } from "./bundled-site.ts";

const site = bundledSite();

type Data = Readonly<Record<string, Readonly<Record<string, GlobalDocs>>>>;

const DOCS = "docusaurus-plugin-content-docs";

async function docsOf(id: string): Promise<GlobalDocs> {
  const docs = (await site.debug<Data>("globalData"))[DOCS]?.[id];
  if (!docs) throw new Error(`The site has no docs ${id}.`);
  return docs;
}

interface ListPage {
  readonly permalink: string;
  readonly items: readonly string[];
}

/** What of a plugin's content lists other content. */
interface Listed {
  readonly lists?: readonly ListPage[];
  readonly tags?: readonly { readonly label: string; readonly pages: readonly ListPage[] }[];
  readonly versions?: readonly { readonly generatedIndexes: readonly { readonly permalink: string }[] }[];
}

describe("§3 Docs", () => {
  test("§3 a docs version has name, label, isLast, path, mainDocId, docs, draftIds and sidebars", async () => {
    const { versions } = await docsOf("default");
    for (const version of versions) {
      expect(version).toMatchObject({
        name: expect.any(String),
        label: expect.any(String),
        isLast: expect.any(Boolean),
        path: expect.stringMatching(/^\/docs/),
        mainDocId: "introduction",
        docs: expect.any(Array),
        draftIds: expect.any(Array),
        sidebars: { docs: expect.any(Object), api: expect.any(Object) },
      });
    }
  });

  test("§3 a doc has an id, a path and an optional sidebar", async () => {
    const docs = (await docsOf("docs-tests")).versions[0]?.docs ?? [];
    for (const doc of docs) expect(doc).toMatchObject({ id: expect.any(String), path: expect.stringMatching(/^\//) });
    expect(docs.filter(({ sidebar }) => sidebar !== undefined).length).toBeGreaterThan(10);
    expect(docs.filter(({ sidebar }) => sidebar === undefined).length).toBeGreaterThan(0);
  });

  test("§3 a sidebar is a link with path and label", async () => {
    const { sidebars } = (await docsOf("default")).versions[0] ?? {};
    expect(sidebars?.["docs"]).toEqual({ link: { path: "/docs/", label: "Introduction" } });
    expect(sidebars?.["api"]).toEqual({ link: { path: "/docs/cli/", label: "CLI" } });
  });

  test("§3 items of a sidebar are links, or categories with href and items", async () => {
    const html = await site.html("/docs/cli/");
    const sidebar = html.slice(html.indexOf("theme-doc-sidebar-menu"));
    expect(sidebar).toMatch(/theme-doc-sidebar-item-link-level-1[^>]*><a class="menu__link/);
    expect(sidebar).toMatch(
      /theme-doc-sidebar-item-category-level-1[^>]*><div[^>]*><a [^>]*href="\/docs\/api\/plugins\/"/,
    );
  });

  test("§3 global data is keyed by plugin name and plugin id, which is default unless the site says otherwise", async () => {
    const data = await site.debug<Data>("globalData");
    expect(Object.keys(data[DOCS] ?? {})).toEqual(["default", "community", "docs-tests"]);
  });
});

describe("§3 Routes and content", () => {
  test("§3 a route entry has path, component and exact flag, and optionally a sidebar name and child routes", async () => {
    const routes = await site.debug<readonly DebugRoute[]>("routes");
    const find = (path: string, isWrapper = false): DebugRoute | undefined =>
      routes.find((route) => route.path === path && (route.children !== undefined) === isWrapper);
    expect(find("/docs/cli/")).toMatchObject({ exact: true, sidebar: "api", wrappers: ["/docs"] });
    expect(find("/docs/cli/")?.components.at(-1)).toBe("@theme/DocItem");
    expect(find("/docs", true)).toMatchObject({ exact: false, components: ["@theme/DocPage"] });
    expect(find("/versions/")).not.toHaveProperty("sidebar");
    expect(find("/feature-requests/")).toMatchObject({ exact: false });
  });

  test("§3 content entries are keyed by module id", async () => {
    const { pagesOfModules } = await site.debug<{ readonly pagesOfModules: Readonly<Record<string, number>> }>(
      "registry",
    );
    for (const module of [
      "docs/cli.md",
      "versioned_docs/version-2.0.0-rc.1/cli.md",
      "blog/2022-01-24-docusaurus-2021-recap.md",
      "CHANGELOG.md#2.0.0-rc.1",
    ])
      expect(pagesOfModules[module], module).toBeGreaterThan(0);
  });

  test("§3 tag lists, pages of lists and generated categories are entries of their plugin, and name what they list", async () => {
    const content = await site.debug<Readonly<Record<string, Readonly<Record<string, Listed>>>>>("content");
    const blog = content["docusaurus-plugin-content-blog"]?.["default"];
    const tests = content[DOCS]?.["docs-tests"]?.versions?.[0];
    expect(blog?.lists?.[1]).toMatchObject({ permalink: "/blog/page/2/", page: 2, totalPages: 3 });
    expect(blog?.lists?.[1]?.items).toHaveLength(5);
    const recap = blog?.tags?.find(({ label }) => label === "recap");
    expect(recap?.pages[0]?.items).toContain("/blog/2022/01/24/docusaurus-2021-recap/");
    expect(tests?.generatedIndexes.map(({ permalink }) => permalink)).toContain("/tests/docs/category/tests/");
  });

  test("§3 content entries carry their source path", async () => {
    const routes = await site.debug<readonly DebugRoute[]>("routes");
    const sourceOf = (path: string): string | undefined =>
      routes.find((route) => route.path === path && route.children === undefined)?.source;
    expect(sourceOf("/docs/cli/")).toBe("docs/cli.md");
    expect(sourceOf("/docs/2.0.0-rc.1/cli/")).toBe("versioned_docs/version-2.0.0-rc.1/cli.md");
    expect(sourceOf("/blog/2022/01/24/docusaurus-2021-recap/")).toBe("blog/2022-01-24-docusaurus-2021-recap.md");
    expect(sourceOf("/changelog/2.0.0-rc.1/")).toMatch(/^CHANGELOG\.md/);
  });
});

describe("§3 Site, navbar, announcement, footer", () => {
  let built: BuiltSite;
  let html: string;
  let facts: Readonly<Record<string, unknown>>;

  beforeAll(async () => {
    built = await buildFixture(FIXTURE);
    if (built.code !== 0) throw new Error(built.stdout + built.stderr);
    html = await built.read("index.html");
    const text = /<pre id="facts">([^<]*)</.exec(html)?.[1] ?? "";
    facts = JSON.parse(text.replaceAll("&quot;", '"')) as typeof facts;
  }, 60_000);

  afterAll(() => built.site.remove());

  test("§3 site metadata are docusaurusVersion, siteVersion and the versions of each plugin", () => {
    expect(facts["metadata"]).toEqual({
      docusaurusVersion: expect.stringMatching(/^\d/),
      siteVersion: "1.2.3",
      pluginVersions: expect.objectContaining({ [DOCS]: expect.objectContaining({ type: expect.any(String) }) }),
    });
  });

  test("§3 a locale has label, direction, htmlLang, calendar and path", () => {
    const locale = { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "en" };
    expect(facts["locale"]).toMatchObject(locale);
  });

  test("§3 a site config has trailingSlash, baseUrl and url", () => {
    expect(facts["config"]).toEqual({ trailingSlash: false, baseUrl: "/", url: "https://example.com" });
  });

  test.each([
    ["default", 'class="navbar__item navbar__link mine" href="/about"'],
    ["default with href", 'href="https://example.org"'],
    ["dropdown", ">Group</button>"],
    ["html", "<b>Own HTML</b>"],
    ["doc", 'href="/docs/a">Doc</a>'],
    ["docSidebar", 'href="/docs/a">Sidebar</a>'],
    ["docsVersion", 'href="/docs/a">The version</a>'],
    ["docsVersionDropdown", ">Next</"],
    ["localeDropdown", ">English<"],
    ["search", "searchBar"],
    ["custom", "<i>custom text</i>"],
  ])("§3 a navbar item may be of type %s", (_, markup) => {
    expect(html.slice(html.indexOf("<nav"), html.indexOf("</nav>"))).toContain(markup);
  });

  test("§3 a navbar item is on the left or right", () => {
    const right = html.indexOf("navbar__items--right");
    expect(html.indexOf(">Doc</a>")).toBeLessThan(right);
    expect(html.indexOf(">Sidebar</a>")).toBeGreaterThan(right);
  });

  test("§3 a navbar item with activeBaseRegex is active where it matches", async () => {
    const page = await built.read("docs/a.html");
    expect(page).toMatch(/navbar__link--active[^>]*href="\/about"/);
    expect(html).not.toMatch(/navbar__link--active[^>]*href="\/about"/);
  });

  test("§3 the bundled site has a custom test item in its navbar, on the pages of the test area", async () => {
    const navbarOf = async (path: string): Promise<string> =>
      /<nav id="__navbar".*?<\/nav>/s.exec(await site.html(path))?.[0] ?? "";
    expect(await navbarOf("/tests/docs/")).toMatch(/href="\/tests\/"[^>]*>Test area/);
    expect(await navbarOf("/docs/cli/")).toContain("navbar__item");
    expect(await navbarOf("/docs/cli/")).not.toContain("Test area");
  });

  test("§3 the announcement bar has id, content, backgroundColor, textColor and isCloseable", () => {
    const bar = /<div class="theme-announcement-bar[^>]*>.*?(?=<nav)/s.exec(html)?.[0] ?? "";
    expect(bar).toContain("<em>News</em>");
    expect(bar).toMatch(/style="[^"]*background-color:\s*#123456[^"]*"/);
    expect(bar).toMatch(/style="[^"]*(?<!-)color:\s*#fedcba[^"]*"/);
    expect(bar).not.toContain("announcementBarClose");
    expect(html).toContain('data-bar="news"');
  });

  test("§3 the footer has a style, link columns, a logo and a copyright", () => {
    const footer = html.slice(html.indexOf("<footer"));
    expect(footer).toContain("footer--dark");
    expect(footer).toContain("Column</");
    expect(footer).toMatch(/<a[^>]*href="\/about"[^>]*>To a page/);
    expect(footer).toMatch(/<a[^>]*href="https:\/\/example\.org"[^>]*>/);
    expect(footer).toContain("<u>raw</u>");
    for (const part of [
      'alt="Mark"',
      'src="/a.svg"',
      'src="/b.svg"',
      'width="30"',
      'height="20"',
      'href="https://mark.example"',
    ]) {
      expect(footer).toContain(part);
    }
    expect(footer).toContain("All of it ours");
  });
});

const FIXTURE = {
  "package.json": '{ "name": "facts", "version": "1.2.3" }',
  "docusaurus.config.mjs": configText({
    trailingSlash: false,
    presets: [["classic", { blog: false, docs: { sidebarPath: "./sidebars.json" } }]],
    themeConfig: {
      announcementBar: {
        id: "news",
        content: "<em>News</em>",
        backgroundColor: "#123456",
        textColor: "#fedcba",
        isCloseable: false,
      },
      navbar: {
        title: "Facts",
        items: [
          { to: "/about", label: "About", position: "left", className: "mine", activeBaseRegex: "/docs/" },
          { href: "https://example.org", label: "Elsewhere", position: "left" },
          { type: "dropdown", label: "Group", items: [{ to: "/about", label: "Inside" }] },
          { type: "html", value: "<b>Own HTML</b>" },
          { type: "doc", docId: "a", label: "Doc", docsPluginId: "default" },
          { type: "docSidebar", sidebarId: "main", label: "Sidebar", position: "right" },
          { type: "docsVersion", label: "The version", to: "/docs/a" },
          { type: "docsVersionDropdown" },
          { type: "localeDropdown" },
          { type: "search" },
          { type: "custom-text", text: "custom text" },
        ],
      },
      footer: {
        style: "dark",
        links: [
          {
            title: "Column",
            items: [
              { label: "To a page", to: "/about" },
              { label: "Elsewhere", href: "https://example.org" },
              { html: "<u>raw</u>" },
            ],
          },
        ],
        logo: { alt: "Mark", src: "a.svg", srcDark: "b.svg", href: "https://mark.example", width: 30, height: 20 },
        copyright: "All of it ours",
      },
    },
  }),
  "sidebars.json": '{ "main": ["a"] }',
  "docs/a.md": "# A\n",
  "src/pages/about.md": "# About\n",
  "static/a.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "static/b.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "src/theme/NavbarItem/ComponentTypes.js": `
import ComponentTypes from "@theme-original/NavbarItem/ComponentTypes";
export default { ...ComponentTypes, "custom-text": ({ text }) => <i>{text}</i> };
`,
  "src/pages/index.js": `
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Layout from "@theme/Layout";
export default function Home() {
  const { siteConfig: { trailingSlash, baseUrl, url }, siteMetadata, i18n } = useDocusaurusContext();
  const facts = { metadata: siteMetadata, config: { trailingSlash, baseUrl, url }, locale: i18n.localeConfigs.en };
  return <Layout><pre id="facts">{JSON.stringify(facts)}</pre></Layout>;
}
`,
};
