/** Links of the navbar and the footer: relative ones start at the base URL, and broken ones are reported in the config. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";
import { findBrokenLinks } from "../support/built-links.ts";

const FILES = {
  "docs/a.md": "# A\n\n## Part\n",
  "src/pages/index.md": "# Home\n",
  "src/pages/very/deep/page.md": "# Deep\n",
  "static/files/list.pdf": "pdf",
};

const config = (themeConfig: string, more = ""): string => `export default {
  title: "Test",
  url: "https://example.com",
  baseUrl: "/base/",${more}
  presets: [["classic", { blog: false }]],
  themeConfig: ${themeConfig},
};
`;

test("a relative link resolves to the same page everywhere", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": config(`{
    navbar: {
      logo: { src: "files/list.pdf", href: "docs/a" },
      items: [
        { to: "docs/a", label: "Page" },
        { href: "docs/a#part", label: "Part" },
        { label: "More", items: [{ to: "very/deep/page", label: "Deep" }] },
      ],
    },
    footer: { links: [{ title: "T", items: [{ to: "docs/a", label: "A" }, { href: "files/list.pdf", label: "List" }] }] },
  }`),
    ...FILES,
  });
  expect(built.stderr).not.toMatch(/(?:error|warning)\[/);
  expect(built.code).toBe(0);
  const html = await built.read("very/deep/page/index.html");
  const hrefs = new Set([...html.matchAll(/<a [^>]*href="([^"#]*)/g)].map(([, href = ""]) => href));
  expect([...hrefs].filter((href) => href !== "" && !href.startsWith("/base/"))).toEqual([]);
  expect(hrefs).toContain("/base/docs/a");
  expect(hrefs).toContain("/base/files/list.pdf");
  const inside = (await findBrokenLinks(built.outDir)).filter((link) => !link.includes("-> /base/"));
  expect(inside).toEqual([]);
});

test("broken links and anchors are reported once, where the config sets them", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": config(`{
    navbar: {
      items: [
        { to: "docs/b", label: "B" },
        { to: "/docs/a#prt", label: "A" },
        { type: "custom-thing", to: "anything" },
        { label: "More", items: [{ to: "/base/docs/c?x=1", label: "C" }] },
      ],
    },
    footer: { links: [{ to: "/docs/d", label: "D" }, { to: "/nothing.xml", label: "X" }] },
  }`),
    "src/theme/NavbarItem/ComponentTypes.jsx":
      'import types from "@theme-original/NavbarItem/ComponentTypes";\nexport default { ...types, "custom-thing": () => <b>own</b> };\n',
    ...FILES,
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toMatchInlineSnapshot(`
    "warning[broken-anchor] Broken anchor in \`/docs/a#prt\`: \`/base/docs/a\` has no heading with the ID \`prt\`.
      docusaurus.config.mjs:10:11
       9 |         { to: "docs/b", label: "B" },
      10 |         { to: "/docs/a#prt", label: "A" },
         |           ^^
      11 |         { type: "custom-thing", to: "anything" },
      help: Did you mean \`#part\`? \`onBrokenAnchors\` relaxes this check.

    error[broken-link] Broken link \`docs/b\`: no page at \`/base/docs/b\`.
      docusaurus.config.mjs:9:11
       8 |       items: [
       9 |         { to: "docs/b", label: "B" },
         |           ^^
      10 |         { to: "/docs/a#prt", label: "A" },
      help: \`onBrokenLinks\` relaxes this check.

    error[broken-link] Broken link \`/base/docs/c?x=1\`: no page at \`/base/docs/c\`.
      docusaurus.config.mjs:12:36
      11 |         { type: "custom-thing", to: "anything" },
      12 |         { label: "More", items: [{ to: "/base/docs/c?x=1", label: "C" }] },
         |                                    ^^
      13 |       ],
      help: \`onBrokenLinks\` relaxes this check.

    error[broken-link] Broken link \`/docs/d\`: no page at \`/base/docs/d\`.
      docusaurus.config.mjs:15:25
      14 |     },
      15 |     footer: { links: [{ to: "/docs/d", label: "D" }, { to: "/nothing.xml", label: "X" }] },
         |                         ^^
      16 |   },
      help: \`onBrokenLinks\` relaxes this check.

    Nothing built: 3 errors, 1 warning. \`build\` is unchanged.
    "
  `);
});

test("the site's reporting level applies to them", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": config(
      '{ navbar: { items: [{ to: "docs/b", label: "B" }] } }',
      ' onBrokenLinks: "ignore",',
    ),
    ...FILES,
  });
  expect([built.code, built.stderr]).toEqual([0, ""]);
});

test("links that differ from their page in case are warnings, because hosts differ", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": config(`{ navbar: { items: [{ to: "/Docs/A", label: "Page" }] } }`),
    ...FILES,
    "src/pages/react.jsx":
      'import Link from "@docusaurus/Link";\nexport default () => <Link to="/very/Deep/page">Deep</Link>;\n',
  });
  expect(built.code).toBe(0);
  const lines = built.stderr.split("\n").filter((line) => line.startsWith("warning["));
  expect(lines).toEqual([
    "warning[link-case] The link `/Docs/A` differs in case from the page `/base/docs/a`, so some hosts do not find it.",
    "warning[link-case] A component on `/base/react` links to `/base/very/Deep/page`, which differs in case from the address of the page, so some hosts do not find it.",
  ]);
});

test("a component of the site decides which fields of the navbar are links", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": config(`{
    navbar: { items: [{ href: "login" }, { to: "docs/a", label: "A", subitems: [{ to: "none" }] }, { to: "docs/c", label: "C" }] },
  }`),
    "src/theme/NavbarItem.jsx":
      'import NavbarItem from "@theme-original/NavbarItem";\nexport default (props) => (props.href === "login" ? <button>Log in</button> : <NavbarItem {...props} />);\n',
    ...FILES,
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toMatchInlineSnapshot(`
    "error[broken-link] A component on \`/base/docs/a\` and 4 other pages links to \`/base/docs/c\`, which does not exist.
      help: \`onBrokenLinks\` relaxes this check.

    Nothing built: 1 error. \`build\` is unchanged.
    "
  `);
});
