/** Links of documents to IDs that only a rendered page shows: React pages, and pages with components of the site. */

import { expect, test } from "bun:test";
import { buildSite } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";

const SITE = {
  "docusaurus.config.mjs": configText({}),
  "docs/links.md":
    "# Links\n\n[a](/shown#prices)\n[b](/shown#price)\n[c](/shown#a%20b)\n\n[d](./own.mdx#inside)\n[e](./own.mdx#insid)\n[f](/shown#top)\n[g](/shown#x%26y)\n",
  "src/pages/index.md": "# Home\n",
  "docs/own.mdx": "import Own from '@site/src/Own';\n\n# Own\n\n<Own />\n",
  "src/Own.jsx": "export default () => <p id='inside'>Own</p>;\n",
  "src/pages/shown.jsx":
    "export default () => <main><h2 id='prices'>Prices</h2><a name='a b'>x</a><p id='x&y'>y</p></main>;\n",
};

test("are reported if the page does not have them, in a first build and in one that reuses the pages", async () => {
  await using site = await makeSite(SITE);
  const first = await buildSite(site);
  expect(first.stderr).toMatchInlineSnapshot(`
    "warning[broken-anchor] Broken link \`/shown#price\`: \`/shown\` has no anchor \`#price\`.
      docs/links.md:4:5
      3 | [a](/shown#prices)
      4 | [b](/shown#price)
        |     ^^^^^^^^^^^^
      5 | [c](/shown#a%20b)
      help: Did you mean \`#prices\`? \`onBrokenAnchors\` relaxes this check.

    warning[broken-anchor] Broken link \`./own.mdx#insid\`: \`/docs/own\` has no anchor \`#insid\`.
      docs/links.md:8:5
      7 | [d](./own.mdx#inside)
      8 | [e](./own.mdx#insid)
        |     ^^^^^^^^^^^^^^^
      9 | [f](/shown#top)
      help: Did you mean \`#inside\`? \`onBrokenAnchors\` relaxes this check.

    "
  `);
  await site.write("docs/links.md", `${SITE["docs/links.md"]}\nMore.\n`);
  expect((await buildSite(site)).stderr).toBe(first.stderr);
});

test("are right if a component declares the ID, in a first build and in one that reuses the pages", async () => {
  const own = "import useBrokenLinks from '@docusaurus/useBrokenLinks';\nexport default function Tools() {\n";
  await using site = await makeSite({
    "docusaurus.config.mjs": configText({ onBrokenAnchors: "throw", onBrokenLinks: "throw" }),
    "docs/links.md": "# Links\n\n[a](/shown#later)\n[b](./own.mdx#later)\n",
    "docs/own.mdx": "import Tools from '@site/src/Tools';\n\n# Own\n\n<Tools />\n",
    "src/pages/index.md": "# Home\n",
    "src/Tools.jsx": `${own}  useBrokenLinks().collectAnchor("later");\n  return <p>Tools</p>;\n}\n`,
    "src/pages/shown.jsx": `${own}  useBrokenLinks().collectAnchor("later");\n  return <p>Tools</p>;\n}\n`,
  });
  expect((await buildSite(site)).stderr).toBe("");
  await site.write("docs/links.md", "# Links\n\n[a](/shown#later)\n[b](./own.mdx#later)\n\nMore.\n");
  expect((await buildSite(site)).stderr).toBe("");
  await site.write(
    "src/pages/shown.jsx",
    `${own}  useBrokenLinks().collectLink("/nowhere");\n  return <p>Tools</p>;\n}\n`,
  );
  const { stderr } = await buildSite(site);
  expect(stderr).toContain("Broken link `/shown#later`: `/shown` has no anchor `#later`.");
  expect(stderr).toContain("A component on `/shown` links to `/nowhere`, which does not exist.");
});
