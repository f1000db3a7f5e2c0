/** Components for authors on a built site: the same on pages of data and on pages of code, and what they do in a browser. */

import { describe, expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";
import type { Page } from "playwright-core";
import { COLOR_RULES, findAxeViolations, type TestBrowser } from "../support/browser.ts";
import { IS_RIGHT_TO_LEFT } from "../support/site-variant.ts";
import { configText } from "../support/site.ts";
import { untilHydrated } from "../support/until.ts";

const TEXT = `
import Interpolate from "@docusaurus/Interpolate";
import useBaseUrl from "@docusaurus/useBaseUrl";
import Again from "@theme/Tabs";
import Item from "@theme/TabItem";

<Head>
  <title>A &amp; B</title>
  <meta name="color" content="green" />
</Head>

## Tabs

<Tabs groupId="os" queryString="system" className="wide" defaultValue="mac">
  <TabItem value="linux" label="Linux" attributes={{ className: "orange", title: "Hint" }}>Use **apt**.</TabItem>
  <TabItem value="mac" label="macOS" className="panel">Use brew.</TabItem>
  <TabItem value="win" label="Windows">Use winget.</TabItem>
</Tabs>

<Again groupId="os" values={[{ label: "Mac", value: "mac" }, { label: "Win", value: "win" }]} lazy block>
  <Item value="mac">Apples</Item>
  <Item value="win">Panes</Item>
</Again>

<Tabs defaultValue={null}>
  <TabItem value="x">Nothing is open</TabItem>
</Tabs>

## Notes

:::note
A note.
:::

:::tip Title with *emphasis*
::::danger[In [brackets](https://a.b)]
Nested.
::::
:::

:::own A & B
Of the site.
:::

<Admonition type="info" title="1 < 2" icon="!">

A component.

</Admonition>

> [!WARNING]
> An alert.

## Details

<details>
<summary>Open **me**</summary>
Without a blank line.
</details>

<Details summary="A prop">

Inside.

</Details>

## Rest

<CodeBlock language="js" title="x.js" showLineNumbers>{\`const a = 1;\`}</CodeBlock>

<TOCInline toc={toc} maxHeadingLevel={2} />

<DocCardList />

<ThemedImage alt="A square" sources={{ light: useBaseUrl("/img/light.svg"), dark: useBaseUrl("/img/dark.svg") }} />

<Link to="/docs/other">Other</Link> <Link href="https://example.com/x">Outside</Link>

<Heading as="h3" id="own-id">A heading</Heading>

<Translate id="a" values={{ name: "Ann" }}>{"Hello {name}"}</Translate>, <Interpolate values={{ name: "Bob" }}>{"Hello {name}"}</Interpolate>

- an item with ![a picture](/img/light.svg) and a [link](./other.md)

<Counter start={3}>counted **here**</Counter>
`;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';

const SITE = {
  "docusaurus.config.mjs": configText({
    themeConfig: { navbar: { title: "Test" }, colorMode: { respectPrefersColorScheme: true } },
    presets: [["classic", { blog: false, docs: { admonitions: { keywords: ["own"], extendDefaults: true } } }]],
  }),
  "src/pages/index.md": "# Home\n",
  "src/theme/MDXComponents.js": `import MDXComponents from "@theme-original/MDXComponents";
import { useState } from "react";
function Counter({ start, children }) {
  const [count, set] = useState(start);
  return <p><button type="button" onClick={() => set(count + 1)}>{count}</button> {children}</p>;
}
const img = (props) => <span className="own-image"><img {...props} /></span>;
const h2 = ({ children, ...props }) => <h2 {...props} data-own>{children}</h2>;
export default { ...MDXComponents, Counter, img, h2 };`,
  "src/theme/MDXComponents/Li.js": 'export default (props) => <li {...props} className="own-item" />;',
  "src/theme/Admonition/Types.js": `import types from "@theme-original/Admonition/Types";
function Own({ title, children }) { return <aside className="own-note"><strong>{title}</strong>{children}</aside>; }
export default { ...types, own: Own };`,
  "static/img/light.svg": SVG,
  "static/img/dark.svg": SVG,
  "docs/data.md": `# Page\n${TEXT}`,
  "docs/code.mdx": `# Page\n${TEXT}\n<BrowserOnly fallback={<i>Waiting</i>}>{() => <b>{window.location.pathname}</b>}</BrowserOnly>\n\nexport const n = 1;\n`,
  "docs/other.md": "# Other\n\n[Data](./data.md)\n",
};

const fixture = serveFixture(SITE, { silent: true });

/** What a page shows, in a form in which the two tiers are the same: attributes sorted, ids and layout left out. */
async function shownBy(page: Page): Promise<string> {
  return page.evaluate(() => {
    const print = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? "").replace(/\s+/g, " ").trim();
      if (!(node instanceof Element)) return "";
      const skipped = /^(?:data-prose|id|aria-(?:controls|labelledby)|src)$/;
      const names = node.getAttributeNames().filter((name) => !skipped.test(name));
      const attributes = names.sort().map((name) => ` ${name}="${node.getAttribute(name)}"`);
      const inside = [...node.childNodes].map(print).join("").trim();
      return `\n<${node.localName}${attributes.join("")}>${inside}`;
    };
    return [...(document.querySelector(".theme-doc-markdown .markdown")?.childNodes ?? [])].map(print).join("");
  });
}

