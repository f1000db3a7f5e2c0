/** Live editors: code that readers change, what it shows, and what pages without one are spared. */

import { describe, expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";
import type { Page } from "playwright-core";
import { findAxeViolations, type TestPage } from "../support/browser.ts";
import { configText } from "../support/site.ts";
import { IS_DEV } from "../support/site-variant.ts";

const COUNTER = `function Counter() {
  const [count, setCount] = useState(1);
  return <button onClick={() => setCount(count + 1)}>Times: {count}</button>;
}`;

const SITE = {
  "docusaurus.config.js": configText({
    themeConfig: { navbar: { title: "Editors" } },
    presets: [["classic", { blog: false, docs: { routeBasePath: "/" } }]],
    themes: ["@docusaurus/theme-live-codeblock"],
  }),
  "docs/index.md": "---\nslug: /\n---\n# Plain\n\n[Live](./live.md)\n",
  "docs/live.md": `# Live\n\n\`\`\`jsx live\n${COUNTER}\n\`\`\`\n\n\`\`\`tsx live noInline\nconst list: string[] = ["a", "b"];\nrender(<Names of={list} />);\n\`\`\`\n`,
  "docs/program.mdx":
    "# Program\n\nexport const name = 'x';\n\n{name}\n\n```jsx live\n<i id='shown'>slanted</i>\n```\n",
  "src/pages/made.jsx": `import { useState } from "react";
import { generateElement, renderElementAsync } from "react-live";
const Word = ({ text }) => <b>{text}</b>;
const scope = { Word };
let Rendered;
renderElementAsync({ code: "render(<Word text='rendered' />)", scope }, (component) => { Rendered = component; });
export default function Made() {
  const [problem, setProblem] = useState("none");
  const [Made] = useState(() => generateElement({ code: "<Word text='made' />", scope }));
  const [Wrong] = useState(() => generateElement({ code: "<Word", scope }, (error) => setProblem(error.name)));
  return <main><Made /> <Rendered /> <Wrong /><i>{problem}</i></main>;
}
`,
  // What it names is there in browsers only.
  "src/theme/ReactLiveScope/index.js": `import React from "react";
const here = window.location.pathname;
const Names = ({ of }) => <ul>{of.map((name) => <li key={name}>{name} at {here}</li>)}</ul>;
export default { React, ...React, Names };`,
};

const fixture = serveFixture(SITE);

async function open(path: string): Promise<TestPage> {
  return await fixture.browser.open(fixture.served.url + path);
}

const editor = (page: Page) => page.getByRole("textbox", { name: "Live Editor" }).first();
const preview = (page: Page) => page.locator(".playgroundPreview").first();

test("pages make elements of code without an editor", async () => {
  const { page, problems, close } = await open("/made");
  await page.locator("b", { hasText: "made" }).waitFor();
  await page.locator("b", { hasText: "rendered" }).waitFor();
  await page.locator("i", { hasText: "Error" }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test("the result follows the code and is interactive", async () => {
  const { page, problems, requests, close } = await open("/live");
  await preview(page).getByRole("button", { name: "Times: 1" }).click();
  await preview(page).getByRole("button", { name: "Times: 2" }).waitFor();
  const scripts = new Set(requests.filter((url) => url.endsWith(".js")));
  const sizes = await Promise.all([...scripts].map(async (url) => (await (await fetch(url)).text()).length));
  // The compiler alone is twice as long. It comes with the first change.
  expect(sizes.filter((size) => size > 100_000)).toHaveLength(1);
  await editor(page).fill(COUNTER.replace("useState(1)", "useState(40)").replace("Times", "Count"));
  await preview(page).getByRole("button", { name: "Count: 40" }).waitFor();
  // Colors and copies are of the code as it is now.
  const code = page.locator(".playgroundEditor code").first();
  expect(await code.locator(".hljs-number", { hasText: "40" }).count()).toBe(1);
  expect(await code.textContent()).toBe(`${await editor(page).inputValue()}\n`);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Reset" }).click();
  await preview(page).getByRole("button", { name: "Times: 1" }).waitFor();
  expect(await page.getByRole("button", { name: "Reset" }).count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

test("errors appear in place until they are fixed", async () => {
  const { page, close } = await open("/live");
  const alert = preview(page).getByRole("alert");
  await editor(page).fill("<b>open");
  await alert.getByText("SyntaxError: Unterminated JSX contents").waitFor();
  await editor(page).fill("<b>{let}</b>");
  await alert.getByText("SyntaxError").waitFor();
  await editor(page).fill("<b>{unknown}</b>");
  await alert.getByText("ReferenceError: unknown is not defined").waitFor();
  await editor(page).fill("() => { throw new Error('while it renders'); }");
  await alert.getByText("Error: while it renders").waitFor();
  await editor(page).fill("<b>well</b>");
  await preview(page).locator("b", { hasText: "well" }).waitFor();
  expect(await alert.count()).toBe(0);
  await close();
});

describe("under a Content-Security-Policy", () => {
  const openUnder = (sources: string): Promise<TestPage> =>
    fixture.browser.open(`${fixture.served.url}/live`, {
      prepare: (page) =>
        page.route("**/live", async (route) => {
          const response = await route.fetch();
          const policy = `script-src 'self' 'unsafe-inline' ${sources}`;
          await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
        }),
    });

  // Only builds write a Content Security Policy.
  test.skipIf(IS_DEV)("code from memory runs without `unsafe-eval`, and violates nothing", async () => {
    const { page, problems, close } = await openUnder("blob:");
    await preview(page).getByRole("button", { name: "Times: 1" }).click();
    await editor(page).fill("<b>new</b>");
    await preview(page).locator("b", { hasText: "new" }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test("that allows only `unsafe-eval`, code runs too", async () => {
    const { page, close } = await openUnder("'unsafe-eval'");
    await preview(page).getByRole("button", { name: "Times: 1" }).waitFor();
    await close();
  });

  test("that forbids both, the page names the missing source", async () => {
    const { page, close } = await openUnder("");
    await preview(page).getByRole("alert").getByText("Add `blob:` to its `script-src` directive").waitFor();
    await close();
  });
});

test("code may call `render` itself, use types, and use names from the scope", async () => {
  const { page, problems, close } = await open("/live");
  const second = page.locator(".playgroundPreview").nth(1);
  expect(await second.getByRole("listitem").first().textContent()).toBe("a at /live");
  expect(problems).toEqual([]);
  await close();
});

test("pages with code have the same editors", async () => {
  const { page, problems, close } = await open("/program");
  await page.locator("#shown", { hasText: "slanted" }).waitFor();
  await editor(page).fill("<b id='shown'>bold</b>");
  await page.locator("b#shown", { hasText: "bold" }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test("the keyboard can enter and leave the editor, and new lines keep the indentation", async () => {
  const { page, close } = await open("/live");
  await editor(page).focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("setCount;");
  expect((await editor(page).inputValue()).split("\n")[2]).toBe("  setCount;");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");
  await close();
});

test("the text field exactly covers the highlighted code", async () => {
  const { page, close } = await open("/live");
  const measures = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { font, letterSpacing, tabSize, paddingTop, paddingLeft, lineHeight } = getComputedStyle(element);
        const { top, left, width, height } = element.getBoundingClientRect();
        return { font, letterSpacing, tabSize, paddingTop, paddingLeft, lineHeight, top, left, width, height };
      });
  expect(await measures(".playgroundEditor textarea")).toEqual(await measures(".playgroundEditor code"));
  await close();
});

test("pages without an editor load none of its files; navigating to one loads its styles", async () => {
  const { page, requests, problems, close } = await open("/");
  const bytes = await page.locator("style").allTextContents();
  expect(bytes.join("")).not.toContain("playground");
  const before = requests.length;
  await page.locator(".markdown").getByRole("link", { name: "Live" }).click();
  await preview(page).getByRole("button", { name: "Times: 1" }).waitFor();
  expect(
    await page
      .locator(".playgroundEditor")
      .first()
      .evaluate((element) => getComputedStyle(element).display),
  ).toBe("grid");
  expect(requests.slice(0, before).join()).not.toContain("playground-");
  expect(requests.join()).toContain("playground-");
  expect(problems).toEqual([]);
  await close();
});

test("without scripts the code is shown, and controls are hidden", async () => {
  const { page, close } = await fixture.browser.open(`${fixture.served.url}/live`, { javaScriptEnabled: false });
  expect(await page.locator(".playgroundEditor code").first().textContent()).toBe(COUNTER);
  expect(await page.locator("textarea").count()).toBe(0);
  expect(await page.getByText("Result").first().isVisible()).toBe(false);
  await close();
});
