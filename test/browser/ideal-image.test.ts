/** Pictures in several widths: readers get the one that fits, in its final place from the start, and no script for it. */

import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { findAxeViolations } from "../support/browser.ts";
import { makePicture } from "../support/picture.ts";
import { serveFixture } from "../support/serve-fixture.ts";
import { configText } from "../support/site.ts";
import { untilHydrated, untilTrue } from "../support/until.ts";

const fixture = serveFixture({
  "docusaurus.config.js": configText({
    presets: [["classic", { blog: false }]],
    plugins: ["ideal-image"],
  }),
  "docs/a.jpg": await makePicture({ width: 1600, height: 800, format: "jpeg" }),
  "docs/text.md":
    "# Text\n\nimport Image from '@theme/IdealImage';\n\n<Image img={require('./a.jpg')} alt='Colors' />\n\n[Home](/)\n",
  "src/pages/index.jsx": `import Image from "@theme/IdealImage";
import Layout from "@theme/Layout";
import { useState } from "react";
import a from "@site/docs/a.jpg";
export default function Home() {
  const [isLarge, setLarge] = useState(false);
  return (
    <Layout title="Home">
      <main>
        <h1>Home</h1>
        <button onClick={() => setLarge(true)}>Larger</button>
        <Image img={a} alt="Colors" width={isLarge ? 300 : 200} />
      </main>
    </Layout>
  );
}`,
});

const picture = (page: Page) => page.getByRole("img", { name: "Colors" });

const shownFile = async (page: Page): Promise<string> => {
  await untilTrue(page, () => [...document.images].every((image) => image.complete));
  return picture(page).evaluate((image: HTMLImageElement) => image.currentSrc.replace(/.*\/[^/.]*\.[^.]*/, ""));
};

test("a phone loads the small variant, a large screen the large one, without moving the layout", async () => {
  const { browser, served } = fixture;
  const phone = await browser.open(`${served.url}/docs/text`, { viewport: { width: 390, height: 800 } });
  expect(await shownFile(phone.page)).toBe(".640.webp");
  const box = await picture(phone.page).boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2, 1);
  expect(phone.requests.join()).not.toContain("image-");
  expect(await findAxeViolations(phone.page)).toEqual([]);
  expect(phone.problems).toEqual([]);
  await phone.close();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const desk = await browser.open(`${served.url}/docs/text`, {
    viewport: { width: 1600, height: 900 },
    deviceScaleFactor: 2,
    // Answers late.
    prepare: (page) => page.route("**/ideal-img/**", (route) => arrived.then(() => route.continue())),
  });
  const place = await picture(desk.page).boundingBox();
  expect((place?.width ?? 0) / (place?.height ?? 1)).toBeCloseTo(2, 1);
  arrive();
  expect(await shownFile(desk.page)).toBe(".1030.webp");
  expect(await picture(desk.page).boundingBox()).toEqual(place);
  await desk.close();
});

test("in a React page the image hydrates, updates, and works after a navigation", async () => {
  const { page, problems, close } = await fixture.browser.open(`${fixture.served.url}/docs/text`);
  await page.locator("article").getByRole("link", { name: "Home", exact: true }).click();
  await page.getByRole("heading", { name: "Home" }).waitFor();
  // Browsers stay with a larger form that they have already.
  expect(await shownFile(page)).toMatch(/\.webp$/);
  await page.reload();
  await untilHydrated(page);
  expect(await picture(page).boundingBox()).toMatchObject({ width: 200, height: 100 });
  await page.getByRole("button", { name: "Larger" }).click();
  await untilTrue(page, () => document.images[0]?.width === 300);
  expect(await picture(page).boundingBox()).toMatchObject({ width: 300, height: 150 });
  expect(await findAxeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});
