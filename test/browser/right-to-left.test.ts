/** A page in Arabic: everything is on the side where its readers look for it, and code is not turned round. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { COLOR_RULES, findAxeViolations } from "../support/browser.ts";
import { untilHydrated, untilTrue } from "../support/until.ts";
import { type LanguagesSite, openLanguagesSite } from "./languages-site.ts";
import { TIMEOUT_MS } from "./tour.ts";

let site: LanguagesSite;
beforeAll(async () => void (site = await openLanguagesSite()), TIMEOUT_MS);
afterAll(() => site?.[Symbol.asyncDispose]());

const WIDE = { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" } as const;
const PHONE = { viewport: { width: 390, height: 800 }, reducedMotion: "reduce" } as const;

/** Horizontal middle of the first element that matches. */
async function middleOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Nothing to see of ${selector}.`);
  return box.x + box.width / 2;
}

async function styleOf(page: Page, selector: string, property: string): Promise<string> {
  const element = page.locator(selector).first();
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
}

const PAGES = ["/ar/", "/ar/docs/blocks", "/ar/docs/guide/first", "/ar/docs/category/guide", "/ar/blog"];

test.each(PAGES)("axe finds nothing on %s", async (path) => {
  const { page, problems, close } = await site.open(path, { ...WIDE, colorScheme: "light" });
  expect(await findAxeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator('html[data-theme="dark"]').waitFor();
  expect(await findAxeViolations(page, COLOR_RULES)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test("menus, cards and bars are on the right", async () => {
  const { page, close } = await site.open("/ar/docs/guide/first", WIDE);
  const article = await middleOf(page, "article");
  expect(await middleOf(page, ".theme-doc-sidebar-menu")).toBeGreaterThan(article);
  expect(await middleOf(page, ".table-of-contents")).toBeLessThan(article);
  expect(await middleOf(page, ".pagination-nav__link--prev")).toBeGreaterThan(
    await middleOf(page, ".pagination-nav__link--next"),
  );
  expect(await middleOf(page, ".navbar__brand")).toBeGreaterThan(await middleOf(page, ".navbar__items--right"));
  expect(await styleOf(page, ".breadcrumbs__item:first-child", "direction")).toBe("rtl");
  expect(await middleOf(page, ".breadcrumbs__item:first-child")).toBeGreaterThan(
    await middleOf(page, ".breadcrumbs__item:last-child"),
  );
  await close();
});

test("bars of blocks are on the right, and code reads from left to right", async () => {
  const { page, close } = await site.open("/ar/docs/blocks", WIDE);
  for (const selector of [".theme-admonition-note", "blockquote"]) {
    expect(await styleOf(page, selector, "border-right-width")).toBe("3px");
    expect(await styleOf(page, selector, "border-left-width")).toBe("0px");
  }
  expect(await styleOf(page, "pre code", "direction")).toBe("ltr");
  const inline = ".theme-admonition-note code";
  expect(await styleOf(page, inline, "direction")).toBe("ltr");
  expect(await styleOf(page, inline, "unicode-bidi")).toBe("isolate");
  await close();
});

test("a phone shows nothing beyond its edges, and its menu comes from the right", async () => {
  const { page, close } = await site.open("/ar/docs/blocks", PHONE);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.locator(".navbar__toggle").click();
  await page.locator(".navbar-sidebar__back").waitFor();
  const box = await page.locator(".navbar-sidebar").boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(390);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.locator(".navbar-sidebar__back").click();
  await page.locator(".navbar-sidebar").getByRole("link", { name: "المدونة" }).click();
  await page.waitForURL("**/ar/blog");
  await close();
});

test("the dropdown links to the page in other languages, which load in full", async () => {
  const { page, requests, problems, close } = await site.open("/ar/docs/intro", WIDE);
  const links = page.locator('.dropdown__link[target="_self"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(["/docs/intro", "/ar/docs/intro", "/fr/docs/intro", "https://kompass.example/docs/intro"]);
  await page.locator(".dropdown", { has: links }).hover();
  await page.getByRole("link", { name: "Français" }).hover();
  await page.getByRole("link", { name: "Français" }).click();
  await page.getByRole("heading", { level: 1, name: "Introduction en français" }).waitFor();
  expect(await page.locator("html").getAttribute("dir")).toBe("ltr");
  // On the new page the pointer is where the dropdown may be: it opens when the pointer comes.
  await untilHydrated(page);
  await page.mouse.move(640, 700);
  await page.locator(".dropdown", { has: page.locator('.dropdown__link[target="_self"]') }).hover();
  await page.getByRole("link", { name: "English" }).hover();
  await page.getByRole("link", { name: "العربية" }).click();
  await page.waitForURL("**/ar/docs/intro");
  expect(requests.filter((url) => /assets\/pages\/(?:ar|fr)\//.test(url))).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test.each(["/docs/intro", "/ar/docs/intro"])("names of languages stand in line in the dropdown of %s", async (path) => {
  const { page, close } = await site.open(path, WIDE);
  const links = page.locator('.dropdown__link[target="_self"]');
  await page.locator(".dropdown", { has: links }).hover();
  await untilTrue(page, () => document.querySelector(".dropdown__menu")?.checkVisibility());
  const edges = await links.evaluateAll((all) =>
    all.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      const { left, right } = range.getBoundingClientRect();
      return Math.round(document.dir === "rtl" ? right : left);
    }),
  );
  expect(edges).toHaveLength(4);
  expect(new Set(edges).size).toBe(1);
  await close();
});

test("the search ignores the article and vowel signs in Arabic", async () => {
  const { page, problems, close } = await site.open("/ar/docs/intro", WIDE);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("خُطوات");
  const option = page.getByRole("option").first();
  await option.waitFor();
  expect(await option.textContent()).toContain("الخطوات الأولى");
  expect(await findAxeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});
