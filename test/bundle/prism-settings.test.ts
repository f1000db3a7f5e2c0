/** All settings of `themeConfig.prism`, in a site without `prism-react-renderer`: in the style sheet, in pages, and for components. */

import { expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";

const site = serveFixture({
  "docusaurus.config.js": `const { themes } = require("prism-react-renderer");
const dracula = require("prism-react-renderer/themes/dracula");
const theme = {
  ...themes.github,
  plain: { ...themes.github.plain, backgroundColor: "#fafafb" },
  styles: [...themes.github.styles, { types: ["keyword"], style: { color: "#123456", fontWeight: "bold" } },
    { types: ["keyword"], languages: ["rust"], style: { color: "#654321" } }],
};
module.exports = {
  title: "Test", url: "https://example.com", baseUrl: "/", presets: [["classic", { blog: false }]],
  themeConfig: { prism: {
    theme, darkTheme: dracula, defaultLanguage: "rust", additionalLanguages: ["php", "rust"],
    magicComments: [
      { className: "theme-code-block-highlighted-line", line: "highlight-next-line" },
      { className: "own-error", line: "This is wrong", block: { start: "wrong-start", end: "wrong-end" } },
    ],
  } },
};
`,
  "docs/a.md": [
    "# A",
    "```php\n<?php\n// highlight-next-line\nfunction f() { return 1; }\n```",
    "```js\n// This is wrong\nnope();\n// wrong-start\na();\nb();\n// wrong-end\nc();\n```",
    "```\nfn main() {}\n```",
  ].join("\n\n"),
  "src/pages/index.jsx": `import { usePrismTheme } from "@docusaurus/theme-common";
export default () => <p id="theme">{usePrismTheme().plain.backgroundColor} {usePrismTheme().styles.at(-2).style.color}</p>;
`,
  "src/theme/prism-include-languages.js": `import include from "@theme-original/prism-include-languages";
export default function prismIncludeLanguages(Prism) {
  include(Prism);
  globalThis.Prism = Prism;
  require("prismjs/components/prism-markup-templating");
  require("prismjs/components/prism-php");
  require("prismjs/components/prism-rego");
  Prism.languages.own = { keyword: /own/ };
  if (Prism.languages.other === undefined) Prism.languages["our-query"] = Prism.languages.sql;
  delete globalThis.Prism;
}
`,
});

test("the build reports only the languages that code blocks do not have, each at its place", () => {
  const because = "is not supported: highlight.js has no grammar for it, and Prism is not installed.";
  expect(site.built.stderr.match(/^\w+\[.*\n.*/gm)).toEqual([
    `warning[not-supported] The language \`rego\` ${because}\n  src/theme/prism-include-languages.js:7:37`,
    `warning[not-supported] The language \`own\` ${because}\n  src/theme/prism-include-languages.js:8:19`,
    `warning[not-supported] The language \`our-query\` ${because}\n  src/theme/prism-include-languages.js:9:61`,
  ]);
  expect(site.built.stderr).toContain(
    "Install it beside the site: `npm install prismjs`. Until then, code in this language has no colors.",
  );
});

test("themes that are spread into own ones give the colors of both modes", async () => {
  const sheet = (await site.built.files()).find((path) => /^assets\/css\/styles\.\w+\.css$/.test(path)) ?? "";
  const css = await site.built.read(sheet);
  expect(css).toMatch(/:root\{[^}]*--veloci-code-keyword:#123456/);
  expect(css).toContain("--ifm-pre-background:#fafafb");
  expect(css).toMatch(/\[data-theme=dark\]\{[^}]*--veloci-code-color:#F8F8F2/i);
  expect(css).toMatch(/\.hljs-keyword[^{}]*\{font-weight:bold\}/);
});

test("languages and magic comments work, and blocks without a language have the default one", async () => {
  const main = await site.built.main("docs/a/index.html");
  const blocks = [...main.matchAll(/<pre.*?<\/pre>/gs)].map(([block]) => block);
  expect(blocks).toHaveLength(3);
  expect(blocks[0]).toContain("language-php");
  expect(blocks[0]).toMatch(/theme-code-block-highlighted-line[^>]*>.*?hljs-keyword.*?function/s);
  expect(blocks[0]).not.toContain("highlight-next-line");
  expect(blocks[1]?.match(/own-error/g)).toHaveLength(3);
  expect(blocks[1]).not.toMatch(/This is wrong|wrong-start|wrong-end/);
  expect(blocks[2]).toContain("language-rust");
  expect(blocks[2]).toMatch(/hljs-keyword[^>]*>fn/);
});

test("keywords have the color of each mode in the browser, and `usePrismTheme` gives the theme of the mode", async () => {
  const { page, problems, close } = await site.browser.open(`${site.served.url}/docs/a`);
  const color = () =>
    page
      .locator("pre .hljs-keyword")
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await color()).toBe("rgb(18, 52, 86)");
  const inRust = page.locator(".language-rust .hljs-keyword").first();
  expect(await inRust.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(101, 67, 33)");
  await page.goto(`${site.served.url}/`);
  expect(await page.locator("#theme").innerText()).toBe("#fafafb #123456");
  await page.goto(`${site.served.url}/docs/a?docusaurus-theme=dark`);
  expect(await color()).toBe("rgb(189, 147, 249)");
  await page.goto(`${site.served.url}/?docusaurus-theme=dark`);
  await page.locator("#theme", { hasText: "#282A36" }).waitFor();
  expect(problems).toEqual([]);
  await close();
});
