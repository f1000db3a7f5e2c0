/** `write-translations` and `translations`: a site's texts go to translators, and what they wrote is compared with its texts. */

import { expect, test } from "bun:test";
import type { LocaleGaps } from "../../src/model/build.ts";
import { makeSite } from "../support/site.ts";
import { runCli } from "../support/cli.ts";

const FILES = {
  "docusaurus.config.mjs": `export default {
  title: "Test", url: "https://example.com", baseUrl: "/",
  i18n: { defaultLocale: "en", locales: ["en", "fr"] },
  themeConfig: { navbar: { title: "Site", items: [{ to: "/docs/a", label: "Guide" }] } },
  plugins: ["./plugin/index.mjs"],
  presets: [["classic", { docs: { sidebarPath: "./sidebars.js" }, blog: false }]],
};
`,
  "sidebars.js": 'module.exports = { s: [{ type: "category", label: "Start", items: ["a"] }] };',
  "docs/a.md": "# A\n",
  "docs/b.mdx": `import Say, { translate } from "@docusaurus/Translate";

# B

Text <Say id="mdx.text" description="Of a page">Tea &amp; {"{x}"}</Say>

<Say id="mdx.computed">{props.text}</Say>

{translate({ id: "mdx.call", message: "Called" })}

{translate({ id: props.id })}
`,
  "src/pages/index.tsx": `import { translate } from "@docusaurus/Translate";
export default (props: { id: string }) => [translate({ id: "own", message: "Hello", description: "D" }), translate({ id: props.id })];
`,
  "src/theme/Broken.jsx": 'import { translate } from "@docusaurus/Translate";\nconst = 1;\n',
  "plugin/index.mjs":
    'export default () => ({ name: "own", getThemePath: () => "./theme", getPathsToWatch: () => ["lib/**/*.js"] });\n',
  "plugin/theme/Box.jsx":
    'import Translate from "@docusaurus/Translate";\nexport default () => <Translate id="box">Box</Translate>;\n',
  "i18n/fr/code.json": JSON.stringify({ old: { message: "Vieux" }, own: { message: "Bonjour {x}" } }),
};

test("texts are added to existing translations and compared with them", async () => {
  const site = await makeSite(FILES);
  try {
    const run = (...args: string[]) => runCli([...args], { cwd: site.dir });
    const gaps = await run("translations", "--check");
    expect(gaps.code).toBe(1);
    expect(gaps.stdout).toMatch(
      /i18n\/fr\/docusaurus-theme-classic\/navbar\.json: 0 of 2 texts translated\n {4}missing {2}title/,
    );
    expect(gaps.stdout).toContain("    unused   old\n");
    expect(gaps.stderr).toContain("The translation of `own` has the placeholder `{x}`, which its source lacks.");

    const written = await run("write-translations", "--locale", "fr", "--messagePrefix", "TODO ");
    expect(written.code).toBe(0);
    expect(written.stderr).toContain("warning[unreadable-message] A message cannot be read from `src/pages/index.tsx`");
    expect(written.stderr).toContain("src/pages/index.tsx:2:");
    expect(written.stderr).toMatch(/warning\[invalid-code\][^\n]*\n\s*src\/theme\/Broken\.jsx:2:/);
    const read = async (path: string): Promise<Record<string, unknown>> =>
      JSON.parse(await site.read(`i18n/fr/${path}`));
    const code = await read("code.json");
    expect(Object.keys(code).slice(0, 2)).toEqual(["old", "own"]);
    expect(code["own"]).toEqual({ message: "Bonjour {x}", description: "D" });
    expect(code["box"]).toEqual({ message: "TODO Box" });
    expect(code["mdx.text"]).toEqual({ message: "TODO Tea & {x}", description: "Of a page" });
    expect(code["mdx.call"]).toEqual({ message: "TODO Called" });
    expect(code).not.toHaveProperty("mdx.computed");
    expect(written.stderr.match(/cannot be read from `docs\/b\.mdx`/g)).toHaveLength(2);
    expect(written.stderr).toContain("docs/b.mdx:11:");
    expect(await read("docusaurus-theme-classic/navbar.json")).toMatchObject({
      title: { message: "TODO Site" },
      "item.label.Guide": { message: "TODO Guide" },
    });
    expect(await read("docusaurus-plugin-content-docs/current.json")).toMatchObject({
      "version.label": { message: "TODO Next" },
      "sidebar.s.category.Start": { message: "TODO Start" },
    });

    expect((await run("write-translations", "--locale", "fr", "--override")).code).toBe(0);
    expect((await read("code.json"))["own"]).toEqual({ message: "Hello", description: "D" });
    const same = await run("translations", "--check");
    expect(same.code).toBe(0);
    expect(same.stdout).toContain("navbar.json: 2 of 2 texts translated, 2 identical to the source\n");
  } finally {
    await site.remove();
  }
});

