import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("files in style sheets get hashed names, static ones the base URL, others stay; prefixes are added", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": configText({
      baseUrl: "/base/",
      presets: [["classic", { docs: false, blog: false, theme: { customCss: "./src/css/custom.css" } }]],
    }),
    "src/pages/index.md": "# Home\n",
    "src/css/custom.css": `@import "./more.css";
      .a { background: url(./own.png) }
      .b { background: url("/img/static.png") }
      .c { background: url('@site/src/css/own.png?x#y') }
      .d { background: url(data:image/png;base64,AAAA) }
      .e { background: url(https://example.com/e.png) }`,
    "src/css/more.css": ".more { color: var(--ifm-color-primary) } .prefixed { user-select: none }",
    "src/css/own.png": PNG,
    "static/img/static.png": PNG,
  });
  expect({ code: built.code, printed: built.code === 0 ? "" : built.stdout + built.stderr }).toEqual({
    code: 0,
    printed: "",
  });
  const files = await built.files();
  const styles = await built.read(files.find((file) => /^assets\/css\/styles\.\w+\.css$/.test(file)) ?? "");
  const own = files.find((file) => /^assets\/images\/own-\w{8}\.png$/.test(file));
  expect(own).toBeDefined();
  expect(styles).toContain(`url(/base/${own})`);
  expect(styles).toMatch(new RegExp(`url\\("?/base/${own}\\?x#y"?\\)`));
  expect(styles).toMatch(/url\("?\/base\/img\/static\.png"?\)/);
  expect(styles).toMatch(/url\("?data:image\/png;base64,AAAA"?\)/);
  expect(styles).toMatch(/url\("?https:\/\/example\.com\/e\.png"?\)/);
  expect(styles).toContain(".more{color:var(--ifm-color-primary)}");
  expect(styles).toContain(".prefixed{-webkit-user-select:none;user-select:none}");
});

test("a missing file in a style sheet is reported with its position", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": configText({
      presets: [["classic", { docs: false, blog: false, theme: { customCss: "./custom.css" } }]],
    }),
    "src/pages/index.md": "# Home\n",
    "custom.css": ".a { background: url(./gone.png) }\n",
  });
  expect(built.code).toBe(1);
  expect(built.stdout + built.stderr).toContain("error[missing-module] The imported file `gone.png` does not exist.");
  expect(built.stdout + built.stderr).toContain("custom.css:1:");
});

test("an `@import` after other rules is moved before them, as the format's bundler does", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": configText({
      presets: [["classic", { docs: false, blog: false, theme: { customCss: "./custom.css" } }]],
    }),
    "src/pages/index.jsx": `import styles from "./late.module.css";
      export default () => <main className={styles.here}>Home</main>;`,
    "src/pages/late.module.css": '.here { color: teal } @import "../../more.css";',
    "custom.css": `/* @import "./gone.css"; */ .a::after { content: '@import "no.css";' }
      @import url("https://example.com/fonts.css?a=1;2&b");
      @media print { .b { color: red } }
      @import "./own.css";`,
    "own.css": ".own { color: blue }",
    "more.css": ".more { color: navy }",
  });
  expect({ code: built.code, stderr: built.stderr }).toEqual({ code: 0, stderr: "" });
  const sheets = (await built.files()).filter((file) => /\bstyles\.\w+\.css$/.test(file));
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets) {
    const styles = await built.read(sheet);
    expect(styles.slice(0, 60)).toMatch(/^@import\s*"https:\/\/example\.com\/fonts\.css\?a=1;2&b";:root/);
    expect(styles.split("@import")).toHaveLength(3);
    for (const rule of [".own{color:#00f}", ".b{color:red}", '"@import \\"no.css\\";"']) expect(styles).toContain(rule);
  }
});

