/** A site's own `ThemedImage` decides which of its images is shown, in the navbar, too. */

import { expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";
import { configText } from "../support/site.ts";

const site = serveFixture({
  "docusaurus.config.mjs": configText({
    presets: [["classic", { docs: false, blog: false }]],
    themeConfig: { navbar: { title: "Own", logo: { src: "a.svg", srcDark: "b.svg" } } },
  }),
  "static/a.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  "static/b.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  "src/pages/index.md": "# Home\n",
  "src/theme/ThemedImage/index.jsx": `import styles from "./styles.module.css";
export default ({ sources }) => <><img src={sources.light} className={styles.light} /><img src={sources.dark} className={styles.dark} /></>;
`,
  "src/theme/ThemedImage/styles.module.css":
    ".light, .dark { display: none }\n[data-theme='light'] .light { display: initial }\n",
});

test("only one logo is visible", async () => {
  const { page, close } = await site.browser.open(`${site.served.url}/`);
  expect(
    await page.locator(".navbar img").evaluateAll((all) => all.map((one) => getComputedStyle(one).display)),
  ).toEqual(["inline", "none"]);
  await close();
}, 60_000);
