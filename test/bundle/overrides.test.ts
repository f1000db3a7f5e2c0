import { expect, test } from "bun:test";
import { openBrowser } from "../support/browser.ts";
import { buildFixture, serveBuilt } from "../support/cli.ts";
import { configText } from "../support/site.ts";

const TIMEOUT_MS = 60_000;

const SITE = {
  "docusaurus.config.js": configText({
    presets: [["classic", { blog: false }]],
    themeConfig: { footer: { copyright: "The end", links: [] } },
  }),
  "docs/a.mdx": "# A\n\n<Highlight>text</Highlight>\n\n```js\n1\n```\n",
  "src/pages/index.md": "# Home\n\n[A](/docs/a)\n",
  "src/theme/Footer/index.js": `import Footer from "@theme-original/Footer";
export default function OwnFooter(props) { return <><p id="own-footer">before</p><Footer {...props} /></>; }`,
  "src/theme/MDXComponents.tsx": `import MDXComponents from "@theme-original/MDXComponents";
import { useState } from "react";
function Highlight({ children }) {
  const [on, set] = useState(false);
  return <mark onClick={() => set(true)}>{children}{on ? "!" : ""}</mark>;
}
export default { ...MDXComponents, Highlight };`,
  "src/theme/Root.js": `import { createContext, useState } from "react";
export const Count = createContext(0);
export default function Root({ children }) {
  const [count] = useState(7);
  return <Count.Provider value={count}>{children}</Count.Provider>;
}`,
};

test(
  "components in src/theme replace the theme's, on the server and in the browser",
  async () => {
    await using built = await buildFixture(SITE);
    expect({ code: built.code, printed: built.code === 0 ? "" : built.stdout + built.stderr }).toEqual({
      code: 0,
      printed: "",
    });
    const html = await built.read("docs/a/index.html");
    expect(html).toContain('<p id="own-footer">before</p>');
    expect(html).toContain("The end");
    expect(html).toMatch(/<mark[^>]*>text/);
    expect(html).toContain("theme-code-block");

    await using served = await serveBuilt(built);
    await using browser = await openBrowser();
    const { page, problems } = await browser.open(`${served.url}/`);
    await page.locator(".markdown").getByRole("link", { name: "A", exact: true }).click();
    await page.locator("mark").click();
    expect(await page.locator("mark").textContent()).toBe("text!");
    expect(await page.locator("#own-footer").count()).toBe(1);
    expect(problems).toEqual([]);
  },
  TIMEOUT_MS,
);
