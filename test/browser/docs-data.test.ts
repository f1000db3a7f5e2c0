/** Docs data in code of a site: complete on the server and in the browser, and sent to the pages that read it alone. */

import { expect, test } from "bun:test";
import type { GlobalDocs } from "../../src/model/docs.ts";
import type { Page } from "playwright-core";
import { serveFixture } from "../support/serve-fixture.ts";
import { IS_DEV } from "../support/site-variant.ts";
import { untilHydrated } from "../support/until.ts";
import { SITE } from "./docs-data-site.ts";

const TIMEOUT_MS = 60_000;

const site = serveFixture(SITE, { silent: true });

/** URL of the file with all global data, when a page names it. */
async function dataFileOf(path: string): Promise<string | undefined> {
  const html = await site.built.read(path);
  return /"shared":\{"globalData":"([^"]+)"[,}]/.exec(html)?.[1];
}

test(
  "a page that asks sees what the site is made with; others are not sent it",
  async () => {
    const { page, problems, close } = await site.browser.open(`${site.served.url}/all`);
    const metadata: unknown = JSON.parse((await page.locator("#metadata").textContent()) ?? "");
    expect(metadata).toEqual({
      docusaurusVersion: "2.0.0-rc.1",
      siteVersion: "7.8.9",
      pluginVersions: expect.objectContaining({
        "docusaurus-plugin-content-docs": { type: "built-in", version: expect.any(String) as string },
      }) as object,
    });
    expect(problems).toEqual([]);
    await close();
    expect(await site.built.read("docs/next/plain/index.html")).not.toContain('"siteMetadata":"');
  },
  TIMEOUT_MS,
);

// The built HTML is part of it, and `dev` has the draft that a build leaves out.
test.skipIf(IS_DEV)(
  "a page of the site sees every doc of every version, by each hook",
  async () => {
    const html = await site.built.read("all/index.html");
    const { page, problems, requests, close } = await site.browser.open(`${site.served.url}/all`);
    const text = (await page.locator("#data").textContent()) ?? "";
    expect(html).toContain(`<pre id="data">${Bun.escapeHTML(text).replaceAll("&#39;", "&#x27;")}</pre>`);
    const { versions } = JSON.parse(text) as GlobalDocs;
    expect(versions).toMatchInlineSnapshot(`
      [
        {
          "docs": [
            {
              "id": "intro",
              "path": "/docs/next/",
              "sidebar": "defaultSidebar",
            },
            {
              "id": "looks-up",
              "path": "/docs/next/looks-up",
              "sidebar": "defaultSidebar",
            },
            {
              "id": "more/deep",
              "path": "/docs/next/more/deep",
              "sidebar": "defaultSidebar",
            },
            {
              "id": "plain",
              "path": "/docs/next/plain",
              "sidebar": "defaultSidebar",
            },
            {
              "id": "/category/more",
              "path": "/docs/next/category/more",
              "sidebar": "defaultSidebar",
            },
          ],
          "draftIds": [
            "hidden",
          ],
          "isLast": false,
          "label": "Next",
          "mainDocId": "intro",
          "mainPath": "/docs/next/",
          "name": "current",
          "path": "/docs/next",
          "sidebars": {
            "defaultSidebar": {
              "link": {
                "label": "Intro",
                "path": "/docs/next/",
              },
            },
          },
        },
        {
          "docs": [
            {
              "id": "gone",
              "path": "/docs/gone",
              "sidebar": "old",
            },
            {
              "id": "intro",
              "path": "/docs/",
              "sidebar": "old",
            },
          ],
          "draftIds": [],
          "isLast": true,
          "label": "1.0",
          "mainDocId": "intro",
          "mainPath": "/docs/",
          "name": "1.0",
          "path": "/docs",
          "sidebars": {
            "old": {
              "link": {
                "label": "Old intro",
                "path": "/docs/",
              },
            },
          },
        },
      ]
    `);

    await page.getByRole("link", { name: "Plain" }).click();
    await page.getByRole("link", { name: "Looks up" }).last().click();
    await page.getByRole("heading", { name: "Looks up" }).waitFor();
    await page.getByRole("link", { name: "Intro" }).last().click();
    const lists = await page.locator("#lists").textContent();
    expect(await site.built.read("docs/next/index.html")).toContain(`<p id="lists">${lists}</p>`);
    expect(await page.locator("#version").textContent()).toBe(
      'Next intro looks-up more/deep plain {"id":"plain","title":"Plain","description":"About Plain","path":"/docs/next/plain","sidebar":"defaultSidebar"}',
    );
    const file = await dataFileOf("all/index.html");
    expect(requests.filter((url) => file && url.endsWith(file))).toHaveLength(1);
    expect(problems).toEqual([]);
    await close();
  },
  TIMEOUT_MS,
);

