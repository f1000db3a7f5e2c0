/** A site's own switch with three color modes: light, dark, and that of the system, which is no choice. */

import { expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";
import { configText } from "../support/site.ts";

const site = serveFixture({
  "docusaurus.config.mjs": configText({
    presets: [["classic", { docs: false, blog: false }]],
    themeConfig: { colorMode: { respectPrefersColorScheme: true } },
  }),
  "src/pages/index.md": "# Home\n",
  "src/theme/ColorModeToggle/index.jsx": `import styles from "./styles.module.css";
const AFTER = { light: "dark", dark: null };
export default function Switch({ value, onChange, respectPrefersColorScheme }) {
  const next = value === null ? "light" : AFTER[value];
  return <button id="own" data-three={respectPrefersColorScheme} title={value ?? "system"} onClick={() => onChange(next)}>
    <i className={styles.light}>sun</i><i className={styles.dark}>moon</i><i className={styles.system}>screen</i>
  </button>;
}
`,
  "src/theme/ColorModeToggle/styles.module.css": `.light, .dark, .system { display: none }
[data-theme-choice="light"] .light, [data-theme-choice="dark"] .dark, [data-theme-choice="system"] .system { display: inline }
`,
});

test("it shows and changes the choice, and takes it back", async () => {
  const { page, problems, close } = await site.browser.open(`${site.served.url}/`, { colorScheme: "dark" });
  const own = page.locator("#own");
  const shown = async () => [
    await own.getAttribute("title"),
    await own.innerText(),
    await page.locator("html").getAttribute("data-theme"),
  ];
  expect(await shown()).toEqual(["system", "screen", "dark"]);
  await own.click();
  expect(await shown()).toEqual(["light", "sun", "light"]);
  await own.click();
  expect(await shown()).toEqual(["dark", "moon", "dark"]);
  await own.click();
  expect(await shown()).toEqual(["system", "screen", "dark"]);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  expect(problems).toEqual([]);
  await close();
}, 60_000);
