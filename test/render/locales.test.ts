/** A site in several locales, built in one run: folders, translations file by file, links between them, and what is not translated. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Glob } from "bun";
import { openSiteFacts } from "../../src/serve/site-facts.ts";
import { buildFixture, type BuiltSite } from "../support/cli.ts";

const CONFIG = `export default {
  title: "Test", url: "https://example.com", baseUrl: "/",
  i18n: {
    defaultLocale: "en", locales: ["en", "fr", "ar", "de"],
    localeConfigs: { de: { url: "https://example.de", baseUrl: "/" } },
  },
  future: { v4: { useCssCascadeLayers: true } },
  themeConfig: {
    navbar: { title: "Site", items: [{ type: "localeDropdown" }, { to: "/docs/b", label: "Guide" }] },
    footer: { copyright: "Ours" },
  },
  presets: [["classic", { docs: { sidebarPath: "./sidebars.js" } }]],
};
`;

const FILES = {
  "docusaurus.config.mjs": CONFIG,
  "sidebars.js":
    'module.exports = { s: [{ type: "category", label: "Start", link: { type: "generated-index" }, items: ["a", { type: "category", label: "In", items: ["b"] }] }] };',
  "src/pages/index.jsx": `import Layout from "@theme/Layout";
import Translate, { translate } from "@docusaurus/Translate";
const TOP = translate({ id: "top", message: "Top" });
export default () => <Layout><p><Translate id="hello" values={{ name: "X" }}>{"Hello {name}"}</Translate></p><p>{TOP}</p></Layout>;
`,
  "docs/a.md": "# A\n\n## Part\n\n:::note\n\nText[^1]\n\n:::\n\n[b](./b.md)\n\n[^1]: Note\n",
  "docs/b.md": "# B\n\n[a](./a.md) ![p](./p.png)\n",
  "docs/p.png": "not really",
  "blog/2024-01-02-post.md": "# Post\n\nText\n\n<!-- truncate -->\n\nMore\n",
  "i18n/fr/code.json": JSON.stringify({
    top: { message: "Haut" },
    "theme.docs.DocCard.categoryDescription": { message: "{count} choses" },
    hello: { message: "Bonjour <b>{name}</b>" },
    "theme.common.headingLinkTitle": { message: "Lien vers {heading}" },
    "theme.admonition.note": { message: "remarque" },
    "theme.footnotes.title": { message: "Notes" },
  }),
  "i18n/fr/docusaurus-theme-classic/navbar.json": JSON.stringify({ "item.label.Guide": { message: "Le guide" } }),
  "i18n/fr/docusaurus-theme-classic/footer.json": JSON.stringify({ copyright: { message: "À nous" } }),
  "i18n/fr/docusaurus-plugin-content-docs/current.json": JSON.stringify({
    "sidebar.s.category.Start": { message: "Débuter" },
  }),
  "i18n/fr/docusaurus-plugin-content-docs/current/b.md": "# B en français\n\n[a](./a.md) ![p](./p.png)\n",
  "i18n/ar/docusaurus-plugin-content-docs/current/a.md": "---\nslug: /other\n---\n\n# A\n\n[b](./b.md)\n",
};

/** All files: each locale has a manifest, at which other lists stop. */
const filesOf = ({ outDir }: BuiltSite): string[] => [...new Glob("**").scanSync({ cwd: outDir })];

const alternates = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<link [^>]*rel="alternate"[^>]*>/g)].flatMap(([link]) => /hreflang="(.*?)"/.exec(link)?.[1] ?? []);

