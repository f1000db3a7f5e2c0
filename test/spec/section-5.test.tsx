/** SPEC §5: validation rules. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import Head from "@docusaurus/Head";
import Interpolate, { interpolate } from "@docusaurus/Interpolate";
import isInternalUrl from "@docusaurus/isInternalUrl";
import { DocsVersionProvider, useDocById, useLayoutDoc } from "@docusaurus/plugin-content-docs/client";
import Translate, { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import { buildFixture, type BuiltSite, runCli } from "../support/cli.ts";
import { renderHtml, renderPage } from "../support/render.tsx";
import { configText } from "../support/site.ts";
import { GLOBAL_DATA, VERSION } from "../theme/pages.ts";
import { headHtml } from "../../src/render/html-document.ts";

function renderHead(children: ReactNode): string {
  return headHtml(renderPage({ layers: [[() => <Head>{children}</Head>, {}]] }).head.tags);
}

const ELEMENT: unknown = <b />;

describe("§5 What components check", () => {
  test("§5 a child of the head manager must be an allowed head element", () => {
    expect(() => renderHead(<p />)).toThrow("<Head> may contain");
    expect(renderHead(<meta name="a" content="b" />)).toContain('name="a"');
  });

  test("§5 besides title, only script, noscript and style may have text children", () => {
    for (const Tag of ["script", "noscript", "style"] as const) expect(renderHead(<Tag>{"a{}"}</Tag>)).toContain("a{}");
    expect(() => renderHead(<body>text</body>)).toThrow("<body> in <Head> has text inside");
  });

  test("§5 looking up a doc that does not exist fails, unless it is a draft", () => {
    const docs = {
      "default/current/a": { id: "a", path: "/a", title: "A", description: "" },
      "default/current/b": null,
    };
    const look = (id: string): string => {
      const Looking = (): ReactNode => useDocById(id)?.title ?? "draft";
      const page = <DocsVersionProvider version={VERSION}>{<Looking />}</DocsVersionProvider>;
      return renderHtml(page, { docs });
    };
    expect(look("a")).toContain("A");
    expect(look("b")).toContain("draft");
    expect(() => look("c")).toThrow("No version doc found by id `c`");
  });

  test("§5 looking up a doc to link to that does not exist fails, unless it is a draft", () => {
    const docs = {
      "default/current/a": { id: "a", path: "/a", title: "A", description: "" },
      "default/current/b": null,
      "default/1.0/b": null,
    };
    const look = (id: string): string => {
      const Looking = (): ReactNode => useLayoutDoc(id)?.path ?? "draft";
      return renderHtml(<Looking />, { docs, globalData: GLOBAL_DATA });
    };
    expect(look("a")).toContain("/a");
    expect(look("b")).toContain("draft");
    expect(() => look("c")).toThrow("could not find any doc with the id `c`");
  });

  test("§5 the interpolation helper accepts plain strings alone", () => {
    expect(interpolate("{a} b", { a: "1" })).toBe("1 b");
    expect(() => renderHtml(<Interpolate>{ELEMENT as string}</Interpolate>)).toThrow("takes one plain string");
  });

  test("§5 the translation helper needs an id or a default message, and a plain string as its child", () => {
    expect(translate({ id: "a" })).toBe("a");
    expect(translate({ message: "b" })).toBe("b");
    expect(() => translate({} as { id: string })).toThrow("A translation without id and message");
    expect(() => renderHtml(<Translate id="x">{ELEMENT as string}</Translate>)).toThrow("takes a plain string");
  });

  test("§5 a link target that starts with a scheme or // is external", () => {
    for (const url of ["https://a.b", "mailto:a@b.c", "tel:1", "//a.b"]) expect(isInternalUrl(url)).toBe(false);
    for (const url of ["/a", "a", "#a", "a?b"]) expect(isInternalUrl(url)).toBe(true);
  });
});

const PAGE = { "src/pages/index.md": "# Home\n" };

async function build(
  files: Readonly<Record<string, string>>,
  fields: Parameters<typeof configText>[0],
): Promise<BuiltSite> {
  return buildFixture({ ...PAGE, ...files, "docusaurus.config.mjs": configText(fields) });
}

const PRESETS = [["classic", { blog: false, docs: { sidebarPath: "./sidebars.json" } }]];
const NO_DOCS = [["classic", { blog: false, docs: false }]];

describe("§5 What the build checks", () => {
  let warned: BuiltSite;

  beforeAll(async () => {
    const files = { "docs/a.md": "# A\n\n[gone](./gone.md)\n", "docs/b.md": "---\nslug: /a\n---\n# B\n" };
    warned = await build(files, { presets: [["classic", { blog: false }]], onBrokenLinks: "ignore" });
  }, 60_000);

  afterAll(() => warned.site.remove());

  test("§5 a page module without a default export cannot be rendered", async () => {
    await using built = await build({ "src/pages/a.js": "export const a = 1;\n" }, { presets: NO_DOCS });
    expect(built.code).toBe(1);
    expect(built.stderr).toMatch(/no default export/);
  });

  test("§5 a navbar item of unknown type is an error", async () => {
    await using built = await build({}, { presets: NO_DOCS, themeConfig: { navbar: { items: [{ type: "nope" }] } } });
    expect(built.code).not.toBe(0);
    expect(built.stderr).toContain("nope");
  });

  test("§5 a navbar item with an items list is a dropdown", async () => {
    const navbar = { items: [{ label: "Group", items: [{ label: "Home", to: "/" }] }] };
    await using built = await build({}, { presets: NO_DOCS, themeConfig: { navbar } });
    expect(await built.read("index.html")).toContain('<div class="navbar__item dropdown');
  });

  test("§5 a docSidebar item whose sidebar has nothing to link to is an error", async () => {
    const files = {
      "docs/a.md": "# A\n",
      "sidebars.json": '{ "main": ["a"], "empty": [{ "type": "html", "value": "x" }] }',
    };
    const navbar = { items: [{ type: "docSidebar", sidebarId: "empty", label: "Empty" }] };
    await using built = await build(files, { presets: PRESETS, themeConfig: { navbar } });
    expect(built.code).toBe(1);
    expect(built.stderr).toContain("`empty`");
  });

  test("§5 broken links fail the build", async () => {
    await using built = await build({ "src/pages/a.md": "# A\n\n[gone](/gone)\n" }, { presets: NO_DOCS });
    expect(built.code).toBe(1);
    expect(built.stderr).toContain("error[broken-link]");
  });

  test("§5 broken Markdown links warn", () => {
    expect(warned.code).toBe(0);
    expect(warned.stderr).toMatch(/warning\[broken-markdown-link\].*gone\.md/);
  });

  test("§5 duplicate routes warn", () => {
    expect(warned.stderr).toMatch(/warning\[duplicate-route\].*`\/docs\/a`/);
  });
});

test("§5 the rules are checked before anything is written: a failed build leaves the previous one", async () => {
  await using built = await build({}, { presets: NO_DOCS });
  const before = await built.read("index.html");
  await built.site.write("src/pages/a.md", "# A\n\n[gone](/gone)\n");
  const { code } = await runCli(["build", built.site.dir, "--out-dir", built.outDir], { cwd: built.site.dir });
  expect(code).toBe(1);
  expect(await built.read("index.html")).toBe(before);
});
