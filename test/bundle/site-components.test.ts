/** Components as public sites have them: from packages, in Markdown, and in the place of the theme's with the format's props. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";

// Starts the command line.
setDefaultTimeout(60_000);

let built: BuiltSite;

beforeAll(async () => {
  built = await buildFixture({
    "docusaurus.config.mjs": configText({
      plugins: ["./nameless.cjs"],
      presets: [["classic", { blog: { onUntruncatedBlogPosts: "ignore", onInlineAuthors: "ignore" } }]],
    }),
    "nameless.cjs":
      "module.exports = () => ({ injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: 'by-nameless' } }] }) });\n",
    "node_modules/tweets/package.json": '{ "name": "tweets", "version": "1.0.0", "main": "index.js" }',
    "node_modules/tweets/index.js":
      'import { createElement } from "react";\nexport const Tweet = ({ id, children }) => createElement("blockquote", { cite: id }, children);\n',
    "src/Shown.jsx": `import { Highlight, themes } from "prism-react-renderer";
export default () => <Highlight code="let a = 1;" language="js" theme={themes.github}>
  {({ tokens }) => <code>{tokens.flat().map(({ content }) => content).join("|")}</code>}
</Highlight>;
`,
    "src/theme/BlogPostItems/index.jsx": `export default ({ items }) => <ol>{items.map(({ content: Content }) =>
  <li key={Content.metadata.permalink}>{Content.metadata.title}: <Content /></li>)}</ol>;
`,
    "src/theme/DocItem/Footer/index.jsx": `import { useDocsVersion } from "@docusaurus/plugin-content-docs/client";
export default () => <aside>{Object.keys(useDocsVersion().docs).join()}</aside>;
`,
    "src/pages/index.md": "# Home\n",
    "docs/plain.md": `import { Tweet } from "tweets";
import Shown from "@site/src/Shown";

# Plain

<Tweet id="20">Said **so**</Tweet>

<Shown />
`,
    "docs/code.mdx": `import { Tweet } from "tweets";
import CodeBlock from "@theme/CodeBlock";

# Code

export const id = 3;

<Tweet id={id}>Said here</Tweet>

<CodeBlock language="js">{\`const first = 1;

const second = \${id};
\`}</CodeBlock>
`,
    "blog/2022-01-01-a.md": "---\ntitle: Post\nauthors: { name: Ada }\n---\n\nText of it.\n",
  });
});

afterAll(() => built?.[Symbol.asyncDispose]());

const textOf = (html: string): string => html.replaceAll("<!-- -->", "").replace(/<[^>]*>/g, "");

test("a plugin needs no name", async () => {
  expect([built.code, built.code === 0 ? "" : built.stderr]).toEqual([0, ""]);
  expect(await built.read("index.html")).toContain('name="by-nameless"');
});

test("components of packages show in Markdown with and without code", async () => {
  expect(await built.main("docs/plain/index.html")).toMatch(/<blockquote cite="20"[^>]*>.*Said <strong>so<\/strong>/s);
  expect(await built.main("docs/code/index.html")).toMatch(/<blockquote cite="3"[^>]*>.*Said here/s);
});

test("components use `prism-react-renderer` without installing it", async () => {
  expect(textOf(await built.main("docs/plain/index.html"))).toContain("let| a |=| |1|;");
});

test("a template literal of several lines is the code of a block", async () => {
  const text = textOf(await built.main("docs/code/index.html"));
  expect(text).toContain("const first = 1;");
  expect(text).toContain("const second = 3;");
});

test("a list of posts receives their content with its metadata, and docs know those beside them", async () => {
  expect(textOf((await built.main("blog/index.html")).replace(/[^]*<ol>/, ""))).toContain("Post: Text of it.");
  expect(await built.main("docs/plain/index.html")).toContain("<aside>code,plain</aside>");
});
