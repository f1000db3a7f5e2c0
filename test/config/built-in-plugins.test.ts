/** Plugins that a config lists although what they do is built in: they set options, and need no package. */

import { expect, test } from "bun:test";
import { runCli } from "../support/cli.ts";
import { makeSite, type TestSite } from "../support/site.ts";

const FENCE = "# Page\n\n```bash npm2yarn\nnpm start\n```\n";

function siteWith(options: string, manifest: object = {}): Promise<TestSite> {
  return makeSite({
    "package.json": JSON.stringify(manifest),
    "docusaurus.config.js": `const npm2yarn = require("@docusaurus/remark-plugin-npm2yarn");
module.exports = {
  title: "Test",
  url: "https://example.com",
  baseUrl: "/",
  presets: [["classic", {
    blog: false,
    docs: { remarkPlugins: [[npm2yarn, ${options}]] },
  }]],
};
`,
    "docs/page.md": FENCE,
    "src/pages/index.md": FENCE,
  });
}

test("npm2yarn's options apply to the plugin that lists it, and its pages stay plain data", async () => {
  await using site = await siteWith(`{ converters: ["pnpm", ["Deno", (code) => code.replace("npm", "deno task")]] }`);
  const { stdout, stderr } = await runCli(["graph", site.dir]);
  expect(stderr).toBe("");
  const { documents } = JSON.parse(stdout);
  expect(documents["docs/page.md"]).not.toHaveProperty("code");
  const tabs = (path: string) => documents[path].body.find((node: { c?: string }) => node.c === "Tabs");
  const labels = (path: string) => tabs(path).b.map((item: { p: { label: string } }) => item.p.label);
  expect([tabs("docs/page.md").p, labels("docs/page.md")]).toEqual([undefined, ["npm", "pnpm", "Deno"]]);
  expect(labels("src/pages/index.md")).toEqual(["npm", "Yarn", "pnpm", "Bun"]);
});

test("npm2yarn's tabs are those of the release of the format that a site names", async () => {
  const labels: unknown[] = [];
  for (const version of ["2.4.3", "^3.8.0"]) {
    await using site = await siteWith("{ sync: true }", { dependencies: { "@docusaurus/core": version } });
    const { documents } = JSON.parse((await runCli(["graph", site.dir])).stdout);
    const tabs = documents["docs/page.md"].body.find((node: { c?: string }) => node.c === "Tabs");
    labels.push(
      tabs.p,
      tabs.b.map((item: { p: { label: string } }) => item.p.label),
    );
  }
  const p = { groupId: "npm2yarn" };
  expect(labels).toEqual([p, ["npm", "Yarn", "pnpm"], p, ["npm", "Yarn", "pnpm", "Bun"]]);
});

test("an invalid option is reported at its position", async () => {
  await using site = await siteWith(`{ sinc: true, converters: ["pnmp"] }`);
  const { stderr } = await runCli(["graph", site.dir]);
  expect(stderr.replaceAll(`${site.dir}/`, "")).toMatchInlineSnapshot(`
    "info[links-unchecked] Links are not checked, because pages are missing: \`docs\` failed.

    error[unknown-option] Unknown docs plugin option \`remarkPlugins[0][1].sinc\`.
      docusaurus.config.js:8:42
      7 |     blog: false,
      8 |     docs: { remarkPlugins: [[npm2yarn, { sinc: true, converters: ["pnmp"] }]] },
        |                                          ^^^^
      9 |   }]],
      help: Did you mean \`sync\`?

    error[wrong-type] Docs plugin option \`remarkPlugins[0][1].converters[0]\` must be \`yarn\`, \`pnpm\` or \`bun\` or a list of a name and a function, but is the string \`pnmp\`.
      docusaurus.config.js:8:67
      7 |     blog: false,
      8 |     docs: { remarkPlugins: [[npm2yarn, { sinc: true, converters: ["pnmp"] }]] },
        |                                                                   ^
      9 |   }]],

    "
  `);
});