describe("a site in four locales", () => {
  let built: BuiltSite;
  beforeAll(async () => {
    built = await buildFixture(FILES);
  });
  afterAll(() => built[Symbol.asyncDispose]());

  test("has each locale in its folder, with its own files", async () => {
    expect(built.stderr).not.toMatch(/error\[|warning\[/);
    expect(built.code).toBe(0);
    const files = filesOf(built);
    for (const folder of ["", "fr/", "ar/", "de/"])
      for (const file of [
        "404.html",
        "sitemap.xml",
        "blog/rss.xml",
        "llms.txt",
        "docs/b/index.html",
        "veloci-manifest.json",
      ])
        expect(files).toContain(folder + file);
    expect(await built.read("fr/sitemap.xml")).toContain("https://example.com/fr/docs/b");
    expect(await built.read("de/sitemap.xml")).toContain("https://example.de/docs/b");
  });

  test("translates theme, settings, sidebars, code and compiled bodies", async () => {
    const page = await built.read("fr/docs/a/index.html");
    for (const text of ["Le guide", "À nous", "Débuter", 'title="Lien vers Part"', "remarque", ">Notes</h2>"])
      expect(page).toContain(text);
    const home = await built.read("fr/index.html");
    expect(home).toContain("Bonjour &lt;b&gt;X&lt;/b&gt;");
    expect(home).toContain("<p>Haut</p>");
    expect(await built.read("docs/a/index.html")).toContain('title="Direct link to Part"');
  });

  test("translations of texts that later releases renamed are used", async () => {
    expect(await built.read("fr/docs/category/start/index.html")).toContain("1 choses");
  });

  test("browsers receive messages that scripts use, and none in the source language", async () => {
    const files = filesOf(built);
    const entry = async (folder: string): Promise<string> =>
      built.read(files.find((path) => new RegExp(`^${folder}assets/js/site-[\\da-f]{8}\\.js$`).test(path)) ?? "");
    expect(await entry("fr/")).toMatch(/texts\.messages=.*"top":"Haut"/);
    expect(await entry("fr/")).not.toContain("theme.footnotes.title");
    expect(await entry("")).not.toContain("texts.messages");
  });

  test("shows the default locale's file with a notice if there is no translation", async () => {
    const page = await built.read("fr/docs/a/index.html");
    expect(page).toMatch(/<html lang="fr" dir="ltr"/);
    expect(page).toContain("theme-untranslated-notice");
    expect(page).toMatch(/<div class="markdown" lang="en" dir="ltr"/);
    const translated = await built.read("fr/docs/b/index.html");
    expect(translated).toContain("B en français");
    expect(translated).not.toMatch(/theme-untranslated-notice|<div class="markdown" lang/);
    expect(translated).toContain('href="/fr/docs/a"');
    expect(translated).toMatch(/src="\/fr\/assets\/images\/p-[^"]*\.png"/);
    expect(await built.read("ar/docs/b/index.html")).toContain('href="/ar/docs/other"');
    expect(await built.read("ar/docs/b/index.html")).toMatch(/<html lang="ar" dir="rtl"/);
  });

  test("links to the other languages in which the page exists", async () => {
    const page = await built.read("docs/a/index.html");
    expect(alternates(page)).toEqual(["en", "fr", "de", "x-default"]);
    const links = [...page.matchAll(/<a href="([^"]*)"[^>]*class="dropdown__link[^>]*>/g)].map(([all, href]) => [
      href,
      all.includes("title="),
    ]);
    expect(links).toEqual([
      ["/docs/a", false],
      ["/fr/docs/a", false],
      ["/ar/", true],
      ["https://example.de/docs/a", false],
    ]);
    expect(alternates(await built.read("ar/docs/other/index.html"))).toEqual(["ar"]);
  });

  test("is served as a whole", () => {
    const { locales, immutable } = openSiteFacts(built.outDir)();
    expect(locales).toEqual(["fr", "ar"]);
    expect([...immutable].some((path) => path.startsWith("fr/assets/"))).toBe(true);
  });
});

test("a locale that is built alone is at the root, and links only to those on other hosts", async () => {
  await using built = await buildFixture(FILES, { args: ["--locale", "fr"] });
  expect(built.code).toBe(0);
  expect(await built.files()).not.toContain("fr/docs/b/index.html");
  const page = await built.read("docs/b/index.html");
  expect(page).toContain("B en français");
  expect(alternates(page)).toEqual(["fr", "de"]);
});

