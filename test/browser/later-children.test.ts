/**
 * Components that need more than the page they are on: some do not show their children on the server (a spoiler, a column of
 * wide windows, tabs with items of their own), some load late, and some call functions that React dropped.
 */

import { expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";
import { configText } from "../support/site.ts";
import { untilTrue } from "../support/until.ts";

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
  "src/Late.jsx": `import { useState } from "react";
export default function Late() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Late {count}</button>;
}
`,
  "src/pages/late.jsx": `import { lazy, Suspense } from "react";
const Late = lazy(() => import("../Late"));
export default () => <main><Suspense fallback="Loading"><Late /></Suspense></main>;
`,
  "node_modules/old-widget/index.js": `var React = require("react"), ReactDOM = require("react-dom");
function Row(props) { return React.createElement("p", null, props.text); }
class Widget extends React.Component {
  componentDidMount() {
    const found = ReactDOM.findDOMNode(this);
    found.title = "found";
    this.place = found.ownerDocument.createElement("aside");
    found.after(this.place);
    ReactDOM.render(React.createElement("i", null, "rendered"), this.place);
  }
  render() {
    return React.createElement(React.Fragment, null, React.createElement(Row, { text: "a row" }), React.createElement("button", {
      onClick: () => { this.place.title = String(ReactDOM.unmountComponentAtNode(this.place)) + ReactDOM.unmountComponentAtNode(this.place); },
    }, "Unmount"));
  }
}
module.exports = Widget;
`,
  "src/pages/old.jsx": 'import Widget from "old-widget";\nexport default () => <main><Widget /></main>;\n',
});

test("a component that loads late is on the page, and takes over its HTML", async () => {
  expect(await fixture.built.main("late/index.html")).toContain("Late <!-- -->0</button>");
  const { page, problems } = await fixture.browser.open(`${fixture.served.url}/late`);
  // The HTML is there before the component is.
  await untilTrue(page, () => {
    const button = document.querySelector<HTMLElement>("main button");
    button?.click();
    return button?.innerText !== "Late 0";
  });
  expect(problems).toEqual([]);
});

test("packages for earlier releases of React find nodes, and render into them", async () => {
  const { page, problems } = await fixture.browser.open(`${fixture.served.url}/old`);
  await page.locator("main aside i").waitFor();
  expect(await page.locator("main p").getAttribute("title")).toBe("found");
  await page.getByRole("button", { name: "Unmount" }).click();
  await page.locator("main aside i").waitFor({ state: "detached" });
  expect(await page.locator("main aside").getAttribute("title")).toBe("truefalse");
  expect(problems).toEqual([]);
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
