/** Colors of code from themes of `prism-react-renderer`. */

import { expect, test } from "bun:test";
import { codeColors } from "../../src/bundle/styles/code-colors.ts";
import { buildFixture } from "../support/cli.ts";

const LIGHT = {
  plain: { color: "#111", backgroundColor: "rgb(1, 2, 3)" },
  styles: [
    { types: ["comment", "prolog"], style: { color: "#999988", fontStyle: "italic" } },
    { types: ["keyword"], style: { color: "red" } },
    { types: ["tag", "keyword"], style: { color: "#00009F" } },
    { types: ["string"], style: { opacity: 0.5 } },
  ],
};

test("each variable takes the last color of its tokens, or the plain text color", () => {
  expect(
    codeColors({
      theme: LIGHT,
      darkTheme: { plain: { color: "white" }, styles: [{ types: ["number"], style: { color: "hsl(1 2% 3%)" } }] },
    }),
  ).toMatchInlineSnapshot(
    `":root{--veloci-code-color:#111;--veloci-code-comment:#999988;--veloci-code-keyword:#00009F;--veloci-code-string:#111;--veloci-code-number:#111;--veloci-code-function:#111;--veloci-code-type:#111;--veloci-code-attribute:#111;--veloci-code-variable:#00009F;--veloci-code-property:#111}[data-theme=dark]{--veloci-code-color:white;--veloci-code-comment:white;--veloci-code-keyword:white;--veloci-code-string:white;--veloci-code-number:hsl(1 2% 3%);--veloci-code-function:white;--veloci-code-type:white;--veloci-code-attribute:white;--veloci-code-variable:white;--veloci-code-property:white}pre,.codeBlockContainer{--ifm-pre-background:rgb(1, 2, 3);--veloci-code-inserted:color-mix(in srgb,#2da44e 22%,rgb(1, 2, 3));--veloci-code-deleted:color-mix(in srgb,#e5534b 22%,rgb(1, 2, 3));--ifm-pre-color:#111;--ifm-color-emphasis-900:currentcolor;--ifm-color-content-secondary:color-mix(in srgb,currentcolor 80%,transparent)}[data-theme=dark] :is(pre,.codeBlockContainer){--ifm-pre-color:white;--ifm-color-emphasis-900:currentcolor;--ifm-color-content-secondary:color-mix(in srgb,currentcolor 80%,transparent)}:where(html:not([data-theme=dark])) .hljs-comment,:where(html:not([data-theme=dark])) .hljs-quote{font-style:italic}:where(html:not([data-theme=dark])) .hljs-string,:where(html:not([data-theme=dark])) .hljs-char,:where(html:not([data-theme=dark])) .hljs-code{opacity:0.5}:where(html:not([data-theme=dark])) .hljs-name,:where(html:not([data-theme=dark])) .hljs-tag,:where(html:not([data-theme=dark])) .hljs-tag>.hljs-name,:where(html:not([data-theme=dark])) .hljs-selector-tag{color:#00009F}:where(html:not([data-theme=dark])) .hljs-meta{color:#999988;font-style:italic}"`,
  );
});

test("light mode uses the dark theme if no other is set, and a theme without colors sets none", () => {
  expect(codeColors({ theme: LIGHT })).toContain(
    "[data-theme=dark] :is(pre,.codeBlockContainer){--ifm-pre-background:rgb(1, 2, 3);",
  );
  expect(
    [undefined, {}, { theme: { plain: {}, styles: [] } }, { theme: "github", darkTheme: 3 }].map((each) =>
      codeColors(each),
    ),
  ).toEqual(["", "", "", ""]);
});

