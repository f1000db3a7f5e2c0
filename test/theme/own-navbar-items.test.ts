/** Items of the navbar that a component of the site makes: nothing of them is in the config, so the build has not resolved them. */

import { expect, setDefaultTimeout, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";

setDefaultTimeout(60_000);

test("link to a doc or a sidebar, in the version of the page that has it", async () => {
  await using built = await buildFixture({
    "docs/one.md": "# One\n",
    "docs/two.md": "# Two\n",
    "sidebars.mjs": `export default { main: ["one", "two"], later: ["two"] };`,
    "versions.json": `["1.0"]`,
    "versioned_docs/version-1.0/one.md": "# Old one\n",
    "versioned_sidebars/version-1.0-sidebars.json": `{ "main": ["one"] }`,
    "docusaurus.config.mjs": `export default {
  title: "T", url: "https://example.com", baseUrl: "/",
  presets: [["classic", { docs: { sidebarPath: "sidebars.mjs", lastVersion: "current" } }]],
};`,
    "src/theme/Footer.jsx": `import NavbarItem from "@theme/NavbarItem";
export default () => <footer id="own">
  <NavbarItem type="docSidebar" sidebarId="main" label="Main" />
  <NavbarItem type="docSidebar" sidebarId="later" />
  <NavbarItem type="doc" docId="one" label="Doc" />
  <NavbarItem type="doc" docId="two" />
</footer>;
`,
  });
  expect(built.stderr).toBe("");
  const links = async (path: string): Promise<string[]> => {
    const [, own = ""] = (await built.read(path)).split('id="own"');
    return [...own.matchAll(/href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, label]) => `${label} ${href}`);
  };
  expect(await links("docs/one/index.html")).toEqual([
    "Main /docs/one",
    "Two /docs/two",
    "Doc /docs/one",
    "two /docs/two",
  ]);
  expect(await links("docs/1.0/one/index.html")).toEqual([
    "Main /docs/1.0/one",
    "Two /docs/two",
    "Doc /docs/1.0/one",
    "two /docs/two",
  ]);
});
