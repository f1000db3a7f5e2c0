/** A `<Head>` that only browsers render, or that comes and goes while its page is shown. */

import { expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";
import { configText } from "../support/site.ts";

const site = serveFixture({
  "docusaurus.config.mjs": configText({ presets: [["classic", { docs: false, blog: false }]] }),
  "src/pages/index.jsx": `import BrowserOnly from "@docusaurus/BrowserOnly";
import Head from "@docusaurus/Head";
import Link from "@docusaurus/Link";
import { HtmlClassNameProvider, PageMetadata } from "@docusaurus/theme-common";
import { useState } from "react";
export default function Home() {
  const [isOpen, setOpen] = useState(false);
  return <>
    <PageMetadata title="Home" />
    <BrowserOnly>{() => <HtmlClassNameProvider className="late"><Head><title>Loaded</title><meta name="kind" content="late" /></Head></HtmlClassNameProvider>}</BrowserOnly>
    <button id="open" onClick={() => setOpen(!isOpen)}>Open</button>
    {isOpen && <Head><body className="locked" /><meta name="state" content="open" /></Head>}
    <Link id="next" to="/next">Next</Link>
  </>;
}
`,
  "src/pages/next.jsx": `import Head from "@docusaurus/Head";
import { PageMetadata } from "@docusaurus/theme-common";
export default () => <><PageMetadata title="Next" /><Head><html className="next" /></Head><p id="here">Next</p></>;
`,
});

test("it changes the head, takes its tags and classes away, and does not follow the reader", async () => {
  const { page, problems, close } = await site.browser.open(`${site.served.url}/`);
  const metas = () =>
    page.locator("meta[name=kind], meta[name=state]").evaluateAll((all) => all.map((one) => one.outerHTML));
  await page.locator("html.late").waitFor({ state: "attached" });
  expect(await page.title()).toBe("Loaded");
  expect(await metas()).toEqual(['<meta data-rh="true" name="kind" content="late">']);
  await page.locator("#open").click();
  await page.locator("body.locked").waitFor();
  expect(await metas()).toHaveLength(2);
  await page.locator("#open").click();
  await page.locator("body:not(.locked)").waitFor();
  expect(await metas()).toHaveLength(1);
  await page.locator("#next").click();
  await page.locator("#here").waitFor();
  await page.locator("html.next").waitFor({ state: "attached" });
  expect(await page.title()).toBe("Next | Test");
  expect([await metas(), await page.locator("html.late").count()]).toEqual([[], 0]);
  expect(problems).toEqual([]);
  await close();
}, 60_000);
