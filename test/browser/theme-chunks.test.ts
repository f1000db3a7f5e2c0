/** What of the theme comes as HTML, and what is loaded only where it is shown. */

import { describe, expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";
import { buildFixture, serveBuilt } from "../support/cli.ts";
import { configText } from "../support/site.ts";
import { IS_DEV } from "../support/site-variant.ts";
import { untilTrue } from "../support/until.ts";

const SITE = {
  "docusaurus.config.js": configText({
    presets: [["classic", { blog: false, docs: { editUrl: "https://example.com/edit/" } }]],
    themeConfig: {
      footer: { copyright: "The end" },
      announcementBar: { content: "News" },
      navbar: { items: [{ type: "docsVersionDropdown" }, { label: "More", items: [{ to: "/", label: "Home" }] }] },
    },
  }),
  "docs/a.md": "---\ntags: [start]\n---\n# A\n",
  "docs/guide/b.md": "# B\n",
  "docs/guide/long.md": `# Long\n\n[Longer](./longer.md)\n\n${"Text.\n\n".repeat(200)}`,
  "docs/guide/longer.md": `# Longer\n\n${"Text.\n\n".repeat(300)}`,
  "versions.json": '["1.0"]',
  "versioned_docs/version-1.0/a.md": "# A of 1.0\n",
  "src/pages/index.jsx": `import Layout from "@theme/Layout";
import Link from "@docusaurus/Link";
export default () => <Layout noFooter><h1>Home</h1><Link to="/docs/next/a">Read</Link></Layout>;`,
};

const DOM_PAGE = `import { useEffect, useRef, useState } from "react";
import { createPortal, flushSync, version } from "react-dom";
import { createRoot } from "react-dom/client";
export default function Dom() {
  const [count, setCount] = useState(0);
  const [target, setTarget] = useState(null);
  const own = useRef(null);
  useEffect(() => {
    setTarget(document.body);
    createRoot(own.current).render(<i id="root">root</i>);
  }, []);
  const onClick = () => { flushSync(() => setCount(count + 1)); document.title = document.getElementById("n").textContent; };
  return <main><button onClick={onClick}><b id="n">{count}</b></button><div ref={own} />
    {target && createPortal(<em id="portal">{version}</em>, target)}</main>;
}`;

const fixture = serveFixture({ ...SITE, "src/pages/dom.jsx": DOM_PAGE });

describe("components without behavior", () => {
  test("arrive as HTML: once on first load, in the page's data on navigation", async () => {
    const html = await fixture.built.read("docs/next/a/index.html");
    expect(html.match(/class="pagination-nav /g)).toHaveLength(1);
    const { page, problems, close } = await fixture.browser.open(`${fixture.served.url}/docs/next/a`);
    expect(await page.locator(".tag").textContent()).toBe("start");
    await page.locator(".pagination-nav__link--next").click();
    await page.getByRole("heading", { name: "B", exact: true }).waitFor();
    expect(await page.locator(".breadcrumbs__link").allTextContents()).toEqual(["", "guide", "B"]);
    expect(await page.locator(".theme-doc-breadcrumbs").getAttribute("aria-label")).toBe("Breadcrumbs");
    expect(await page.locator(".tag").count()).toBe(0);
    await page.locator(".pagination-nav__link--prev").click();
    await page.getByRole("heading", { name: "A", exact: true }).waitFor();
    expect(await page.locator(".tag").textContent()).toBe("start");
    expect(problems).toEqual([]);
    await close();
  });

  test("that all pages share are reused from the first page", async () => {
    const data = await fixture.built.read("assets/pages/docs/next/a.json");
    expect(data).not.toContain("The end");
    const { page, problems, close } = await fixture.browser.open(`${fixture.served.url}/`);
    expect(await page.locator(".footer").count()).toBe(0);
    await page.getByRole("link", { name: "Read" }).click();
    await page.getByRole("heading", { name: "A", exact: true }).waitFor();
    expect(await page.locator(".footer__copyright").textContent()).toBe("The end");
    await page.goBack();
    await page.getByRole("heading", { name: "Home" }).waitFor();
    await page.goForward();
    await page.locator(".footer__copyright").waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test("bring their code when a site overrides a component in them", async () => {
    await using own = await buildFixture({
      ...SITE,
      "src/theme/PaginatorNavLink.jsx": `import { useState } from "react";
export default function Own({ title }) {
  const [count, setCount] = useState(0);
  return <button className="own" onClick={() => setCount(count + 1)}>{title} {count}</button>;
}`,
    });
    await using server = await serveBuilt(own);
    const { page, problems, close } = await fixture.browser.open(`${server.url}/docs/next/a`);
    await page.locator(".own").click();
    expect(await page.locator(".own").textContent()).toBe("B 1");
    expect(await page.locator(".pagination-nav").count()).toBe(1);
    expect(problems).toEqual([]);
    await close();
  });
});

test("the back-to-top button appears when scrolling up, on every page", async () => {
  const { page, problems, close } = await fixture.browser.open(`${fixture.served.url}/docs/next/guide/long`);
  for (const heading of ["Long", "Longer"]) {
    await page.getByRole("heading", { name: heading, exact: true }).waitFor();
    const button = page.locator(".theme-back-to-top-button");
    await page.evaluate(() => window.scrollTo(0, 2500));
    expect(await button.isVisible()).toBe(false);
    // What serves the button is loaded meanwhile.
    await untilTrue(page, () => {
      window.scrollBy(0, -10);
      return document.querySelector(".backToTopButtonShow");
    });
    await button.click();
    await untilTrue(page, () => window.scrollY === 0);
    await page.getByRole("link", { name: "Longer", exact: true }).first().click();
  }
  expect(problems).toEqual([]);
  await close();
});

describe("a rarely used component", () => {
  test("is loaded if the page shows it, and works", async () => {
    const { page, problems, close } = await fixture.browser.open(`${fixture.served.url}/docs/next/a`);
    expect(await page.locator(".theme-doc-version-banner").textContent()).toContain("not released yet");
    await page.locator(".navbar .dropdown > .navbar__link").first().hover();
    await page.locator(".dropdown__menu").getByRole("link", { name: "1.0" }).click();
    await page.getByRole("heading", { name: "A of 1.0" }).waitFor();
    expect(await page.locator(".theme-doc-version-banner").count()).toBe(0);
    await page.goBack();
    await page.locator(".theme-doc-version-banner").waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    await page.locator(".announcementBar").waitFor({ state: "detached" });
    expect(problems).toEqual([]);
    await close();
  });

  // Pages of `dev` load its connection and its overlay, too.
  test.skipIf(IS_DEV)("is not loaded by other pages", async () => {
    await using plain = await buildFixture({ "docs/a.md": "# A\n", "src/pages/index.md": "# Home\n" });
    await using server = await serveBuilt(plain);
    const { requests, close } = await fixture.browser.open(`${server.url}/docs/a`);
    const names = requests.map((url) => /\/assets\/js\/([a-z]+)-/.exec(url)?.[1]).filter(Boolean);
    // Prefetching begins when the browser is idle, which may be by now.
    expect([...new Set(names)].filter((name) => name !== "prefetch").sort()).toEqual(["main", "site"]);
    await close();
  });
});

test("code that imports `react-dom` loads it from a chunk that other pages do not load", async () => {
  const { page, problems, requests, close } = await fixture.browser.open(`${fixture.served.url}/dom`);
  await page.locator("#portal").waitFor();
  expect(await page.locator("#portal").textContent()).toMatch(/^19\./);
  expect(await page.locator("#root").textContent()).toBe("root");
  await page.getByRole("button", { name: "0" }).click();
  await untilTrue(page, () => document.title === "1");
  expect(requests.some((url) => /\/dom-\w+\.js$/.test(url))).toBe(true);
  expect(problems).toEqual([]);
  await close();
  const other = await fixture.browser.open(`${fixture.served.url}/docs/next/a`);
  expect(other.requests.some((url) => /\/dom-\w+\.js$/.test(url))).toBe(false);
  await other.close();
});
