/** A site's own table of contents: in narrow windows, the list above the text takes its place, as with the theme's. */

import { expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";

const site = serveFixture({
  "docs/page.md": "# Page\n\n## One\n\nText.\n\n## Two\n\nText.\n",
  "src/theme/TOC/index.jsx": `export default ({ toc }) => <nav className="own">{toc.map(({ id }) => id).join()}</nav>;\n`,
});

test("it is only in wide windows", async () => {
  const { page, close } = await site.browser.open(`${site.served.url}/docs/page`);
  const isShown = (): Promise<boolean> => page.locator(".own").isVisible();
  expect(await isShown()).toBe(true);
  await page.setViewportSize({ width: 390, height: 800 });
  expect([await isShown(), await page.locator(".tocMobile").isVisible()]).toEqual([false, true]);
  await close();
}, 60_000);