test("declarations for old versions of Internet Explorer are left out, as browsers do", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": configText({
      presets: [["classic", { docs: false, blog: false, theme: { customCss: "./custom.css" } }]],
    }),
    "src/pages/index.jsx": 'import "kit/kit.css";\nexport default () => <main />;\n',
    "custom.css":
      ".old { /* a; *b: c */ color: red; *zoom: 1; width: calc(2px*3); *display: inline }\n.text::after { content: '; *a: b' } .x > *:hover { top: 1px }\n",
    "node_modules/kit/kit.css": ".kit{*margin-left:.3em;left:2px}\n",
  });
  expect([built.code, built.stderr]).toEqual([0, ""]);
  const files = await built.files();
  const styles = await built.read(files.find((file) => /^assets\/css\/styles\.\w+\.css$/.test(file)) ?? "");
  expect(styles).toContain(".old{color:red;width:6px}");
  expect(styles).toMatch(/content:["']; \*a: b["']/);
  expect(styles).toContain(".x>:hover{top:1px}");
  expect(styles).toContain(".kit{left:2px}");
});

test("recent syntax is kept where the bundler would change its meaning", async () => {
  const rules = [
    ".mode{--veloci-code-comment:red;color:light-dark(#010203,var(--x))}",
    ".side:dir(rtl){color:red}",
    ".lighter{color:hsl(from red h s calc(l + 10))}",
    "@counter-style thumbs{system: cyclic}",
    ".inset-inline{border-radius:4px;left:1px;border-start-start-radius:0;inset-inline:0 2px;transition:inset-inline-start 1s}",
  ];
  await using built = await buildFixture({
    "docusaurus.config.js": configText({
      presets: [["classic", { docs: false, blog: false, theme: { customCss: "./custom.css" } }]],
    }),
    "src/pages/index.md": "# Home\n",
    "custom.css": rules.join("\n"),
  });
  expect([built.code, built.stderr]).toEqual([0, ""]);
  const files = await built.files();
  const styles = await built.read(files.find((file) => /^assets\/css\/styles\.\w+\.css$/.test(file)) ?? "");
  for (const rule of rules) expect(styles).toContain(rule);
});

test("CSS modules share the names of containers and global animations with other sheets", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": configText({ presets: [["classic", { docs: false, blog: false }]] }),
    "src/pages/index.jsx":
      'import styles from "./index.module.css";\nexport default () => <main className={styles.card}>Home</main>;\n',
    "src/pages/index.module.css": `.card { container: card / inline-size; animation: :global(fade-in) 1s, local 2s }
@container card (width >= 300px) { .card { color: red } }
@container not (width >= 300px) { .card { color: blue } }
@keyframes :global(fade-in) { to { top: 0 } }
@keyframes local { to { top: 0 } }
`,
  });
  expect([built.code, built.stderr]).toEqual([0, ""]);
  const files = await built.files();
  const styles = await built.read(files.find((file) => /^assets\/css\/styles\.\w+\.css$/.test(file)) ?? "");
  expect(styles).toMatch(/\.card_\w+\{container:card\/inline-size;animation:1s fade-in,2s local_\w+\}/);
  expect(styles).toContain("@container card (width>=300px){.card_");
  expect(styles).toContain("@keyframes fade-in{");
});

test("code receives the values of `:export` and `@value` in CSS modules", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": configText({ presets: [["classic", { docs: false, blog: false }]] }),
    "src/pages/index.jsx": `import styles from "./index.module.css";
import sass from "./vars.module.scss";
export default () => <main className={styles.card}>{[styles.brand, styles.wide, sass.size, sass["a-b"], typeof sass.inner].join(" | ")}</main>;
`,
    "src/pages/index.module.css": `@value brand: #abcdef;
@value wide: (min-width: 700px);
.card { color: brand; brand: none }
@media wide { .card { border: 1px solid brand } }
`,
    "src/pages/vars.module.scss": '$size: 3px;\n:export { size: $size * 2; a-b: "q"; }\n.inner { top: $size }\n',
  });
  expect([built.code, built.stderr]).toEqual([0, ""]);
  expect(await built.main("index.html")).toBe("#abcdef | (min-width: 700px) | 6px | &quot;q&quot; | string");
  const files = await built.files();
  const styles = await built.read(files.find((file) => /^assets\/css\/styles\.\w+\.css$/.test(file)) ?? "");
  expect(styles).toMatch(
    /\.card_\w+\{color:#abcdef;brand:none\}@media \(min-width:700px\)\{\.card_\w+\{border:1px solid #abcdef\}\}/,
  );
  expect(styles).not.toContain("#abcdef%");
});