async function open(path: string, options = {}): ReturnType<TestBrowser["open"]> {
  return await fixture.browser.open(fixture.served.url + path, options);
}

test("both kinds of pages render the same", async () => {
  const data = await open("/docs/data");
  const code = await open("/docs/code");
  await code.page.locator("b", { hasText: "/docs/code" }).waitFor();
  expect(await code.page.title()).toBe("A & B");
  expect(await data.page.title()).toBe("A & B");
  const shown = await shownBy(data.page);
  for (const own of ["own-note", "own-image", "own-item", "data-own"]) expect(shown).toContain(own);
  expect((await shownBy(code.page)).replace("\n<b>/docs/code", "").trimEnd()).toBe(shown.trimEnd());
  expect([...data.problems, ...code.problems]).toEqual([]);
  await Promise.all([data.close(), code.close()]);
});

describe.each(["/docs/data", "/docs/code"])("on %s", (path) => {
  test("tabs of a group stay in sync: on the page, in the URL, after a reload and in other windows", async () => {
    const { page, problems, close } = await open(`${path}?system=win`);
    const chosen = (on: Page): Promise<string[]> => on.locator('[role="tab"][aria-selected="true"]').allInnerTexts();
    await page.locator('[role="tab"][aria-selected="true"]', { hasText: "Windows" }).waitFor();
    await page.getByRole("tab", { name: "macOS" }).click();
    expect(await chosen(page)).toEqual(["macOS", "Mac"]);
    expect(new URL(page.url()).search).toBe("?system=mac");
    expect(await page.evaluate(() => localStorage.getItem("docusaurus.tab.os"))).toBe("mac");
    const second = await page.context().newPage();
    await second.goto(fixture.served.url + path);
    await untilHydrated(second);
    await second.getByRole("tab", { name: "Win", exact: true }).click();
    await page.locator('[role="tab"][aria-selected="true"]', { hasText: "Windows" }).waitFor();
    expect(await chosen(page)).toEqual(["Windows", "Win"]);
    await second.goto(`${fixture.served.url}/docs/other`);
    await second.goto(fixture.served.url + path);
    await second.locator('[role="tab"][aria-selected="true"]', { hasText: "Windows" }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test("everything works by keyboard, and axe finds no violations, light and dark", async () => {
    const { page, problems, close } = await open(path, { colorScheme: "light", reducedMotion: "reduce" });
    const first = page.getByRole("tab", { name: "Linux" });
    await page.getByRole("tab", { name: "macOS" }).focus();
    const towardsNext = IS_RIGHT_TO_LEFT ? "ArrowLeft" : "ArrowRight";
    for (const key of [towardsNext, towardsNext]) await page.keyboard.press(key);
    expect(await first.evaluate((tab) => tab === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    expect(await first.getAttribute("aria-selected")).toBe("true");
    expect(await page.getByText("Use apt.").isVisible()).toBe(true);
    await page.getByText("Open me").click();
    expect(await page.getByText("Without a blank line.").isVisible()).toBe(true);
    await page.getByRole("button", { name: "3", exact: true }).click();
    await page.getByRole("button", { name: "4", exact: true }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    const images = page.getByAltText("A square");
    expect(await images.evaluateAll((all) => all.filter((image) => image.checkVisibility()).length)).toBe(1);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.locator('html[data-theme="dark"]').waitFor();
    expect(await findAxeViolations(page, COLOR_RULES)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test("without scripts all panels are open and complete", async () => {
    const { page, close } = await fixture.browser.open(fixture.served.url + path, { javaScriptEnabled: false });
    expect(await page.getByText("Use brew.").isVisible()).toBe(true);
    expect(await page.getByText("Use winget.").isVisible()).toBe(true);
    expect(await page.getByText("Hello Ann").isVisible()).toBe(true);
    await close();
  });
});
