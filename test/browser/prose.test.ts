/** Prose reaches the browser once, in the HTML; React takes pages over without touching it and without a word of complaint. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { untilHydrated } from "../support/until.ts";
import { openTour, TIMEOUT_MS, type Tour, untilHeading, untilIdle } from "./tour.ts";

let tour: Tour;
beforeAll(async () => void (tour = await openTour()), TIMEOUT_MS);
afterAll(() => tour?.[Symbol.asyncDispose]());

/** Pages by kind, with a sentence that is not their description. */
const SENTENCES = {
  "docs/intro": "The heron waits by the river",
  "docs/tabs": "Lazy poplars stand in a row",
  "docs/blocks": "nobody can read it without scrolling",
  "docs/fragile": "And it keeps its feathers dry",
  "blog/2024/01/02/first": "They stay until autumn",
};

/** Those that `accessibility.test.ts` opens hydrate there. */
const PAGES = ["/about", "/blog/tags", "/docs/code", "/docs/guide/first", "/docs/mixed", "/wishes"];

describe("what is sent", () => {
  test.each(Object.entries(SENTENCES))(
    "the text of /%s is in its HTML and not in the data beside it",
    async (path, text) => {
      const html = await tour.read(`${path}/index.html`);
      const [body = "", data = ""] = html.split('id="__page">');
      expect(body).toContain(text);
      expect(data).not.toContain(text);
      expect(await tour.read(`assets/pages/${path}.json`)).toContain(text);
    },
  );

  test("no script contains page text or the paths of all pages", async () => {
    const paths = (await tour.files()).filter((path) => path.endsWith(".js"));
    const scripts = (await Promise.all(paths.map((path) => tour.read(path)))).join("\n");
    for (const text of Object.values(SENTENCES)) expect(scripts).not.toContain(text);
    for (const path of ["docs/guide/second", "docs/guide/deep/third", "2024/02/03/second"]) {
      expect(scripts).not.toContain(path);
    }
  });
});

describe("hydration", () => {
  test("pages hydrate without a warning and contact no other host", async () => {
    const { page, problems, requests, close } = await tour.open("/about");
    for (const path of PAGES) {
      if (path !== "/about") await page.goto(tour.url + path);
      await untilHydrated(page);
      await untilIdle(page);
      const elsewhere = requests.filter((url) => !url.startsWith(tour.url));
      expect({ path, problems, elsewhere }).toEqual({ path, problems: [], elsewhere: [] });
    }
    await close();
  });

  // Elements are marked as soon as the parser has made them, before any script of the page runs.
  test.each(["/docs/intro", "/docs/tabs", "/docs/blocks", "/blog/2024/01/02/first"])(
    "the elements of %s are those of the server's HTML",
    async (path) => {
      const { page, close } = await tour.open(path, { prepare: (opened) => opened.addInitScript(markElements) });
      const elements = page.locator(".markdown :is(h1, h2, p, li, pre, code)");
      expect(await elements.count()).toBeGreaterThan(1);
      expect(await elements.evaluateAll((all) => all.every((element) => "isFirst" in element))).toBe(true);
      await close();
    },
  );

  test("the article is the same with and without scripts", async () => {
    for (const path of ["/docs/intro", "/docs/blocks", "/docs/code"]) {
      const [without, withScripts] = await Promise.all([articleOf(tour, path, false), articleOf(tour, path, true)]);
      expect(withScripts).toBe(without);
    }
  });

  test("a re-render does not touch the text", async () => {
    const { page, close } = await tour.open("/docs/intro", { prepare: (opened) => opened.addInitScript(markElements) });
    await page.getByRole("button", { name: /mode/ }).first().click();
    await page.locator("html[data-theme=dark]").waitFor();
    const elements = page.locator(".markdown :is(h1, h2, p, li)");
    expect(await elements.evaluateAll((all) => all.every((element) => "isFirst" in element))).toBe(true);
    expect(await page.locator(".theme-doc-markdown").innerText()).toContain("The heron waits by the river");
    await close();
  });
});