test("styles beyond the variables become rules for the highlighter's classes, for each mode", () => {
  const theme = {
    plain: {},
    styles: [
      { types: ["keyword"], style: { color: "#111", fontWeight: "bold" } },
      { types: ["deleted"], style: { backgroundColor: "#fee", textDecorationLine: "line-through", opacity: 0.5 } },
      { types: ["constant"], style: { color: "#222", fontStyle: "italic}body{color:red" } },
      { types: ["string"], languages: ["css"], style: { fontStyle: "italic" } },
    ],
  };
  const rules =
    ".hljs-keyword,.hljs-doctag,.hljs-template-tag{font-weight:bold}.hljs-literal{color:#222}" +
    ".hljs-deletion{background-color:#fee;text-decoration-line:line-through;opacity:0.5}" +
    ".language-css .hljs-string,.language-css .hljs-char,.language-css .hljs-code{font-style:italic}";
  expect(codeColors({ theme }).replace(/^.*?(?=\.hljs)/, "")).toBe(rules);
  const both = codeColors({
    theme,
    darkTheme: { plain: {}, styles: [{ types: ["regex"], style: { color: "red" } }] },
  });
  expect(both).toContain(":where(html:not([data-theme=dark])) .hljs-literal{color:#222}");
  expect(both).toEndWith(":where(html[data-theme=dark]) .hljs-regexp{color:red}");
});

test("styles that are limited to languages apply only there", () => {
  const theme = {
    plain: { color: "#000" },
    styles: [
      { types: ["keyword", "url"], style: { color: "#111" } },
      { types: ["keyword"], languages: ["js", "c++"], style: { color: "#222", fontStyle: "italic" } },
      { types: ["url"], languages: ["js"], style: { opacity: 0.5 } },
      { types: ["string"], languages: ["a}body{color:red"], style: { color: "red" } },
    ],
  };
  const css = codeColors({ theme });
  expect(css).toContain("--veloci-code-keyword:#111");
  expect(css.slice(css.indexOf(".hljs-link"))).toBe(
    ".hljs-link{color:#111}" +
      ".language-js{--veloci-code-keyword:#222}" +
      ".language-js .hljs-keyword,.language-js .hljs-doctag,.language-js .hljs-template-tag{font-style:italic}" +
      ".language-js .hljs-link{color:#111;opacity:0.5}" +
      ".language-c\\+\\+{--veloci-code-keyword:#222}" +
      ".language-c\\+\\+ .hljs-keyword,.language-c\\+\\+ .hljs-doctag,.language-c\\+\\+ .hljs-template-tag{font-style:italic}",
  );
  const both = codeColors({ theme, darkTheme: { plain: { color: "#fff" }, styles: [] } });
  expect(both).toContain(":where(html:not([data-theme=dark])) .language-js{--veloci-code-keyword:#222}");
});

test("only valid colors are written into the rules", () => {
  const styles = [
    { types: ["keyword"], style: { color: "red}body{display:none" } },
    { types: ["string"], style: { color: "url(x)" } },
  ];
  expect(codeColors({ theme: { plain: { color: "#123;" }, styles } })).toBe("");
});

test("a site with the package installed gets its colors, before its own style sheets", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": `import { themes } from "prism-react-renderer";
export default { title: "Test", url: "https://example.com", baseUrl: "/", themeConfig: { prism: { theme: themes.mine } },
  presets: [["classic", { docs: false, blog: false, theme: { customCss: "./custom.css" } }]] };
`,
    "node_modules/prism-react-renderer/index.mjs": `export const themes = { mine: ${JSON.stringify(LIGHT)} };\n`,
    "node_modules/prism-react-renderer/package.json":
      '{ "name": "prism-react-renderer", "version": "2.0.0", "module": "index.mjs", "main": "index.mjs" }',
    "custom.css": ".own { color: red }\n",
    "src/pages/index.md": "# Home\n",
  });
  expect(built.stderr).toBe("");
  const sheet = (await built.files()).find((path) => /^assets\/css\/styles\.\w+\.css$/.test(path)) ?? "";
  expect(await built.read(sheet)).toMatch(/--veloci-code-keyword:#00009F.*\.own\{/s);
}, 20_000);