test("one file holds the lists, and only pages that read lists load it", async () => {
  const named = await Promise.all(
    (await site.built.files())
      .filter((path) => path.endsWith(".html"))
      .map(async (path) => [path, await dataFileOf(path)] as const),
  );
  const naming = named.filter(([, file]) => file !== undefined);
  expect(naming.map(([path]) => path)).toEqual(["all/index.html", "docs/next/index.html"]);
  const [file, ...others] = new Set(naming.map(([, name]) => name));
  expect(others).toEqual([]);
  expect(await site.built.read("all/index.html")).toContain(
    `<link rel="preload" as="fetch" crossorigin="anonymous" href="${file}">`,
  );
});

test("a page links to its doc in the other versions", async () => {
  const contextOf = async (path: string): Promise<object> => {
    const text = /<p id="context">([^<]*)</.exec(await site.built.read(path))?.[1] ?? "";
    return JSON.parse(text.replaceAll("&quot;", '"')) as object;
  };
  expect(await contextOf("docs/next/index.html")).toMatchInlineSnapshot(`
    {
      "activeDoc": {
        "id": "intro",
        "path": "/docs/next/",
        "sidebar": "defaultSidebar",
      },
      "alternateDocVersions": {
        "1.0": {
          "id": "intro",
          "path": "/docs/",
        },
        "current": {
          "id": "intro",
          "path": "/docs/next/",
          "sidebar": "defaultSidebar",
        },
      },
      "latestDocSuggestion": {
        "id": "intro",
        "path": "/docs/",
      },
      "version": "current",
    }
  `);
  expect(await contextOf("docs/next/plain/index.html")).toMatchInlineSnapshot(`
    {
      "activeDoc": {
        "id": "plain",
        "path": "/docs/next/plain",
        "sidebar": "defaultSidebar",
      },
      "alternateDocVersions": {
        "current": {
          "id": "plain",
          "path": "/docs/next/plain",
          "sidebar": "defaultSidebar",
        },
      },
      "version": "current",
    }
  `);
});

// It looks up a draft, which has a page in `dev`.
test.skipIf(IS_DEV)(
  "docs looked up by id are part of the page that looks them up",
  async () => {
    const html = await site.built.read("docs/next/looks-up/index.html");
    const { page, problems, close } = await site.browser.open(`${site.served.url}/docs/next/looks-up`);
    const found = await page.locator(".found").allTextContents();
    expect(found).toMatchInlineSnapshot(`
      [
        "{"id":"plain","title":"Plain","description":"About Plain","path":"/docs/next/plain","sidebar":"defaultSidebar"}",
        ""a draft"",
      ]
    `);
    for (const text of found) expect(html).toContain(Bun.escapeHTML(text));
    await page.getByRole("link", { name: "Intro" }).last().click();
    await page.locator("#lists").waitFor();
    await page.goBack();
    await page.locator(".found").first().waitFor();
    expect(await page.locator(".found").allTextContents()).toEqual(found);
    expect(problems).toEqual([]);
    await close();
  },
  TIMEOUT_MS,
);

test(
  "links on all pages lead to docs of the reader's current or preferred version",
  async () => {
    const prefer = (page: Page): Promise<unknown> =>
      page.addInitScript(() => localStorage.setItem("docs-preferred-version-default", "current"));
    expect(await site.built.read("index.html")).toContain('<p id="layout">/docs/ /docs/gone /docs/</p>');
    const { page, problems, close } = await site.browser.open(site.served.url, { prepare: prefer });
    await page.getByText("/docs/next/ /docs/gone /docs/").waitFor();
    await page.goto(`${site.served.url}/docs`);
    await untilHydrated(page);
    expect(await page.locator("#layout").textContent()).toBe("/docs/ /docs/gone /docs/");
    expect(problems).toEqual([]);
    await close();
  },
  TIMEOUT_MS,
);
