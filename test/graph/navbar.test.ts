import { expect, test } from "bun:test";
import { resolveNavbar } from "../../src/graph/navbar.ts";
import type { GlobalDocs } from "../../src/model/docs.ts";
import type { JsonObject } from "../../src/model/json.ts";
import { resolveNavbarItem } from "../../src/plugins/docs/navbar-item.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { makeSite } from "./site-fixture.ts";

const docs: GlobalDocs = {
  path: "/docs",
  breadcrumbs: true,
  versions: [
    {
      name: "current",
      label: "Next",
      isLast: false,
      path: "/docs/next",
      mainDocId: "intro",
      mainPath: "/docs/next/intro",
      docs: [
        { id: "new", path: "/docs/next/new", sidebar: "guide" },
        { id: "both", path: "/docs/next/both" },
        { id: "unlisted", path: "/docs/next/unlisted", unlisted: true },
      ],
      draftIds: ["hidden"],
      sidebars: { guide: { link: { path: "/docs/next/new", label: "New" } }, bare: {} },
    },
    {
      name: "1.0",
      label: "1.0",
      isLast: true,
      path: "/docs",
      mainDocId: "intro",
      mainPath: "/docs/intro",
      docs: [
        { id: "intro", path: "/docs/intro", sidebar: "guide" },
        { id: "both", path: "/docs/both", sidebar: "guide" },
      ],
      draftIds: [],
      sidebars: { guide: { link: { path: "/docs/intro", label: "Intro" } } },
    },
  ],
};

/** Resolves one list of navbar items. */
function resolve(items: JsonObject[]) {
  const report = makeReporter();
  const site = makeSite({ themeConfig: { navbar: { title: "T", items } } });
  const name = "docusaurus-plugin-content-docs";
  const plugins = [{ name, id: "default", navbarItem: resolveNavbarItem }];
  const resolved = resolveNavbar({
    site,
    plugins,
    globalData: { [name]: { default: docs } },
    locate: () => undefined,
    report,
  });
  return { items: resolved.config.themeConfig.navbar.items, diagnostics: report.diagnostics };
}

test("doc items link to the latest version first, and get default values", () => {
  const { items, diagnostics } = resolve([
    { type: "doc", docId: "intro" },
    { type: "dropdown", label: "More", items: [{ type: "docSidebar", sidebarId: "guide", label: "Guide" }] },
    { type: "docsVersion" },
    { type: "custom-thing", any: 1 },
  ]);
  expect(items).toMatchObject([
    { type: "doc", docId: "intro", to: "/docs/intro", label: "intro", sidebarId: "guide" },
    {
      type: "dropdown",
      label: "More",
      items: [{ type: "docSidebar", sidebarId: "guide", label: "Guide", to: "/docs/intro" }],
    },
    { type: "docsVersion" },
    { type: "custom-thing", any: 1 },
  ]);
  expect(diagnostics).toEqual([]);
});

test("an item of a doc that several versions have knows its link in each", () => {
  const inVersions = { "1.0": { to: "/docs/both", sidebarId: "guide" }, current: { to: "/docs/next/both" } };
  expect(resolve([{ type: "doc", docId: "both", label: "Both" }]).items).toMatchObject([
    { type: "doc", docId: "both", label: "Both", to: "/docs/both", sidebarId: "guide", inVersions },
  ]);
  expect(resolve([{ type: "doc", docId: "new" }]).items[0]).not.toHaveProperty("inVersions");
});

test("an item of an unlisted doc is marked", () => {
  expect(resolve([{ type: "doc", docId: "unlisted" }]).items).toMatchObject([
    { to: "/docs/next/unlisted", unlisted: true },
  ]);
});

test("an item for a draft is dropped", () => {
  expect(resolve([{ type: "doc", docId: "hidden" }])).toEqual({
    items: [{ type: "html", value: "" }],
    diagnostics: [],
  });
});

test("an unknown name is reported with the known ones", () => {
  const { diagnostics } = resolve([
    { type: "doc", docId: "intor" },
    { type: "docSidebar", sidebarId: "guides" },
    { type: "docSidebar", sidebarId: "bare" },
    { type: "doc", docId: "intro", docsPluginId: "defualt" },
  ]);
  expect(diagnostics.map(({ code, message, hint }) => [code, message, hint])).toMatchInlineSnapshot(`
    [
      [
        "empty-sidebar",
        "A navbar item opens the sidebar \`bare\`, which contains no links.",
        undefined,
      ],
      [
        "unknown-doc-id",
        "A navbar item cannot find any doc with the id \`intor\`.",
        "Did you mean \`intro\`?",
      ],
      [
        "unknown-docs-plugin",
        "A navbar item cannot find any docs plugin with the id \`defualt\`.",
        "Did you mean \`default\`?",
      ],
      [
        "unknown-sidebar-id",
        "A navbar item cannot find any sidebar with the id \`guides\`.",
        "Did you mean \`guide\`?",
      ],
    ]
  `);
});
