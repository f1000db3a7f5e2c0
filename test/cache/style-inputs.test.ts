/** Style sheets that depend on pages: PostCSS plugins, like Tailwind, that search the files of a site for class names. */

import { expect, test } from "bun:test";
import { runCli } from "../support/cli.ts";
import { installPackages } from "../support/installed-packages.ts";
import { makeSite, type TestSite } from "../support/site.ts";
import { openDev } from "../dev/open-dev.ts";

const TIMEOUT_MS = 60_000;

const CONFIG = `module.exports = {
  title: "Test", url: "https://example.com", baseUrl: "/",
  presets: [["classic", { blog: false, theme: { customCss: "./custom.css" } }]],
};
`;

const FILES = {
  "docusaurus.config.js": CONFIG,
  // The current folder of the tests is not that of the site.
  "postcss.config.js":
    'module.exports = { plugins: { tailwindcss: { config: require("path").join(__dirname, "tailwind.config.js") } } };\n',
  "custom.css": "@tailwind utilities;\n",
  "docs/a.md": '# A\n\n<p class="underline">Text</p>\n',
  "docs/b.mdx": '# B\n\n<p className="italic">Text</p>\n',
};

function tailwindConfig(...content: readonly string[]): string {
  return `module.exports = { content: ${JSON.stringify({ relative: true, files: content })}, corePlugins: { preflight: false } };\n`;
}

const CLASSES = ["underline", "italic", "uppercase", "line-through"];

const classesIn = (css: string): string[] => CLASSES.filter((name) => css.includes(`.${name}{`));

/** Builds the site in the folder `site`. Returns the classes in its style sheets. */
async function build(site: TestSite): Promise<string[]> {
  return classesIn(await stylesOf(site));
}

async function stylesOf(site: TestSite): Promise<string> {
  const built = await runCli(["build", site.path("site")]);
  expect([built.code, built.stderr]).toEqual([0, ""]);
  const sheets = (await site.list("site/dist")).filter((file) => /^assets\/css\/.*\.css$/.test(file));
  return (await Promise.all(sheets.map((file) => site.read(`site/dist/${file}`)))).join("\n");
}

async function siteWith(content: string, more: Readonly<Record<string, string>> = {}): Promise<TestSite> {
  const files = { ...FILES, "tailwind.config.js": tailwindConfig(content) };
  const inside = Object.entries(files).map(([path, text]) => [`site/${path}`, text]);
  const site = await makeSite({ ...Object.fromEntries(inside), ...more });
  await installPackages(site, ["tailwindcss", "postcss"]);
  return site;
}

test(
  "a build after a change of a page has the styles of its classes",
  async () => {
    await using site = await siteWith("./docs/**/*.{md,mdx}");
    expect(await build(site)).toEqual(["underline", "italic"]);
    await site.write("site/docs/a.md", FILES["docs/a.md"].replace("underline", "uppercase"));
    expect(await build(site)).toEqual(["italic", "uppercase"]);
    await site.write("site/docs/b.mdx", FILES["docs/b.mdx"].replace("italic", "line-through"));
    expect(await build(site)).toEqual(["uppercase", "line-through"]);
  },
  TIMEOUT_MS,
);

test(
  "so has a build after a change outside of the site folder",
  async () => {
    await using site = await siteWith("../ui/*.jsx", { "ui/button.jsx": 'const className = "underline";\n' });
    expect(await build(site)).toEqual(["underline"]);
    await site.write("ui/button.jsx", 'const className = "uppercase";\n');
    expect(await build(site)).toEqual(["uppercase"]);
  },
  TIMEOUT_MS,
);

test(
  "so has a build after a change of a sheet that Less or Stylus imports from there",
  async () => {
    await using site = await makeSite({
      "site/docusaurus.config.js": CONFIG.replace('"./custom.css"', '["./a.less", "./b.styl"]'),
      "site/a.less": '@import "../ui/one.less";\n.from-less { color: @one; }\n',
      "site/b.styl": '@import "../ui/two.styl"\n.from-stylus\n  color two\n',
      "site/docs/a.md": "# A\n",
      "ui/one.less": "@one: teal;\n",
      "ui/two.styl": "two = navy\n",
    });
    await installPackages(site, ["less", "stylus"]);
    const colors = async (): Promise<string[]> => [
      ...new Set((await stylesOf(site)).match(/\.from-\w+\{color:\w+\}/g)),
    ];
    expect(await colors()).toEqual([".from-less{color:teal}", ".from-stylus{color:navy}"]);
    await site.write("ui/one.less", "@one: maroon;\n");
    expect(await colors()).toEqual([".from-less{color:maroon}", ".from-stylus{color:navy}"]);
    await site.write("ui/two.styl", "two = olive\n");
    expect(await colors()).toEqual([".from-less{color:maroon}", ".from-stylus{color:olive}"]);
  },
  TIMEOUT_MS,
);

test(
  "`dev` has them as soon as the page is saved",
  async () => {
    const files = { ...FILES, "tailwind.config.js": tailwindConfig("./docs/**/*.{md,mdx}") };
    await using site = await makeSite(files);
    await installPackages(site, ["tailwindcss", "postcss"]);
    await using dev = await openDev({}, { site });
    const classes = async (): Promise<string[]> => {
      const page = await dev.get("/docs/a");
      const sheets = [...page.text.matchAll(/href="(\/assets\/css\/[^"]+\.css)"/g)];
      const texts = await Promise.all(sheets.map(async ([, url = ""]) => (await dev.get(url)).text));
      return classesIn(texts.join("\n").replace(/\s*\{\s*/g, "{"));
    };
    expect(await classes()).toEqual(["underline", "italic"]);
    await dev.save("docs/a.md", FILES["docs/a.md"].replace("underline", "uppercase"));
    // Tailwind keeps the classes of earlier runs.
    expect(await classes()).toContain("uppercase");
  },
  TIMEOUT_MS,
);
