/** Copy buttons of the theme in components of a site: they copy what the component says, also outside of code blocks. */

import { expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";
import { configText } from "../support/site.ts";

const site = serveFixture({
  "docusaurus.config.mjs": configText({ presets: [["classic", { docs: false, blog: false }]] }),
  "src/pages/index.jsx": `import CopyButton from "@theme/CodeBlock/CopyButton";
import { CodeBlockContextProvider } from "@docusaurus/theme-common/internal";
const metadata = { code: "from around", codeInput: "", className: "", language: "text", lineClassNames: {} };
export default () => <>
  <p id="alone"><CopyButton code="npm start" /></p>
  <CodeBlockContextProvider metadata={metadata} wordWrap={{}}><div id="around"><CopyButton /></div></CodeBlockContextProvider>
  <div id="part" className="codeBlockContainer theme-code-block"><pre><code>{"shown\\n"}</code></pre><CopyButton code="copied" /></div>
</>;
`,
});

test("each copies its code and is named `Copied` for a moment", async () => {
  const { page, close } = await site.browser.open(`${site.served.url}/`);
  await page.evaluate(() => {
    const writeText = (text: string): Promise<void> => {
      document.title += `[${text}]`;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
    document.title = "";
  });
  for (const id of ["alone", "around", "part"]) {
    await page.locator(`#${id} button`).click({ force: true });
    await page.locator(`#${id} button[aria-label="Copied"]`).waitFor({ state: "attached" });
  }
  expect(await page.title()).toBe("[npm start][from around][copied]");
  await close();
}, 60_000);
