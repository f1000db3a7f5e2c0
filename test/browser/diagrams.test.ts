/** Diagrams on built pages: drawn in the browser, in the colors of the page, and text without it. */

import { expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";
import { findAxeViolations } from "../support/browser.ts";
import { buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";
import { untilTrue } from "../support/until.ts";

const FENCE = "```mermaid\ngraph LR\n  A[Wheat] --> B[Flour]\n```\n";

const SITE = {
  "docusaurus.config.mjs": configText({
    baseUrl: "/base/",
    markdown: { mermaid: true },
    themes: ["@docusaurus/theme-mermaid"],
    themeConfig: { navbar: { title: "Test" }, mermaid: { theme: { light: "forest" }, options: { fontSize: 20 } } },
  }),
  "src/pages/index.md": "# Home\n",
  "docs/data.md": `# Data\n\n[Code](./code.mdx)\n\n${FENCE}\n<Mermaid value="graph LR\n  C[Water]" />\n`,
  "docs/code.mdx": `# Code\n\nexport const chart = "graph LR\\n  D[Salt]";\n\n<Mermaid value={chart} />\n\n${FENCE}`,
  "docs/note.md": "# Note\n\n```mermaid\nsequenceDiagram\n  Mill->>Baker: Flour\n  Note over Mill: Rye\n```\n",
  "docs/wrong.md": "# Wrong\n\n```mermaid\ngraph LR\n  A[Wheat --> B\n```\n",
  "docs/hidden.md": `# Hidden\n\n<Tabs>\n<TabItem value="one">\n\nOne\n\n</TabItem>\n<TabItem value="two">\n\n${FENCE}\n</TabItem>\n</Tabs>\n`,
  "docs/tabs.md": '# Tabs\n\n<Tabs><TabItem value="a">One</TabItem><TabItem value="b">Two</TabItem></Tabs>\n',
};

const fixture = serveFixture(SITE, { silent: true });

const SCRIPTS = /\/assets\/js\/mermaid-/;

test("fences and components are drawn on both tiers, in the page's colors, from the site's own files", async () => {
  const { page, problems, requests, close } = await fixture.browser.open(`${fixture.served.url}/docs/data`, {
    colorScheme: "light",
  });
  const drawings = page.locator(".docusaurus-mermaid-container svg[aria-roledescription]:visible");
  await drawings.getByText("Flour").waitFor();
  await drawings.getByText("Water").waitFor();
  expect(await page.locator("pre").count()).toBe(0);
  expect(await findAxeViolations(page)).toEqual([]);
  const fill = (): Promise<string> =>
    page
      .locator(".docusaurus-mermaid-container .node rect")
      .first()
      .evaluate((box) => getComputedStyle(box).fill);
  const light = await fill();
  await page.getByRole("button", { name: /dark/i }).click();
  await untilTrue(
    page,
    (before) => {
      const box = document.querySelector(".docusaurus-mermaid-container div:nth-child(2) .node rect");
      return box !== null && getComputedStyle(box).fill !== before;
    },
    light,
  );
  // Only light has a theme by name: dark has the site's colors.
  const [border, primary] = await page.evaluate(() => {
    const box = document.querySelector(".docusaurus-mermaid-container .node rect");
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--ifm-color-primary)";
    return [box && getComputedStyle(box).stroke, getComputedStyle(probe).color];
  });
  expect(border).toBe(primary);
  expect(await drawings.getByText("Flour").count()).toBe(1);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.locator(".markdown").getByRole("link", { name: "Code" }).click();
  await drawings.getByText("Salt").waitFor();
  await drawings.getByText("Flour").waitFor();
  expect(requests.filter((url) => !url.startsWith(fixture.served.url))).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test("notes are readable on pages with the smaller style sheet", async () => {
  const { page, close } = await fixture.browser.open(`${fixture.served.url}/docs/note`);
  // Only dark has the site's colors.
  await page.getByRole("button", { name: /dark/i }).click();
  await page.locator("div:nth-child(2) > svg .noteText").getByText("Rye").waitFor();
  const fill = (selector: string): Promise<string> =>
    page.locator(`div:nth-child(2) > svg ${selector}`).evaluate((part) => getComputedStyle(part).fill);
  expect(await fill("rect.note")).not.toBe(await fill(".noteText"));
  await close();
});

test("an invalid diagram shows an error above its source", async () => {
  const { page, problems, close } = await fixture.browser.open(`${fixture.served.url}/docs/wrong`);
  await page.getByText("This diagram cannot be drawn.").waitFor();
  expect(await page.locator(".docusaurus-mermaid-container pre").first().textContent()).toContain(
    "Parse error on line",
  );
  expect(await page.locator(".docusaurus-mermaid-container code").textContent()).toContain("A[Wheat --> B");
  expect(await findAxeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test("a diagram in a tab is drawn at full size when the tab opens", async () => {
  const { page, problems, requests, close } = await fixture.browser.open(`${fixture.served.url}/docs/hidden`);
  await page.locator(".docusaurus-mermaid-container > [aria-hidden]").waitFor({ state: "attached" });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(requests.filter((url) => SCRIPTS.test(url))).toEqual([]);
  await page.getByRole("tab", { name: "two" }).click();
  const drawing = page.locator(".docusaurus-mermaid-container svg[aria-roledescription]:visible");
  await drawing.getByText("Flour").waitFor();
  expect(await drawing.evaluate((image) => image.getBoundingClientRect().width)).toBeGreaterThan(100);
  expect(problems).toEqual([]);
  await close();
});

test("pages without diagrams load no diagram code, and the source is visible without scripts", async () => {
  const tabs = await fixture.browser.open(`${fixture.served.url}/docs/tabs`);
  expect(tabs.requests.filter((url) => SCRIPTS.test(url) || /Drawing-|diagram-/.test(url))).toEqual([]);
  await tabs.close();
  const silent = await fixture.browser.open(`${fixture.served.url}/docs/data`, { javaScriptEnabled: false });
  expect(await silent.page.locator("pre").first().innerText()).toContain("A[Wheat] --> B[Flour]");
  await silent.close();
});

test("a site without diagrams contains none of their files", async () => {
  await using plain = await buildFixture({ "src/pages/index.md": "# Home\n\n```mermaid\ngraph LR\n```\n" });
  expect((await plain.files()).filter((path) => SCRIPTS.test(`/${path}`))).toEqual([]);
  expect(plain.stdout + plain.stderr).toContain("markdown.mermaid: true");
});
