/** Mistakes in Markdown. */

import { docs, type Files, intro } from "./files.ts";

/** The config of a site with formulas. */
const MATH: Files = {
  "docusaurus.config.ts": `import katex from "rehype-katex";
import math from "remark-math";

export default {
  title: "Tools",
  url: "https://tools.example",
  baseUrl: "/",
  presets: [["classic", { docs: { remarkPlugins: [math], rehypePlugins: [katex] } }]],
};
`,
};

/** By code. */
export const MARKDOWN_EXAMPLES: Readonly<Record<string, Files>> = {
  "invalid-mdx": intro("export const answer = 40 +;\n\nThe answer is {answer}.", "mdx"),
  "unclosed-tag": intro("<div>\n\nText", "mdx"),
  "unexpected-closing-tag": intro("Text </div>", "mdx"),
  "unsafe-link": intro("[Run](javascript:run)"),
  "unknown-component": intro("<Tabss />", "mdx"),
  "missing-partial": intro('import Steps from "./_steps.md";\n\n<Steps />', "mdx"),
  "cyclic-partial": {
    ...intro('import Steps from "./_steps.mdx";\n\n<Steps />', "mdx"),
    "docs/_steps.mdx": 'import Steps from "./_steps.mdx";\n\n<Steps />\n',
  },
  "unclosed-admonition": intro(":::tip\n\nSay hello."),
  "unknown-admonition": intro(":::tpi\n\nSay hello.\n\n:::"),
  "component-in-title": intro(":::tip[Use <Badge />]\n\nSay hello.\n\n:::", "mdx"),
  "tab-without-value": intro('<Tabs>\n  <TabItem label="Linux">Text</TabItem>\n</Tabs>', "mdx"),
  "duplicate-tab": intro(
    '<Tabs>\n  <TabItem value="a">One</TabItem>\n  <TabItem value="a">Two</TabItem>\n</Tabs>',
    "mdx",
  ),
  "unknown-language": intro("```javascrpt\nrun();\n```"),
  "invalid-line-range": intro("```js {4}\nrun();\n```"),
  "mdx-as-text": { "docs/intro.md": '---\nmdx: { format: md }\n---\n\nimport Card from "./Card";\n\n# Intro\n' },
  "unquoted-title": intro("```js title=run.js\nrun();\n```"),
  "diagrams-off": intro("```mermaid\ngraph LR\n```"),
  "live-code-off": intro("```jsx live\n<b>Hello</b>\n```"),
  "misplaced-in-head": intro("<head>\n  <p>Text</p>\n</head>", "mdx"),
  "no-tab": intro("<Tabs>\n  Text\n</Tabs>", "mdx"),
  "unknown-tab": intro('<Tabs defaultValue="b">\n  <TabItem value="a">One</TabItem>\n</Tabs>', "mdx"),
  "tabs-without-name": intro('<Tabs queryString>\n  <TabItem value="a">One</TabItem>\n</Tabs>', "mdx"),
  "partial-front-matter": {
    ...intro('import Steps from "./_steps.mdx";\n\n<Steps />', "mdx"),
    "docs/_steps.mdx": "---\ntitle: Steps\n---\n\nText\n",
  },
  "unpaired-magic-comment": intro("```js\n// highlight-start\nrun();\n```"),
  "invalid-formula": { ...MATH, ...intro("$\\sqrt{2$") },
  "unclosed-formula": { ...MATH, ...intro("$$\na + b") },
  "nesting-too-deep": intro("> ".repeat(120) + "Text"),
  "converter-failed": {
    ...withRemarkPlugin(
      'npm2yarn from "@docusaurus/remark-plugin-npm2yarn"',
      '[npm2yarn, { converters: [["Deno", () => { throw new Error("no such command"); }]] }]',
    ),
    ...intro("```bash npm2yarn\nnpm install tools\n```"),
  },
  "too-complex": {
    ...docs("{ remarkPlugins: [function () { this.data().micromarkExtensions = [{}]; }] }"),
    ...intro(`${"[".repeat(400)}Text`),
  },
  "too-many-partials": {
    ...intro('import Steps from "./_steps.mdx";\n\n<Steps />', "mdx"),
    "docs/_steps.mdx": `import Step from "./_step.mdx";\n\n${"<Step />\n\n".repeat(80)}`,
    "docs/_step.mdx": `import Words from "./_words.mdx";\n\n${"<Words />\n\n".repeat(80)}`,
    "docs/_words.mdx": "Text\n",
  },
};

function withRemarkPlugin(imported: string, entry: string): Files {
  const { "docusaurus.config.ts": text = "" } = docs(`{ remarkPlugins: [${entry}] }`);
  return { "docusaurus.config.ts": `import ${imported};\n\n${text}` };
}
