/** Pages name the missing pages that they link to. Builds that reuse pages write the same as clean ones, when pages come and go. */

import { expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { buildFixture, buildSite } from "../support/cli.ts";
import { configText, type TestSite } from "../support/site.ts";

const FILES = {
  "docusaurus.config.mjs": configText({
    onBrokenLinks: "warn",
    presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
    themeConfig: { footer: { links: [{ to: "/below", label: "Below" }] } },
  }),
  "docs/start.md": "---\nslug: /\n---\n\n# Start\n\n[Gone](/in-text)\n",
  "src/pages/a.jsx": `import Link from "@docusaurus/Link";
export default () => <main><Link to="/late">Late</Link> <Link to="/late/?a#b">Again</Link></main>;
`,
  "src/pages/b.jsx": `import Link from "@docusaurus/Link";
export default () => <main><Link to="/a">A</Link></main>;
`,
};

async function dataOf(site: TestSite, page: string): Promise<{ readonly missing?: readonly string[] }> {
  return JSON.parse(await site.read(`build/assets/pages/${page}.json`));
}

/** Builds with the cache, and compares every page with those of a clean build. */
async function buildBoth(site: TestSite): Promise<readonly (readonly string[] | undefined)[]> {
  const { outDir, code } = await buildSite(site, { env: { CI: "" } });
  const clean = await buildSite(site, { outDir: site.path("clean"), args: ["--no-cache"], env: { CI: "" } });
  expect([code, clean.code]).toEqual([0, 0]);
  expect((await clean.files()).length).toBeGreaterThan(20);
  for (const path of await clean.files())
    expect(await Bun.file(`${outDir}/${path}`).text()).toBe(await clean.read(path));
  const pages = (await clean.files()).flatMap((path) => /^assets\/pages\/([ab])\.json$/.exec(path)?.[1] ?? []);
  return Promise.all(pages.map(async (page) => (await dataOf(site, page)).missing));
}

test("pages that come and go are missing as in a clean build", async () => {
  await using built = await buildFixture(FILES, { env: { CI: "" } });
  const { site } = built;
  expect(await dataOf(site, "a")).toMatchObject({ missing: ["/late"] });
  expect((await dataOf(site, "index")).missing).toBeUndefined();
  await site.write("src/pages/late.md", "# Late\n");
  expect(await buildBoth(site)).toEqual([undefined, undefined]);
  rmSync(site.path("src/pages/late.md"));
  expect(await buildBoth(site)).toEqual([["/late"], undefined]);
  rmSync(site.path("src/pages/a.jsx"));
  expect(await buildBoth(site)).toEqual([["/a"]]);
}, 120_000);
