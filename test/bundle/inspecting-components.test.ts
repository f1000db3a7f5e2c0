/** Components of a site that inspect the Markdown inside them, through the real command line and in a browser. */

import { expect, test } from "bun:test";
import { openBrowser } from "../support/browser.ts";
import { buildFixture, mainOf, serveBuilt } from "../support/cli.ts";
import { configText } from "../support/site.ts";
import { untilHydrated } from "../support/until.ts";

const TIMEOUT_MS = 60_000;

const ROWS = `import React, { useState } from "react";
import { textOf } from "./text";
export default function Rows({ children }) {
  const [count] = useState(0);
  if (children.type !== "table") throw new Error("no table");
  const [head, body] = React.Children.toArray(children.props.children);
  const rows = React.Children.map(body.props.children, (row) => <tr id={textOf(row) + count}>{row.props.children}</tr>);
  return <table className="rows">{head}<tbody>{rows}</tbody></table>;
}`;

const TEXT = `import { Children, isValidElement } from "react";
export function textOf(node) {
  while (isValidElement(node)) [node] = Children.toArray(node.props.children);
  return node;
}`;

const STEPS = `import { Children, cloneElement } from "react";
export default ({ children }) => <ol>{Children.map(children.props.children, (item, n) => cloneElement(item, { className: "step-" + n }))}</ol>;`;

const BOX = "export default ({ children }) => <section onClick={() => {}}>{children}</section>;";

const TABLE = "| Name | Type |\n| --- | --- |\n| `a` | <code>x \\| [y](/) &amp; z</code> |\n| b | **c** *d* |\n";

const SITE = {
  "docusaurus.config.mjs": configText({ presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] }),
  "src/Rows.jsx": ROWS,
  "src/text.js": TEXT,
  "src/Steps.jsx": STEPS,
  "src/Box.jsx": BOX,
  "src/theme/MDXComponents.jsx":
    'import Given from "@theme-original/MDXComponents";\nimport Steps from "../Steps";\nexport default { ...Given, Steps };\n',
  "docs/a.mdx": `---\nslug: /\n---\n\nimport Rows from "@site/src/Rows";\nimport Box from "@site/src/Box";\n\n<Rows>\n\n${TABLE}\n</Rows>\n\n<Steps>\n\n- one\n- two **bold**\n\n</Steps>\n\n<Box>\n\nPlain **text**\n\n</Box>\n`,
};

test(
  "they receive elements, with the same names, props and children as in MDX",
  async () => {
    await using built = await buildFixture(SITE);
    expect(built.stderr).not.toContain("error");
    const html = mainOf(await built.read("index.html"));
    const rows = /<table class="rows">.*?<\/table>/s.exec(html)?.[0];
    expect(rows).toBe(
      '<table class="rows"><thead><tr><th>Name</th><th>Type</th></tr></thead><tbody><tr id="a0"><td><code>a</code></td><td><code>x | <a href="/">y</a> &amp; z</code></td></tr><tr id="b0"><td>b</td><td><strong>c</strong> <em>d</em></td></tr></tbody></table>',
    );
    expect(html).toContain('<ol><li class="step-0">one</li><li class="step-1">two <strong>bold</strong></li></ol>');
    // Others receive text, which pages need not repeat as data.
    expect(html).toMatch(/<section><p data-prose="[^"]+">Plain <strong>text<\/strong><\/p><\/section>/);
    await using served = await serveBuilt(built);
    await using browser = await openBrowser();
    const { page, problems, close } = await browser.open(`${served.url}/`);
    await untilHydrated(page);
    expect(await page.locator("#b0 strong").textContent()).toBe("c");
    expect(problems).toEqual([]);
    await close();
  },
  TIMEOUT_MS,
);