test("texts that a plugin translates are written in the locale's language", async () => {
  await using site = await makeSite({
    ...FILES,
    "plugin/index.mjs": `export default ({ i18n }) => ({
  name: "own",
  getThemePath: () => "./theme",
  getDefaultCodeTranslationMessages: () => (i18n.currentLocale === "fr" ? { box: "Boîte" } : {}),
});
`,
  });
  expect((await runCli(["write-translations", "--locale", "fr"], { cwd: site.dir })).code).toBe(0);
  expect(JSON.parse(await site.read("i18n/fr/code.json"))).toMatchObject({ box: { message: "Boîte" } });
});

test("a translation is outdated if its source changed since the translation", async () => {
  const page = (text: string): string =>
    `import { translate } from "@docusaurus/Translate";\nexport default () => translate({ id: "own", message: "${text}" });\n`;
  const site = await makeSite({
    "docusaurus.config.mjs":
      'export default { title: "Test", url: "https://example.com", baseUrl: "/", i18n: { defaultLocale: "en", locales: ["en", "fr"] }, presets: [["classic", { docs: false, blog: false }]] };\n',
    "src/pages/index.jsx": page("Hello"),
    "src/pages/about.md": "# About\n",
    "i18n/fr/docusaurus-plugin-content-pages/about.md": "# À propos\n",
    "i18n/fr/code.json": JSON.stringify({ own: { message: "Bonjour", description: "Of a translator" } }),
  });
  try {
    const run = (...args: string[]) => runCli(args, { cwd: site.dir });
    const check = async (): Promise<[number, string[]]> => {
      const { code, stdout } = await run("translations", "--check", "--json");
      const { locales } = JSON.parse(stdout) as { locales: LocaleGaps[] };
      const outdated = locales.flatMap(({ files, pages }) => [
        ...files.flatMap((file) => file.outdated),
        ...pages.outdated,
      ]);
      return [code, outdated];
    };
    const translateTo = (message: string) =>
      site.write("i18n/fr/code.json", JSON.stringify({ ...code, own: { message } }));
    expect((await run("write-translations", "--locale", "fr")).code).toBe(0);
    const code = JSON.parse(await site.read("i18n/fr/code.json")) as Record<string, object>;
    expect(code["own"]).toEqual({ message: "Bonjour", description: "Of a translator" });
    expect(await check()).toEqual([0, []]);

    const about = "i18n/fr/docusaurus-plugin-content-pages/about.md";
    await site.write("src/pages/index.jsx", page("Good evening"));
    await site.write("src/pages/about.md", "# About us\n");
    expect(await check()).toEqual([1, ["own", about]]);
    expect((await run("write-translations", "--locale", "fr")).stdout).toContain("i18n/fr/code.json");
    const told = await run("translations");
    expect(told.stdout).toContain("    outdated own\n");
    expect(told.stdout).toContain(`  translated Markdown files: 1\n    outdated ${about}\n`);

    await translateTo("Bonsoir");
    await site.write(about, "# À propos de nous\n");
    expect(await check()).toEqual([0, []]);
    await site.write("i18n/fr/.sources.json", "{");
    expect((await run("translations")).stderr).toContain(
      "error[invalid-json] `i18n/fr/.sources.json` is not valid JSON",
    );
  } finally {
    await site.remove();
  }
});

test("a site with one locale has nothing to translate", async () => {
  await using site = await makeSite({ "docs/a.md": "# A\n" });
  expect(await runCli(["translations", site.dir])).toEqual({
    code: 0,
    stdout: "",
    stderr: "The site has one locale: nothing to translate. Add the others to `i18n.locales` of the config.\n",
  });
});
