/** Modules outside the first chunk are named by every page that shows them, also by those whose HTML for it is that of an earlier page. */

import { expect, test } from "bun:test";
import type { PageData } from "../../src/model/page.ts";
import { buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";

test("HTML in a sidebar can use its component on every page", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": configText({
      presets: [["classic", { blog: false, docs: { sidebarPath: "./sidebars.mjs", routeBasePath: "/" } }]],
    }),
    "sidebars.mjs": `export default {
      docs: ["a", "b", { type: "category", label: "More", items: ["c", { type: "html", value: "<hr>" }] }, { type: "html", value: "<b>B</b>" }],
      other: ["d"],
    };`,
    "docs/a.md": "---\nslug: /\n---\n\n# A\n",
    "docs/b.md": "# B\n",
    "docs/c.md": "# C\n",
    "docs/d.md": "# D\n",
  });
  expect(built.stderr).toBe("");
  const modulesOf = async (page: string): Promise<readonly string[]> => {
    const { modules } = JSON.parse(await built.read(`assets/pages/${page}.json`)) as PageData;
    return modules.filter((name) => name.startsWith("@theme/DocSidebarItem/"));
  };
  for (const page of ["index", "b", "c"]) expect(await modulesOf(page)).toEqual(["@theme/DocSidebarItem/Html"]);
  expect(await modulesOf("d")).toEqual([]);
});
