/** Sites with components of their own for code blocks and parts of them: these get the format's props, and a browser runs them. */

import { expect, test } from "bun:test";
import { openBrowser } from "../../support/browser.ts";
import { buildFixture, serveBuilt } from "../../support/cli.ts";
import { configText } from "../../support/site.ts";

const TIMEOUT_MS = 120_000;

const SITE = {
  "docusaurus.config.js": configText({ presets: [["classic", { blog: false, docs: { routeBasePath: "/" } }]] }),
  "docs/a.mdx": `# A

\`inline\`

\`\`\`js title="file.js" showLineNumbers custom=1 {2}
// first
const second = "<b>";
\`\`\`

[Other](./b.md)
`,
  "docs/index.md": "---\nslug: /\n---\n\n# Home\n",
  "docs/b.md": "# B\n\n```js\nconst other = 1;\n```\n",
};

test(
  "parts of code blocks are replaced and wrapped, each alone",
  async () => {
    await using built = await buildFixture({
      ...SITE,
      "src/theme/CodeBlock/Line/Token/index.js": `import Token from "@theme-original/CodeBlock/Line/Token";
export default function Own(props) { return <Token {...props} data-types={props.token.types.join()} />; }`,
      "src/theme/CodeBlock/Buttons/CopyButton/index.js": `import Copy from "@theme-init/CodeBlock/Buttons/CopyButton";
import { useCodeBlockContext } from "@docusaurus/theme-common/internal";
import { useState } from "react";
export default function Own(props) {
  const { metadata } = useCodeBlockContext();
  const [count, set] = useState(0);
  return <><button id="own" onClick={() => set(count + 1)}>{metadata.title}:{metadata.language}:{count}</button><Copy {...props} /></>;
}`,
      "src/theme/Icon/Copy/index.js": `export default function Own(props) { return <svg {...props} data-own="icon" />; }`,
      "src/theme/CodeBlock/Layout/index.js": `import Layout from "@theme-original/CodeBlock/Layout";
export default function Own(props) { return <div className="own-layout"><Layout {...props} /></div>; }`,
    });
    expect([built.code, built.code === 0 ? "" : built.stdout + built.stderr]).toEqual([0, ""]);
    await using served = await serveBuilt(built);
    await using browser = await openBrowser();
    const { page, problems } = await browser.open(`${served.url}/a`);
    const code = page.locator(".own-layout pre code");
    expect(await code.textContent()).toBe('// first\nconst second = "<b>";');
    expect(await code.locator("[data-types=keyword].hljs-keyword").textContent()).toBe("const");
    expect(await code.locator(".theme-code-block-highlighted-line").textContent()).toBe('const second = "<b>";');
    expect(await page.locator(".own-layout .codeBlockTitle").textContent()).toBe("file.js");
    expect(await page.locator(".copyButton [data-own=icon]").count()).toBe(1);
    await page.locator("#own").click();
    expect(await page.locator("#own").textContent()).toBe("file.js:js:1");
    await page.getByRole("link", { name: "Other" }).click();
    await page.waitForURL("**/b");
    expect(await page.locator(".own-layout [data-types=keyword]").textContent()).toBe("const");
    expect(problems).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  "a component around code blocks is around live ones, and one around those alone, too",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.js": configText({
        presets: [["classic", { blog: false, docs: { routeBasePath: "/" } }]],
        themes: ["@docusaurus/theme-live-codeblock"],
      }),
      "docs/index.md":
        "---\nslug: /\n---\n\n# Home\n\n```jsx live\n<b id='shown'>shown</b>\n```\n\n```js\nplain();\n```\n",
      "src/theme/CodeBlock/index.js": `import CodeBlock from "@theme-original/CodeBlock";
export default function Own(props) { return <section className={props.live ? "live" : "plain"}><CodeBlock {...props} /></section>; }`,
      "src/theme/LiveCodeBlock/index.js": `import LiveCodeBlock from "@theme-original/LiveCodeBlock";
export default function Own(props) { return <div className={props.metastring}><LiveCodeBlock {...props} /></div>; }`,
    });
    expect([built.code, built.stderr]).toEqual([0, ""]);
    await using served = await serveBuilt(built);
    await using browser = await openBrowser();
    const { page, problems } = await browser.open(`${served.url}/`);
    await page.locator("section.live > div.live #shown").waitFor();
    expect(await page.locator("section.plain pre").textContent()).toBe("plain();");
    await page.getByRole("textbox").fill("<i id='other'>other</i>");
    await page.locator("section.live #other").waitFor();
    expect(problems).toEqual([]);
  },
  TIMEOUT_MS,
);

