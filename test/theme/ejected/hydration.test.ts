/** A site with copies of components of the format's classic theme, most of them parts that ours compiles into others: a browser runs it. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import { openBrowser } from "../../support/browser.ts";
import { buildFixture, buildSite, serveBuilt } from "../../support/cli.ts";
import { projectDir } from "../../support/paths.ts";
import { configText, makeSite } from "../../support/site.ts";
import { EJECTED_SITE } from "./site.ts";

const TIMEOUT_MS = 120_000;

const COMPONENTS = join(projectDir, "node_modules/theme-classic-3/src/theme");

const COPIES = `
  Admonition/Type/Note Blog/Components/Author/Socials BlogPostItem/Container BlogPostItem/Header/Title BlogPostItems
  BlogPostPage/StructuredData BlogSidebar/Content BlogSidebar/Desktop DocBreadcrumbs/Items/Home
  DocCard/Heading DocItem DocItem/Layout DocRoot/Layout DocsRoot DocSidebar/Desktop/Content DocSidebarItems Footer/Links/MultiColumn Navbar/Logo Navbar/MobileSidebar/Toggle
`
  .trim()
  .split(/\s+/);

/** Names that style sheets of sites look for in classes, because the format has them in CSS modules: `[class*='codeBlockTitle']`. */
const HOOKED = ["announcementBarContent", "codeBlockContainer", "codeBlockTitle", "iconExternalLink"];

const CUSTOM_CSS = HOOKED.map((name, index) => `[class*='${name}'] { outline-color: rgb(1, 2, ${index}) }`).join("\n");

/** Wraps a part of ours, which has to know of the copies around it. */
const WRAPPED = `import Title from "@theme-original/CodeBlock/Title";
import { useState } from "react";
export default function Own(props) {
  const [count, set] = useState(0);
  return <span id="own-title" onClick={() => set(count + 1)}>{count}<Title {...props} /></span>;
}`;

test(
  "copies of the format's components hydrate, and scripts in a part of a component run",
  async () => {
    const site = await makeSite({
      ...EJECTED_SITE,
      "src/theme/CodeBlock/Title.jsx": WRAPPED,
      "src/custom.css": CUSTOM_CSS,
    });
    for (const name of COPIES) {
      const paths = [`${name}.tsx`, `${name}/index.tsx`, `${name}/styles.module.css`];
      const found = await Promise.all(paths.map((path) => Bun.file(join(COMPONENTS, path)).exists()));
      expect([name, found.includes(true)]).toEqual([name, true]);
      for (const [index, path] of paths.entries())
        if (found[index]) await site.write(`src/theme/${path}`, await Bun.file(join(COMPONENTS, path)).text());
    }
    await using built = await buildSite(site);
    expect([built.code, built.code === 0 ? "" : built.stdout + built.stderr]).toEqual([0, ""]);
    await using served = await serveBuilt(built);
    await using browser = await openBrowser();
    for (const path of ["docs/next/intro", "docs/next/category/guides", "blog", "blog/2022/07/14/three"]) {
      const { page, problems, close } = await browser.open(`${served.url}/${path}`, { asksOthers: true });
      expect([path, problems]).toEqual([path, []]);
      expect(await page.locator(".navbar, .footer").count()).toBe(2);
      if (path === "docs/next/intro") {
        for (const [index, name] of HOOKED.entries()) {
          const hooked = page.locator(`[class*='${name}']`).first();
          const color = await hooked.evaluate((element) => getComputedStyle(element).outlineColor);
          expect([name, color]).toEqual([name, `rgb(1, 2, ${index})`]);
        }
        await page.locator("#own-title").first().click();
        expect(await page.locator("#own-title").first().textContent()).toBe("1file.js");
        expect(await page.locator(".theme-admonition-note svg").count()).toBe(1);
      }
      await close();
    }
  },
  TIMEOUT_MS,
);

test(
  "a copy of `DocRoot` alone keeps what the format has around it: version for search engines, their rules, and classes",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.mjs": configText({
        presets: [["classic", { blog: false, docs: { routeBasePath: "/", versions: { current: { noIndex: true } } } }]],
      }),
      "docs/index.md": "---\nslug: /\n---\n\n# One\n",
      "src/theme/DocRoot/index.tsx": await Bun.file(join(COMPONENTS, "DocRoot/index.tsx")).text(),
    });
    expect([built.code, built.code === 0 ? "" : built.stdout + built.stderr]).toEqual([0, ""]);
    const html = await built.read("index.html");
    expect(html).toContain('name="docsearch:docusaurus_tag" content="docs-default-current"');
    expect(html).toContain('name="robots" content="noindex, nofollow"');
    const classes = /<html[^>]* class="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
    for (const name of ["docs-wrapper", "docs-version-current", "docs-doc-page"]) expect(classes).toContain(name);
  },
  TIMEOUT_MS,
);
