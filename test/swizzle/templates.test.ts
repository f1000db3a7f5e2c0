/** The templates of three releases of the format, with every component that is safe to swizzle. */

import { describe, expect, test } from "bun:test";
import { decodeHTMLStrict } from "entities";
import { ejectSource, wrapSource } from "../../src/swizzle/eject.ts";
import { loadThemeSources } from "../../src/swizzle/load-sources.ts";
import { makeSwizzleTable } from "../../src/swizzle/swizzle-table.ts";
import type { ThemeSource } from "../../src/swizzle/theme-source.ts";
import { buildSite } from "../support/cli.ts";
import { templateSite } from "../support/site.ts";

const TIMEOUT_MS = 120_000;

const PAGES = [
  "index.html",
  "docs/intro/index.html",
  "docs/tutorial-basics/markdown-features/index.html",
  "blog/index.html",
  "blog/tags/index.html",
  "blog/welcome/index.html",
];

/** The sources of the theme that are safe to customize in this way. */
async function safeTo(way: "wrap" | "eject"): Promise<ThemeSource[]> {
  const sources = await loadThemeSources();
  const table = makeSwizzleTable(sources);
  return sources.filter((_source, index) => table[index]?.[way].safety === "safe");
}

type Release = Parameters<typeof templateSite>[0];

/** The texts of the template's pages, built with these components. */
async function buildTemplate(release: Release, components: Readonly<Record<string, string>>): Promise<string[]> {
  const site = await templateSite(release, "classic");
  for (const [name, text] of Object.entries(components)) await site.write(`src/theme/${name}/index.tsx`, text);
  await using built = await buildSite(site);
  expect({ code: built.code, stderr: built.code === 0 ? "" : built.stderr }).toEqual({ code: 0, stderr: "" });
  const texts = await Promise.all(PAGES.map((path) => built.main(path)));
  // Code blocks with parts of the site are highlighted later: their lines are other elements.
  return texts.map((html) => decodeHTMLStrict(html.replace(/<[^>]*>/g, "")).replace(/\s+/g, ""));
}

describe.each([2, 2.4, 3] as const)("the template of version %s", (release) => {
  test(
    "has the same pages with every safe component wrapped, and ejected",
    async () => {
      const [wrapped, ejected] = [await safeTo("wrap"), await safeTo("eject")];
      expect(Math.min(wrapped.length, ejected.length)).toBeGreaterThan(100);
      const wrappers = wrapped.map((source) => [source.name, wrapSource(source, "typescript")]);
      const copies = ejected.map(async (source) => [source.name, await ejectSource(source, "typescript")]);
      const texts = await buildTemplate(release, Object.fromEntries(wrappers));
      expect(texts.filter((text) => text.length < 20)).toEqual([]);
      expect(await buildTemplate(release, Object.fromEntries(await Promise.all(copies)))).toEqual(texts);
    },
    TIMEOUT_MS,
  );
});
