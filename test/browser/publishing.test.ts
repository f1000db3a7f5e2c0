/** What readers and services get to see of a published site: old addresses, and visits counted page by page. The network is not real. */

import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { serveFixture } from "../support/serve-fixture.ts";
import { configText } from "../support/site.ts";
import { IS_DEV } from "../support/site-variant.ts";
import { untilHydrated, untilTrue } from "../support/until.ts";
import { untilHeading } from "./tour.ts";

const fixture = serveFixture(
  {
    "docusaurus.config.js": configText({
      baseUrl: "/base/",
      plugins: [["client-redirects", { redirects: [{ from: "/old", to: "/other#part" }] }]],
      presets: [
        ["classic", { docs: false, blog: false, gtag: { trackingID: "G-1" }, googleAnalytics: { trackingID: "UA-1" } }],
      ],
    }),
    "src/pages/index.md": "# Home\n\n[On](./other.md#part) and [down](#below)\n\n## Below\n",
    "src/pages/links.jsx":
      'import Link from "@docusaurus/Link";\nexport default () => <main><h1>Links</h1><Link to="/old?a=1">Old</Link> <Link to="/old">Again</Link></main>;\n',
    "src/pages/other.md": "# Other\n\n## Part\n\n[Back](./index.md)\n",
  },
  { silent: true },
);

/** What was reported since the last call, each with the title that the document had. */
async function reported(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { reports: string[] }).reports.splice(0));
}

test.each([true, false])("an old URL redirects to the new one with scripts: %p", async (javaScriptEnabled) => {
  const { page, problems, close } = await fixture.browser.open(`${fixture.served.url}/old?a=1`, {
    javaScriptEnabled,
    asksOthers: true,
  });
  await page.getByRole("heading", { name: "Other" }).waitFor();
  const { pathname, search, hash } = new URL(page.url());
  expect(pathname + search + hash).toBe(javaScriptEnabled ? "/base/other?a=1#part" : "/base/other#part");
  // Scripts that are turned off count as requests that failed.
  if (javaScriptEnabled) expect(problems).toEqual([]);
  await close();
});

test("a component's link to a redirected URL causes no failing request, and works", async () => {
  const { page, problems, close } = await fixture.browser.open(`${fixture.served.url}/links`, { asksOthers: true });
  await page.getByRole("link", { name: "Old" }).hover();
  await page.waitForLoadState("networkidle");
  expect(problems).toEqual([]);
  await page.getByRole("link", { name: "Old" }).click();
  await untilHeading(page, "Other");
  expect(new URL(page.url()).search).toBe("?a=1");
  await close();
});

test("a redirect adds no history entry, and keeps the hash", async () => {
  const { page, close } = await fixture.browser.open(fixture.served.url, { asksOthers: true });
  await page.evaluate((url) => window.location.assign(url), `${fixture.served.url}/old#else`);
  await page.getByRole("heading", { name: "Other" }).waitFor();
  expect(new URL(page.url()).hash).toBe("#else");
  await page.goBack();
  await untilHeading(page, "Home");
  await close();
});

// An author who writes is no visitor: `dev` leaves analytics out.
test.skipIf(IS_DEV)(
  "both services hear of each page a reader goes to, with its address and when it has its title",
  async () => {
    const { page, problems, requests, close } = await fixture.browser.open(fixture.served.url, {
      asksOthers: true,
      // What the services' own scripts would take over: lists of calls.
      prepare: (opened) =>
        opened.addInitScript(() => {
          const reports: string[] = [];
          const note = (call: ArrayLike<unknown>): number =>
            reports.push([...Array.from(call), document.title].join(" "));
          const dataLayer = Object.assign([], { push: note });
          Object.assign(window, { reports, dataLayer, ga: (...call: unknown[]) => note(call) });
        }),
    });
    await untilHydrated(page);
    expect((await reported(page)).map((call) => call.replace(/^js .*GMT\S*.*$/, "js"))).toMatchInlineSnapshot(`
    [
      "create UA-1 auto Home | Test",
      "send pageview Home | Test",
      "js",
      "config G-1 Home | Test",
    ]
  `);
    await page.getByRole("link", { name: "On", exact: true }).click();
    await untilHeading(page, "Other");
    await untilTrue(page, () => (window as unknown as { reports: string[] }).reports.length >= 4);
    expect(await reported(page)).toEqual([
      "set page /base/other#part Other | Test",
      "send pageview Other | Test",
      "set page_path /base/other#part Other | Test",
      "event page_view Other | Test",
    ]);
    await page.goBack();
    await untilHeading(page, "Home");
    await untilTrue(page, () => (window as unknown as { reports: string[] }).reports.length >= 4);
    expect((await reported(page))[0]).toBe("set page /base/ Home | Test");
    expect(requests.filter((url) => url.includes("google")).sort()).toEqual([
      "https://www.google-analytics.com/analytics.js",
      "https://www.googletagmanager.com/gtag/js?id=G-1",
    ]);
    expect(problems).toEqual([]);
    await close();
  },
);
