/** What a page of a plain docs site costs on first load, compressed: scripts and styles stay within their budgets. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { openBrowser, type TestBrowser } from "./support/browser.ts";
import { buildSite, type BuiltSite, serveBuilt, type Served } from "./support/cli.ts";
import { makeSite } from "./support/site.ts";

const TIMEOUT_MS = 60_000;

const BUDGET = { script: 90_000, stylesheet: 20_000 };

const SITE = {
  "src/pages/index.md": "# Home\n",
  "docs/intro.md": "# Introduction\n\nText with a [link](./next.md).\n\n```js\nconst a = 1;\n```\n",
  "docs/next.md": "# Next\n\n:::note\n\nText.\n\n:::\n",
  "docs/more/deep.md": "# Deep\n\n## One\n\nText.\n\n## Two\n\nText.\n",
};

let built: BuiltSite;
let served: Served;
let browser: TestBrowser;
beforeAll(async () => {
  built = await buildSite(await makeSite(SITE));
  if (built.code !== 0) throw new Error(built.stdout + built.stderr);
  [served, browser] = await Promise.all([serveBuilt(built), openBrowser()]);
}, TIMEOUT_MS);
afterAll(async () => {
  await Promise.all([browser?.close(), served?.stop()]);
  await built?.site.remove();
});

test("scripts and styles of a docs page are within their budgets", async () => {
  const { page, requests, close } = await browser.open(`${served.url}/docs/intro`);
  await page.waitForFunction(() => "docusaurus" in window);
  const files = [...new Set(requests.map((url) => new URL(url).pathname.slice(1)))];
  await close();
  const sizes = {
    script: await sizeOf(files.filter((path) => path.endsWith(".js"))),
    stylesheet: await sizeOf(files.filter((path) => path.endsWith(".css"))),
  };
  console.log(`First load of a docs page, compressed: ${sizes.script} B of scripts, ${sizes.stylesheet} B of styles.`);
  expect(sizes.script).toBeGreaterThan(0);
  expect(sizes.script).toBeLessThanOrEqual(BUDGET.script);
  expect(sizes.stylesheet).toBeGreaterThan(0);
  expect(sizes.stylesheet).toBeLessThanOrEqual(BUDGET.stylesheet);
});

/** Bytes of some files of the output, each compressed by itself as a server does. */
async function sizeOf(paths: readonly string[]): Promise<number> {
  const texts = await Promise.all(paths.map((path) => built.read(path)));
  return texts.reduce((sum, text) => sum + Bun.gzipSync(text, { level: 9 }).byteLength, 0);
}
