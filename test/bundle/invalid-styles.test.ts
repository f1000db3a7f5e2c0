/** Style sheets with parts that browsers skip, which the format's bundler passes on. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";

const CONFIG = configText({
  presets: [["classic", { docs: false, blog: false, theme: { customCss: "./custom.css" } }]],
});

const PAGE = "export default () => <main />;\n";

test("browsers skip what is invalid, and the build says where; declarations for old browsers and packages are silent", async () => {
  await using built = await buildFixture(
    {
      "docusaurus.config.js": CONFIG,
      "custom.css": `// Don't write this
.commented { color: red }
.first { color: green; width: 1px !ie; #height: 1px; top: 2px !; left: 3px; bottom: 4px !importent }
.parent >>> .child, .list { color: red }
.parent /deep/ .child { color: red }
a, {}
@media screen and (min-width: 0\\0) { .media { color: red } }
@media print { .printed { color: blue } .x > { color: red } }
@media screen and(min-width: 1px), print { .queried { color: blue } }
.last::after { content: "; } //" }
@import "./late.css";
.end::after { content: "it's" }
`,
      "late.css": ".late { color: teal }\n",
      "src/pages/index.jsx": `import styles from "./index.module.css";\nimport "kit/kit.css";\nexport default () => <main className={styles.main} />;\n`,
      "src/pages/index.module.css": ".main { margin: 4px; $x: 1; }\n.main:before .inner { color: red }\n",
      "node_modules/kit/kit.css": ".kit { padding: 5px; color red }\n",
    },
    { args: ["--verbose"] },
  );
  expect(built.code).toBe(0);
  const warnings = [...built.stderr.matchAll(/^warning\[invalid-css\] (.*)\n {2}(.*)$/gm)];
  expect(warnings.map(([, message, place]) => `${place} ${message}`)).toMatchInlineSnapshot(`
    [
      "custom.css:1:1 Browsers skip the rule of \`// Don't write this\`, because it is not valid CSS.",
      "custom.css:3:54 Browsers skip \`top: 2px !;\`, because it is not valid CSS.",
      "custom.css:3:77 Browsers skip \`bottom: 4px !importent\`, because it is not valid CSS.",
      "custom.css:4:1 Browsers skip the rule of \`.parent >>> .child, .list\`, because it is not valid CSS.",
      "custom.css:5:1 Browsers skip the rule of \`.parent /deep/ .child\`, because it is not valid CSS.",
      "custom.css:6:1 Browsers skip the rule of \`a,\`, because it is not valid CSS.",
      "custom.css:7:1 Browsers skip the rule of \`@media screen and (min-width: 0\\0)\`, because it is not valid CSS.",
      "custom.css:8:41 Browsers skip the rule of \`.x >\`, because it is not valid CSS.",
      "custom.css:9:8 Browsers skip \`screen and(min-width: 1px)\`, because it is not valid CSS.",
      "src/pages/index.module.css:1:22 Browsers skip \`$x: 1;\`, because it is not valid CSS.",
      "src/pages/index.module.css:2:1 Browsers skip the rule of \`.main:before .inner\`, because it is not valid CSS.",
    ]
  `);
  const files = await built.files();
  const styles = await built.read(files.find((file) => /^assets\/css\/styles\.\w+\.css$/.test(file)) ?? "");
  for (const rule of [
    ".first{color:green;left:3px}",
    "@media print{.printed{color:#00f}}",
    "print{.queried{color:#00f}}",
    ".kit{padding:5px}",
  ])
    expect(styles).toContain(rule);
  expect(styles).toMatch(/\.last:?:after\{content:"; \} \/\/"\}/);
  expect(styles).toMatch(/\.main_\w+\{margin:4px\}/);
  expect(styles).not.toMatch(/commented|\.child|\.list|\.media|\.inner/);
});

test("URLs without quotes may contain spaces and quotes, and CSS modules may write `:global` without parentheses", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": CONFIG,
    "custom.css": `.icon { background: url(data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg'></svg>) }`,
    "src/pages/index.jsx": `import styles from "./index.module.css";\nexport default () => <main className={styles.main} />;\n`,
    "src/pages/index.module.css": ".main :global .open .door:not(.shut), .main { margin: 4px }\n",
  });
  expect([built.code, built.stderr]).toEqual([0, ""]);
  const files = await built.files();
  const styles = await built.read(files.find((file) => /^assets\/css\/styles\.\w+\.css$/.test(file)) ?? "");
  expect(styles).toContain(`url("data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg'></svg>")`);
  expect(styles).toMatch(/\.main_\w+ \.open \.door:not\(\.shut\)\{margin:4px\}/);
});

test("a block, string, bracket or comment without its end is an error at its beginning", async () => {
  const broken = {
    ".a {\n  color: red;\n.b { color: blue }\n": "custom.css:1:4 The `{` is never closed.",
    '.a { content: "red;\n}\n': 'custom.css:1:15 The `"` is never closed.',
    ".a { width: calc(1px; }\n": "custom.css:1:17 The `(` is never closed.",
    ".a { color: red }\n/* b\n": "custom.css:2:1 The `/*` is never closed.",
    ".a { color: red }}\n": "custom.css:1:18 The `}` closes nothing.",
  };
  for (const [css, expected] of Object.entries(broken)) {
    await using built = await buildFixture({
      "docusaurus.config.js": CONFIG,
      "custom.css": css,
      "src/pages/index.jsx": PAGE,
    });
    expect(built.code).toBe(1);
    const [, message = "", place = ""] = /^error\[bundle-error\] (.*)\n {2}(.*)$/m.exec(built.stderr) ?? [];
    expect(`${place} ${message}`).toBe(expected);
  }
});
