/** The site `test/sites/languages`, laid out as the format wants it: each locale has its own of everything, and names only what exists. */

import { beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { Glob } from "bun";
import { buildLanguagesSite } from "../support/languages-site.ts";

let outDir: string;
beforeAll(async () => void (outDir = await buildLanguagesSite()), 60_000);

const read = (path: string): Promise<string> => Bun.file(join(outDir, path)).text();

const alternates = (html: string): string[] =>
  [...html.matchAll(/<link [^>]*rel="alternate"[^>]*hreflang="([^"]*)"|<link [^>]*hreflang="([^"]*)"/g)].flatMap(
    ([, first, second]) => first ?? second ?? [],
  );

describe.each([
  { folder: "", address: "https://compass.example/", title: "Introduction", category: "Guide" },
  { folder: "ar/", address: "https://compass.example/ar/", title: "مقدمة", category: "الدليل" },
  { folder: "fr/", address: "https://compass.example/fr/", title: "Introduction en français", category: "Guide" },
  { folder: "de/", address: "https://kompass.example/", title: "Einführung", category: "Guide" },
])("the locale at $address", ({ folder, address, title, category }) => {
  test("has its own pages, sidebar, card, sitemap, feeds and llms files", async () => {
    const intro = await read(`${folder}docs/intro/index.html`);
    expect(intro).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(intro).toContain(`>${category}<`);
    expect(intro).toContain(`rel="canonical" href="${address}docs/intro"`);
    expect(intro).toContain(`content="${address}assets/cards/`);
    expect(await read(`${folder}sitemap.xml`)).toContain(`<loc>${address}docs/intro</loc>`);
    expect(await read(`${folder}blog/rss.xml`)).toContain(`<link>${address}blog</link>`);
    expect(await read(`${folder}llms.txt`)).toContain(title);
    expect(await read(`${folder}404.html`)).toContain("<html");
  });

  test("has its own search index", async () => {
    const dir = join(outDir, folder, "assets/search");
    const files = [...new Glob("docs-default-current-text-*.json").scanSync({ cwd: dir })];
    const indexes = [...new Glob("docs-default-current-????????.json").scanSync({ cwd: dir })];
    expect([files.length, indexes.length]).toEqual([1, 1]);
    expect(await Bun.file(join(dir, indexes[0] ?? "")).text()).toContain(`"title":"${title}"`);
  });
});

test("pages link to their translations, and only existing ones", async () => {
  expect(alternates(await read("ar/docs/intro/index.html"))).toEqual(["en", "ar", "fr", "de", "x-default"]);
  // Translations without tags have no such page.
  expect(alternates(await read("ar/docs/tags/index.html"))).toEqual(["en", "ar", "x-default"]);
  // The tag has another address in each language.
  const [tag = ""] = [...new Glob("ar/docs/tags/*/index.html").scanSync({ cwd: outDir })];
  expect(alternates(await read(tag))).toEqual(["ar"]);
  expect(await read(tag)).toContain("هذه الصفحة غير متوفرة بتلك اللغة");
});

test("untranslated pages show a notice, in the reader's language", async () => {
  const page = await read("fr/docs/guide/first/index.html");
  expect(page).toContain("Cette page n’est pas encore traduite.");
  expect(page).toMatch(/<div class="markdown" lang="en" dir="ltr"/);
  expect(await read("ar/docs/guide/first/index.html")).not.toContain("theme-untranslated-notice");
  expect(await read("ar/community/rules/index.html")).toContain("كن لطيفًا");
});
