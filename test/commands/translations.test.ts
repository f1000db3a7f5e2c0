/** `write-translations` and `translations`: a site's texts go to translators, and what they wrote is compared with its texts. */

import { expect, test } from "bun:test";
import { makeSite } from "../support/site.ts";
import { runCli } from "../support/cli.ts";

const FILES = {
  "docusaurus.config.mjs": `export default {
  title: "Test", url: "https://example.com", baseUrl: "/",
  i18n: { defaultLocale: "en", locales: ["en", "fr"] },
  themeConfig: { navbar: { title: "Site", items: [{ to: "/docs/a", label: "Guide" }] } },
  presets: [["classic", { docs: { sidebarPath: "./sidebars.js" }, blog: false }]],
};
`,
  "sidebars.js": 'module.exports = { s: [{ type: "category", label: "Start", items: ["a"] }] };',
  "docs/a.md": "# A\n",
  "src/pages/index.tsx": `import { translate } from "@docusaurus/Translate";
export default (props: { id: string }) => [translate({ id: "own", message: "Hello", description: "D" }), translate({ id: props.id })];
`,
  "i18n/fr/code.json": JSON.stringify({ old: { message: "Vieux" }, own: { message: "Bonjour {x}" } }),
};

test("texts are written beside what translators wrote, and compared with it", async () => {
  const site = await makeSite(FILES);
  try {
    const run = (...args: string[]) => runCli([...args], { cwd: site.dir });
    const gaps = await run("translations", "--check");
    expect(gaps.code).toBe(1);
    expect(gaps.stdout).toMatch(
      /i18n\/fr\/docusaurus-theme-classic\/navbar\.json: 0 of 2 texts translated\n {4}missing {2}title/,
    );
    expect(gaps.stdout).toContain("    unused   old\n");
    expect(gaps.stderr).toContain(
      "The translation of `own` has the placeholder `{x}`, which its source does not have.",
    );

    const written = await run("write-translations", "--locale", "fr", "--messagePrefix", "TODO ");
    expect(written.code).toBe(0);
    expect(written.stderr).toContain("warning[unreadable-message] A message cannot be read from `src/pages/index.tsx`");
    const read = async (path: string): Promise<Record<string, unknown>> =>
      JSON.parse(await site.read(`i18n/fr/${path}`));
    const code = await read("code.json");
    expect(Object.keys(code).slice(0, 2)).toEqual(["old", "own"]);
    expect(code["own"]).toEqual({ message: "Bonjour {x}", description: "D" });
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
    expect((await run("translations", "--check")).code).toBe(0);
  } finally {
    await site.remove();
  }
});
