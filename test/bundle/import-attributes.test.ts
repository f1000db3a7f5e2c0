/** Import attributes (`with { type: "text" }`), in Markdown and in components: files are text, whatever their type. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";

const FILES = {
  "docs/files/data.json": '{ "of": "json" }\n',
  "docs/files/style.css": ".of-css { }\n",
  "docs/files/_part.mdx": "<NoComponent of='mdx' />\n",
  "docs/files/icon.svg": '<svg xmlns="http://www.w3.org/2000/svg"><title>of svg</title></svg>\n',
  "docs/files/code.js": 'export default "of js";\n',
};

const IMPORTS = `import data from './files/data.json' with { type: 'json' };
import json from './files/data.json' with { type: 'text' };
import css from "./files/style.css" with {type: "text"};
import mdx from './files/_part.mdx' with { type: 'text' };
import svg from './files/icon.svg' with { type: 'text' };
import js from './files/code.js' with { type: 'text' };
`;

/** Shows what is text, and the data. */
const SHOWN = "{[json, css, mdx, svg, js].map((text) => typeof text + text.match(/of\\W+\\w+/)).join()} {data.of}";

const TEXT =
  /stringof&quot;: &quot;json,stringof-css,stringof=(?:'|&#x27;)mdx,stringof svg,stringof js(?:<!-- -->)? (?:<!-- -->)?json/;

test("text and data are those of the files, in Markdown with and without code, and in components", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": `module.exports = { title: "T", url: "https://example.com", baseUrl: "/", presets: [["classic", { blog: false, docs: { routeBasePath: "/" } }]] };\n`,
    ...FILES,
    "docs/code.mdx": `${IMPORTS}\n# Code\n\n${SHOWN}\n\n\`\`\`js\nimport a from './b' with { type: 'text' };\n\`\`\`\n`,
    "docs/plain.mdx": `${IMPORTS}import CodeBlock from "@theme/CodeBlock";\n\n# Plain\n\n<CodeBlock>{mdx}</CodeBlock>\n\n{data.of}\n`,
    "docs/component.mdx": 'import Shown from "./_Shown";\n\n# Component\n\n<Shown />\n',
    "docs/_Shown.jsx": `${IMPORTS}\nexport default () => <p>${SHOWN}</p>;\n`,
  });
  expect(built.stderr).toBe("");
  const code = await built.main("code/index.html");
  expect(code).toMatch(TEXT);
  expect(code.replace(/<[^>]*>/g, "")).toContain("import a from './b' with { type: 'text' };");
  expect(await built.main("component/index.html")).toMatch(TEXT);
  const plain = (await built.main("plain/index.html")).replace(/<[^>]*>/g, "");
  expect(plain).toMatch(/NoComponent of='mdx'.*json/s);
}, 60_000);
