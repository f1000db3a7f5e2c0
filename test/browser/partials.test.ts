/** Partials in the browser: those with code run in pages that are text otherwise, on first load and after navigation. */

import { expect, test } from "bun:test";
import { openBrowser } from "../support/browser.ts";
import { buildFixture, serveBuilt } from "../support/cli.ts";
import { configText } from "../support/site.ts";

const TIMEOUT_MS = 60_000;

const SITE = {
  "docusaurus.config.mjs": configText({ presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] }),
  "docs/index.mdx": 'import Count from "./_count.mdx";\n\n# Home\n\n[Other](./other.mdx)\n\n<Count start={3} />\n',
  "docs/other.mdx":
    'import Count, { toc as countToc } from "./_count.mdx";\n\nexport const start = 7;\n\n# Other\n\n<Count start={start} />\n\n<TOCInline toc={countToc} />\n',
  "docs/_count.mdx":
    'import { useState } from "react";\nimport Note from "./_note.md";\n\nexport function Counter({ start }) {\n  const [count, setCount] = useState(start);\n  return <button id="count" onClick={() => setCount(count + 1)}>{count}</button>;\n}\n\n## Counting {#counting}\n\n<Counter start={props.start} />\n\n<Note word="noted" />\n\n<Tabs><TabItem value="one">First</TabItem><TabItem value="two">Second</TabItem></Tabs>\n',
  "docs/_note.md": "This is *{props.word}*.\n",
};

test(
  "a partial with code runs in a page of text, and in a page of code after navigation",
  async () => {
    await using built = await buildFixture(SITE);
    expect(built.stderr).not.toContain("error");
    await using served = await serveBuilt(built);
    await using browser = await openBrowser();
    const { page, problems } = await browser.open(served.url);
    const press = async (): Promise<string> => {
      await page.locator("#count").click();
      return page.locator("#count").innerText();
    };
    expect(await press()).toBe("4");
    expect(await page.locator("main em").innerText()).toBe("noted");
    await page.getByRole("tab", { name: "two" }).click();
    expect(await page.getByRole("tabpanel").innerText()).toBe("Second");

    await page.getByRole("link", { name: "Other" }).first().click();
    await page.getByRole("heading", { name: "Other" }).waitFor();
    expect(await press()).toBe("8");
    expect(await page.locator(".tableOfContentsInline a").getAttribute("href")).toBe("#counting");
    await page.goBack();
    await page.getByRole("heading", { name: "Home" }).waitFor();
    expect(await press()).toBe("4");
    expect(problems).toEqual([]);
  },
  TIMEOUT_MS,
);
