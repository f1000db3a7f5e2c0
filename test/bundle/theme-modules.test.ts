/** What the table of the theme says about its parts, held against their code. */

import { beforeAll, expect, test } from "bun:test";
import type { ImportedName } from "../../src/bundle/behavior/behavior.ts";
import { APP, isDescribing, readThemeExports, type ThemeExport } from "../../src/bundle/theme/plain-modules.ts";
import { listThemeModules, PRINTED_PARTS } from "../../src/bundle/theme/theme-modules.ts";
import { projectDir } from "../support/paths.ts";

const modules = listThemeModules(projectDir);

let parts: readonly ThemeExport[];
beforeAll(async () => {
  const exported = await readThemeExports(projectDir, modules);
  parts = exported.filter(({ module, name }) => name === "default" && Object.hasOwn(PRINTED_PARTS, module.name));
});

/** React's functions that keep nothing and start nothing. */
const READING = new Set(["createContext", "useCallback", "useContext", "useMemo"]);

const heads = new Set(modules.filter(({ isHead }) => isHead).map(({ name }) => name));

/** What an import reads of the app. */
const readsOf = ({ module, reads }: ImportedName): readonly string[] => (module === APP ? reads : []);

test("components of the head are detected from what they render", () =>
  expect([...heads].sort()).toEqual([
    "@theme/BlogListPage/StructuredData",
    "@theme/BlogPostPage/Metadata",
    "@theme/BlogPostPage/StructuredData",
    "@theme/Changelog/Styles",
    "@theme/DebugLayout/Styles",
    "@theme/DocBreadcrumbs/StructuredData",
    "@theme/DocItem/Metadata",
    "@theme/Playground/Styles",
    "@theme/SearchMetadata",
    "@theme/SiteMetadata",
    "@theme/StructuredData",
  ]));

test("printed components have no behavior", () => {
  const known = (one: ImportedName): boolean =>
    isDescribing(one) ||
    READING.has(one.name) ||
    heads.has(one.module) ||
    /^@docusaurus\/(?:Link|Translate)$/.test(one.module);
  const found = parts.map(({ module, behavior: { cause, imports } }) => [
    module.name,
    // The server writes dates in the site's language, whatever the reader's is.
    cause === "toLocaleDateString" ? undefined : cause,
    imports.filter((one) => one.module !== APP && !known(one)).map(({ name }) => name),
    imports.flatMap(readsOf).filter((name) => !/^(?:location|overrides|page|server|site)$/.test(name)),
  ]);
  expect(found).toEqual(parts.map(({ module }) => [module.name, undefined, [], []]));
  expect(parts).toHaveLength(Object.keys(PRINTED_PARTS).length);
});

test("components that depend on the site do not read the page", () => {
  const ofSite = parts.filter(({ module }) => PRINTED_PARTS[module.name] === "site");
  for (const { module, behavior } of ofSite) {
    const names = behavior.imports.flatMap((one) => (one.name === "createContext" ? ["a context"] : readsOf(one)));
    expect([module.name, names.filter((name) => !/^(?:overrides|server|site)$/.test(name))]).toEqual([module.name, []]);
  }
  expect(ofSite.length).toBeGreaterThan(0);
});
