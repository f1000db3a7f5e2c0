/** Components that do not show their children on the server: a spoiler, a column of wide windows, tabs with items of their own. */

import { expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";
import { configText } from "../support/site.ts";

const fixture = serveFixture({
  "docusaurus.config.mjs": configText({ presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] }),
  "src/Spoiler.jsx": `import { useWindowSize } from "@docusaurus/theme-common";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import { useState } from "react";
export default function Spoiler({ children }) {
  const [isOpen, setOpen] = useState(false);
  return <section><button onClick={() => setOpen(!isOpen)}>Show</button>{isOpen && children}</section>;
}
export const Wide = ({ children }) => (useWindowSize() === "desktop" ? <aside>{children}</aside> : null);
export const OneTwo = ({ children }) => <Tabs values={["one", "two"].map((value) => ({ value }))}>{children}</Tabs>;
export const First = ({ children }) => <TabItem value="one">{children}</TabItem>;
`,
  "docs/index.mdx": `import Spoiler, { First, OneTwo, Wide } from "@site/src/Spoiler";

# Home

<Spoiler>

The *end* is near.

\`\`\`js
const end = true;
\`\`\`

</Spoiler>

<Wide>

There is **room**.

</Wide>

<OneTwo>
<First>

Inside *one*.

</First>
<TabItem value="two">Inside two.</TabItem>
</OneTwo>
`,
});

test("they have their text when they show them", async () => {
  const { page, problems } = await fixture.browser.open(fixture.served.url);
  await page.locator("main aside").waitFor();
  expect(await page.locator("main aside").innerText()).toBe("There is room.");
  await page.getByRole("button", { name: "Show" }).click();
  expect(await page.locator("main section p").innerHTML()).toBe("The <em>end</em> is near.");
  expect((await page.locator("main section pre").innerText()).trim()).toBe("const end = true;");
  expect(problems).toEqual([]);
});

test("items inside other components belong to the tabs around them", async () => {
  expect(await fixture.built.main("index.html")).toContain("Inside <em>one</em>.");
  const { page, problems } = await fixture.browser.open(fixture.served.url);
  expect(await page.getByRole("tabpanel").innerText()).toBe("Inside one.");
  await page.getByRole("tab", { name: "two" }).click();
  expect(await page.getByRole("tabpanel").innerText()).toBe("Inside two.");
  expect(problems).toEqual([]);
});
