/** Pages in a site's own template respond as others do, also where the template leaves out what it may. */

import { expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";
import { configText } from "../support/site.ts";
import { untilTrue } from "../support/until.ts";

const TEMPLATE = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="viewport" content="width=device-width, initial-scale=0.9">
    <% it.metaAttributes.forEach((tag) => { %>
      <%~ tag %>
    <% }); %>
    <%~ it.headTags %>
  </head>
  <body <%~ it.bodyAttributes %> itemscope="">
    <div id="__docusaurus">
      <%~ it.appHtml %>
    </div>
    <div id="outside">Own</div>
  </body>
</html>`;

const site = serveFixture(
  {
    "docusaurus.config.mjs": configText({ ssrTemplate: TEMPLATE, presets: [["classic", { blog: false }]] }),
    "docs/one.md": "# One\n\nText.\n\n[Two](two.md)\n",
    "docs/two.md": "# Two\n\nText.\n",
    "src/pages/index.jsx": `import { useState } from "react";
import Layout from "@theme/Layout";
export default function Home() {
  const [count, setCount] = useState(0);
  return <Layout title="Home"><button className="count" onClick={() => setCount(count + 1)}>{count}</button></Layout>;
}
`,
  },
  { silent: true },
);

test("components respond, and the template's own elements stay", async () => {
  const { page, problems, close } = await site.browser.open(site.served.url);
  await page.locator(".count").click();
  expect(await page.locator(".count").textContent()).toBe("1");
  expect(await page.locator('meta[name="viewport"]').evaluateAll((all) => all.map((meta) => meta.outerHTML))).toEqual([
    '<meta name="viewport" content="width=device-width, initial-scale=0.9">',
  ]);
  expect(problems).toEqual([]);
  await close();
}, 60_000);

test("navigation keeps them, too, and changes the head", async () => {
  const { page, problems, close } = await site.browser.open(`${site.served.url}/docs/one`);
  await page.evaluate(() => void document.body.setAttribute("data-kept", ""));
  await page.locator("article a", { hasText: "Two" }).first().click();
  await untilTrue(page, () => document.title === "Two | Test");
  expect(await page.locator("body[data-kept] #outside").textContent()).toBe("Own");
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe("https://example.com/docs/two");
  expect(problems).toEqual([]);
  await close();
}, 60_000);