const PRE = {
  "that reads the code as earlier releases passed it": `import CodeBlock from "@theme/CodeBlock";
import { isValidElement } from "react";
export default function Own(props) {
  const isCode = isValidElement(props.children) && props.children.props?.originalType === "code";
  return <section className="own"><CodeBlock {...(isCode ? props.children.props : props)} /></section>;
}`,
  "around that of the theme":
    'import Pre from "@theme-original/MDXComponents/Pre";\nexport default (props) => <section className="own"><Pre {...props} /></section>;',
};

test.each([
  [
    "`code` that renders its own",
    "Code",
    'import CodeBlock from "@theme/CodeBlock";\nexport default (props) => <section className="own"><CodeBlock {...props} /></section>;',
  ],
  [
    "`code` that renders the theme's",
    "Code",
    'import Code from "@theme-original/MDXComponents/Code";\nexport default (props) => <section className="own"><Code {...props} /></section>;',
  ],
  ...Object.entries(PRE).map(([name, source]) => [`\`pre\` ${name}`, "Pre", source] as const),
])(
  "a component for %s is around live blocks",
  async (_, name, code) => {
    await using built = await buildFixture({
      "docusaurus.config.js": configText({
        presets: [["classic", { blog: false, docs: { routeBasePath: "/" } }]],
        themes: ["@docusaurus/theme-live-codeblock"],
      }),
      "docs/index.md":
        "---\nslug: /\n---\n\n# Home\n\n```jsx live\n<b id='shown'>shown</b>\n```\n\n```js\nplain();\n```\n",
      [`src/theme/MDXComponents/${name}.js`]: code,
    });
    expect([built.code, built.stderr]).toEqual([0, ""]);
    await using served = await serveBuilt(built);
    await using browser = await openBrowser();
    const { page, problems } = await browser.open(`${served.url}/`);
    await page.locator("section.own .playgroundPreview #shown").waitFor();
    expect(await page.locator("section.own pre", { hasText: "plain();" }).count()).toBe(1);
    expect(problems).toEqual([]);
  },
  TIMEOUT_MS,
);

test.each(Object.entries(PRE))(
  "a component for `pre` alone, %s, gets the code",
  async (_, source) => {
    await using built = await buildFixture({ ...SITE, "src/theme/MDXComponents/Pre.js": source });
    expect([built.code, built.code === 0 ? "" : built.stdout + built.stderr]).toEqual([0, ""]);
    await using served = await serveBuilt(built);
    await using browser = await openBrowser();
    const { page, problems } = await browser.open(`${served.url}/a`);
    expect(await page.locator(".own").count()).toBe(1);
    expect(await page.locator(".own > .language-js pre").count()).toBe(1);
    expect((await page.locator(".own > .language-js pre > code").textContent())?.trim()).toBe(
      '// first\nconst second = "<b>";',
    );
    expect(await page.locator("[originaltype], [mdxtype], [metastring]").count()).toBe(0);
    await page.getByRole("link", { name: "Other" }).click();
    await page.waitForURL("**/b");
    expect((await page.locator(".own pre").textContent())?.trim()).toBe("const other = 1;");
    expect(problems).toEqual([]);
  },
  TIMEOUT_MS,
);

/** Says what it is given. */
const TELLING = `export default function Own({ children, ...props }) {
  return <div className="told">{JSON.stringify({ ...props, children })}</div>;
}`;

test(
  "replacements of code blocks and of their elements receive the text and the metastring",
  async () => {
    await using built = await buildFixture({
      ...SITE,
      "src/theme/CodeBlock.js": TELLING,
      "src/theme/MDXComponents/Pre.js": `export default function Own({ children }) { return <section className="own-pre">{children}</section>; }`,
      "src/theme/MDXComponents/Code.js": `import Code from "@theme-original/MDXComponents/Code";
export default function Own(props) { return <span className="own-code"><Code {...props} /></span>; }`,
    });
    expect([built.code, built.code === 0 ? "" : built.stdout + built.stderr]).toEqual([0, ""]);
    await using served = await serveBuilt(built);
    await using browser = await openBrowser();
    const { page, problems } = await browser.open(`${served.url}/a`);
    expect(JSON.parse((await page.locator(".own-pre > .own-code > .told").textContent()) ?? "")).toMatchObject({
      className: "language-js",
      metastring: 'title="file.js" showLineNumbers custom=1 {2}',
      children: '// first\nconst second = "<b>";\n',
    });
    expect(await page.locator("p > .own-code > code").textContent()).toBe("inline");
    expect(problems).toEqual([]);
    expect(await built.read("a.md")).toContain("```js");
  },
  TIMEOUT_MS,
);