describe("text that is hidden and shown again", () => {
  test("survives navigation to another page and back", async () => {
    const { page, problems, close } = await tour.open("/docs/tabs");
    const before = await page.locator(".theme-doc-markdown").innerText();
    await page.locator(".theme-doc-sidebar-menu").getByRole("link", { name: "Blocks" }).click();
    await untilHeading(page, "Blocks");
    expect(await page.locator(".theme-doc-markdown").innerText()).toContain("function walk(steps)");
    await page.goBack();
    await untilHeading(page, "Tabs");
    expect(await page.locator(".theme-doc-markdown").innerText()).toBe(before);
    expect(problems).toEqual([]);
    await close();
  });

  test("is present in every tab, including lazy ones", async () => {
    const { page, problems, close } = await tour.open("/docs/tabs");
    expect(await visibleTexts(page)).toEqual([
      "Along the left shore grow willows.",
      "Lazy willows lean over the water.",
    ]);
    await page.getByRole("tab", { name: "Right" }).last().click();
    expect(await visibleTexts(page)).toEqual(["Along the right shore grow poplars.", "Lazy poplars stand in a row."]);
    await page.getByRole("tab", { name: "Left" }).first().click();
    expect(await visibleTexts(page)).toEqual([
      "Along the left shore grow willows.",
      "Lazy willows lean over the water.",
    ]);
    expect(problems).toEqual([]);
    await close();
  });

  test("stays when a component differs between server and browser", async () => {
    const { page, close } = await tour.open("/docs/fragile");
    await page.getByText("From the browser").waitFor();
    const text = await page.locator(".theme-doc-markdown").innerText();
    expect(text).toContain("The swan keeps its nest");
    expect(text).toContain("And it keeps its feathers dry.");
    await close();
  });

  test("computed by code is the same on both sides", async () => {
    const { page, problems, close } = await tour.open("/docs/code");
    expect(await page.locator(".theme-doc-markdown").innerText()).toContain(
      "The lake is 42 metres deep where the ferry crosses.",
    );
    await page.locator(".theme-doc-sidebar-menu").getByRole("link", { name: "Introduction" }).click();
    await untilHeading(page, "Introduction");
    await page.goBack();
    await untilHeading(page, "Code page");
    expect(await page.locator(".markdown .sum").innerText()).toBe("REED and RUSH");
    expect(problems).toEqual([]);
    await close();
  });

  test("contains stateful components that work anywhere in it", async () => {
    const { page, problems, close } = await tour.open("/docs/mixed");
    const text = await page.locator(".theme-doc-markdown").innerText();
    expect(text).toContain("Before & after\u00a0it, right there: in a line: 0, and then the line goes on to its next.");
    await page.locator("summary").click();
    for (const place of ["in a line", "second", "in an item", "in a tip", "in details", "in a table", "in a div"]) {
      await page.getByRole("button", { name: `${place}: 0` }).click();
      await page.getByRole("button", { name: `${place}: 1` }).waitFor();
    }
    await page.getByRole("tab", { name: "b" }).click();
    expect(await page.getByRole("tabpanel").innerText()).toContain('const inTab = "<b>";');
    expect(problems).toEqual([]);
    await close();
  });

  test("a page with state counts clicks", async () => {
    const { page, close } = await tour.open("/");
    await page.getByRole("button", { name: "Counted 0" }).click();
    await page.getByRole("button", { name: "Counted 1" }).waitFor();
    await close();
  });
});

/** Runs in the page, ahead of everything. */
function markElements(): void {
  const mark = (): void => {
    for (const element of document.querySelectorAll(".markdown *")) Object.assign(element, { isFirst: true });
  };
  // Module scripts run after the document is parsed, and before this event would be too late.
  document.addEventListener("readystatechange", () => {
    if (document.readyState === "interactive") mark();
  });
}

async function articleOf({ open }: Tour, path: string, javaScriptEnabled: boolean): Promise<string> {
  const { page, close } = await open(path, { javaScriptEnabled });
  const html = await page.locator("article").innerHTML();
  await close();
  return html;
}

async function visibleTexts(page: Page): Promise<string[]> {
  return page.locator('[role="tabpanel"]:visible').allInnerTexts();
}
