/** Components without behavior in the browser: their pages load none of the site's code, and what is around and inside of them runs. */

import { expect, test } from "bun:test";
import { openBrowser } from "../support/browser.ts";
import { buildFixture, serveBuilt } from "../support/cli.ts";
import { configText } from "../support/site.ts";
import { untilHydrated } from "../support/until.ts";

const TIMEOUT_MS = 60_000;

const IMPORTS = `import Card from "@site/src/Card";
import Counter from "@site/src/Counter";
import Steps, { Step } from "@site/src/Steps";

`;

const SITE = {
  "docusaurus.config.mjs": configText({ presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] }),
  "docs/index.mdx": `${IMPORTS}# Home\n\n[Other](./other.mdx)\n\n<Card title="Outer"><Card title="Inner">**Bold**</Card></Card>\n\n<Steps><Step name="one">First</Step><Step name="two">Second</Step></Steps>\n`,
  "docs/other.mdx": `${IMPORTS}# Other\n\n[Handler](./handler.mdx)\n\n<Card title="Around"><Counter /></Card>\n\n<Counter><Card title="Within" /></Counter>\n\n<Card title="Beside" />\n\n<Steps live><Step name="three">Third</Step><Counter name="four" /></Steps>\n\n<Tabs><TabItem value="a"><Card title="In a tab" /></TabItem><TabItem value="b">Second tab</TabItem></Tabs>\n`,
  "docs/handler.mdx": `${IMPORTS}export const press = () => document.body.setAttribute("data-pressed", "yes");\n\n# Handler\n\n<Card title="Pressed" onClick={press} />\n`,
  "src/Card.jsx":
    "export default function Card({ title, children, ...others }) {\n  return <section {...others}><h3>{title}</h3>{children}</section>;\n}\n",
  "src/Counter.jsx":
    'import { useRef, useState } from "react";\nexport default function Counter({ children }) {\n  const [count, setCount] = useState(0);\n  const ref = useRef(null);\n  return <div><button ref={ref} className="count" onClick={() => setCount(count + ref.current.nodeName.length)}>{count}</button>{children}</div>;\n}\n',
  "src/Steps.jsx":
    'import { Children } from "react";\nexport const Step = ({ children }) => <p>{children}</p>;\nexport default function Steps({ children }) {\n  return <ol>{Children.map(children, (child) => <li title={child.props.name}>{child}</li>)}</ol>;\n}\n',
};

test(
  "pages load code for what runs, and for nothing else",
  async () => {
    await using built = await buildFixture(SITE);
    expect(built.stderr).not.toContain("error");
    await using served = await serveBuilt(built);
    await using browser = await openBrowser();
    const { page, problems, requests } = await browser.open(served.url);
    const titles = async (selector: string): Promise<string[]> => page.locator(`main ${selector}`).allInnerTexts();
    const steps = async (): Promise<(string | null)[]> =>
      page.locator("main ol li").evaluateAll((items) => items.map((item) => item.getAttribute("title")));
    expect(await titles("section h3")).toEqual(["Outer", "Inner"]);
    expect(await steps()).toEqual(["one", "two"]);
    expect(requests.filter((url) => /module-pages|Card|Steps|Counter/.test(url))).toEqual([]);

    await page.getByRole("link", { name: "Other" }).first().click();
    await page.getByRole("heading", { name: "Other" }).waitFor();
    expect(await titles("section h3")).toEqual(["Around", "Within", "Beside", "In a tab"]);
    expect(await steps()).toEqual(["three", "four"]);
    const counters = page.locator("main .count");
    for (const index of [0, 1, 2]) {
      await counters.nth(index).click();
      expect(await counters.nth(index).innerText()).toBe("6");
    }
    await page.getByRole("tab", { name: "b" }).click();
    expect(await page.getByRole("tabpanel").innerText()).toBe("Second tab");
    await page.getByRole("tab", { name: "a", exact: true }).click();
    expect(await page.getByRole("tabpanel").innerText()).toBe("In a tab");

    await page.reload();
    await untilHydrated(page);
    await counters.first().click();
    expect(await counters.first().innerText()).toBe("6");

    await page.getByRole("link", { name: "Handler" }).first().click();
    await page.getByRole("heading", { name: "Pressed" }).click();
    expect(await page.locator("body").getAttribute("data-pressed")).toBe("yes");
    expect(problems).toEqual([]);
  },
  TIMEOUT_MS,
);