test.each([
  { release: "3.9.0", baseUrl: "/", expected: ["fr /", "ar /site/ar/", "de /"] },
  { release: "3.8.0", baseUrl: "/site/fr/", expected: ["en /site/", "fr /site/fr/", "ar /site/ar/", "de /"] },
])("beside a locale that is built alone, release $release expects others where the config says", async (given) => {
  const { release, baseUrl, expected } = given;
  const config = CONFIG.replace('baseUrl: "/"', `baseUrl: "${baseUrl}"`);
  const files = {
    ...FILES,
    "docusaurus.config.mjs": config.replace("localeConfigs: {", 'localeConfigs: { ar: { baseUrl: "/site/ar/" },'),
    "package.json": JSON.stringify({ dependencies: { "@docusaurus/core": release } }),
  };
  await using built = await buildFixture(files, { args: ["--locale", "fr"] });
  expect(built.code).toBe(0);
  const page = await built.read("docs/b/index.html");
  const links = [...page.matchAll(/<link [^>]*rel="alternate"[^>]*>/g)].flatMap(([link]) => {
    const [, href = "", name = ""] = /href="([^"]*)" hrefLang="([a-z]+)"/i.exec(link) ?? [];
    return name === "" || name === "x" ? [] : [`${name} ${new URL(href).pathname.replace(/docs\/b$/, "")}`];
  });
  expect(links).toEqual([...expected]);
});

test("an error in one locale keeps the previous output", async () => {
  await using built = await buildFixture({
    ...FILES,
    "i18n/fr/code.json": '{\n  "top": {"message": "Haut"},\n  "hello"\n}\n',
    "i18n/ar/code.json":
      '{ "theme.docs.paginator.next": {"message": "{page}"}, "theme.docs.versions.unreleasedVersionLabel": {"message": "{siteTitle} {versionLabel}"}, "top": 1 }\n',
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toMatch(/error\[invalid-json\][^\n]*\n[^\n]*i18n\/fr\/code\.json:4/);
  expect(built.stderr).toContain("error[invalid-translation] The entry `top` has no text as its `message`.");
  expect(built.stderr).toContain("has the placeholder `{page}`, which its source lacks");
  expect(built.stderr).not.toContain("`{siteTitle}`");
  expect(await built.files()).toEqual([]);
});

test("a locale on its own host is in the folder of its `baseUrl`, unless another one has the same", async () => {
  const hosts = (locales: object): string => `export default {
  title: "Test", url: "https://example.com", baseUrl: "/", presets: [["classic", { docs: false, blog: false }]],
  i18n: { defaultLocale: "en", locales: ["en", "pt-BR", "de"], localeConfigs: ${JSON.stringify(locales)} },
};
`;
  const pages = { "src/pages/index.md": "# Home\n" };
  const portuguese = { "pt-BR": { url: "https://example.pt", baseUrl: "/pt/" } };
  await using built = await buildFixture({ "docusaurus.config.mjs": hosts(portuguese), ...pages });
  expect(filesOf(built)).toContain("pt/index.html");
  const both = { ...portuguese, de: { url: "https://example.de", baseUrl: "/pt/" } };
  await using other = await buildFixture({ "docusaurus.config.mjs": hosts(both), ...pages });
  expect(filesOf(other)).toEqual(expect.arrayContaining(["pt-BR/index.html", "de/index.html"]));
}, 60_000);

test("a mistake in a file that several locales share is reported once", async () => {
  const { stderr } = await buildFixture({
    "docusaurus.config.mjs": CONFIG.replace(', "ar", "de"', "").replace(
      "localeConfigs:",
      'path: "i18n", localeConfigs:',
    ),
    "sidebars.js": "module.exports = {};",
    "docs/a.md": "# A\n\n[gone](/docs/gone) [part](#part) [x](./b.md#x) [fr](/fr/docs/gone)\n",
    "docs/b.md": "# B\n",
    "i18n/fr/docusaurus-plugin-content-docs/current/b.md": "# B\n\n[gone](/docs/other)\n",
  });
  const messages = stderr.split("\n").filter((line) => /^(?:error|warning)\[broken/.test(line));
  expect(messages).toEqual([
    "warning[broken-anchor] Broken link `#part`: `/docs/a` has no anchor `#part`.",
    "warning[broken-anchor] Broken link `./b.md#x`: `/docs/b` has no anchor `#x`.",
    "error[broken-link] Broken link `/docs/gone`: no page at `/docs/gone`.",
    "error[broken-link] Broken link `/fr/docs/gone`: no page at `/fr/docs/gone`.",
    "error[broken-link] Broken link `/docs/other`: no page at `/fr/docs/other`.",
  ]);
});
