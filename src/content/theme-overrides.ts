/** Finds components that replace those of the theme: in `src/theme/` of the site, and in theme folders of plugins. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import type { Plugin } from "../model/plugin.ts";

/** Returns the overrides: `@theme/Footer` → absolute path of `src/theme/Footer/index.tsx` or `src/theme/Footer.tsx`. */
export function findThemeOverrides(siteDir: string): Record<string, string> {
  return findThemeFiles(join(siteDir, "src/theme"));
}

/** Returns the overrides in theme folders of plugins. Later folders take precedence, and missing folders are skipped. */
export function findPluginOverrides(themeFolders: readonly string[]): Record<string, string> {
  return Object.assign({}, ...themeFolders.map(findThemeFiles)) as Record<string, string>;
}

function findThemeFiles(dir: string): Record<string, string> {
  if (!existsSync(dir)) return {};
  const files = [...new Glob("**/*.{js,jsx,ts,tsx}").scanSync({ cwd: dir })].filter(
    (path) => !/\.(?:d|test)\.\w+$|(?:^|\/)__tests__\//.test(path),
  );
  return Object.fromEntries(
    files.sort().map((path) => [`@theme/${path.replace(/\.\w+$/, "").replace(/\/index$/, "")}`, join(dir, path)]),
  );
}

/** Whether the site or a plugin replaces the search box. A component that wraps the theme's search box still needs the theme's search. */
export function hasOwnSearchBar(siteDir: string, plugins: readonly WithTheme[]): boolean {
  return findCopies("@theme/SearchBar", siteDir, plugins).length > 0;
}

/** Texts of files of the site and of plugins that replace a component (`@theme/Footer`) without showing the theme's inside. */
export function findCopies(component: string, siteDir: string, plugins: readonly WithTheme[]): string[] {
  const files = findAllOverrides(siteDir, plugins).flatMap((overrides) => overrides[component] ?? []);
  const original = new RegExp(`@theme-(?:original|init)/${component.replace("@theme/", "")}\\b`);
  return files.map((file) => readFileSync(file, "utf8")).filter((text) => !original.test(text));
}

type WithTheme = Pick<Plugin, "themeFolders">;

/** Finds the overrides of the site and of its plugins. */
function findAllOverrides(siteDir: string, plugins: readonly WithTheme[]): Record<string, string>[] {
  return [findThemeOverrides(siteDir), findPluginOverrides(plugins.flatMap(({ themeFolders = [] }) => themeFolders))];
}

/** Whether the site or a plugin replaces a component (`@theme/Footer`). */
export function isReplaced(component: string, siteDir: string, plugins: readonly WithTheme[]): boolean {
  return findAllOverrides(siteDir, plugins).some((overrides) => component in overrides);
}

/** Whether the site or a plugin replaces components of admonitions. */
export function hasOwnAdmonitions(siteDir: string, plugins: readonly WithTheme[]): boolean {
  const names = findAllOverrides(siteDir, plugins).flatMap((overrides) => Object.keys(overrides));
  return names.some((name) => /^@theme\/Admonition(?:\/|$)/.test(name));
}

/** Components that render code blocks or parts of them. */
const CODE_PARTS = /^@theme\/(?:CodeBlock(?:\/|$)|Icon\/(?:Copy|Success|WordWrap)$)/;

/** The component that renders all code blocks, including live ones. */
export const WHOLE_CODE = "@theme/CodeBlock";

/** The components of Markdown that render that one. */
export const CODE_ELEMENTS: readonly string[] = ["@theme/MDXComponents/Code", "@theme/MDXComponents/Pre"];

/** Components that receive whole code blocks, live ones too. */
export const AROUND_CODE: readonly string[] = [WHOLE_CODE, ...CODE_ELEMENTS];

/**
 * Whether the site or a plugin replaces components of code blocks, or maps `pre` and `code` to components of its own. Components
 * that replace whole code blocks receive live code as well.
 */
export function hasOwnCodeBlocks(siteDir: string, plugins: readonly WithTheme[]): boolean | "live" {
  const files = findAllOverrides(siteDir, plugins).flatMap((overrides) => Object.entries(overrides));
  if (files.some(([name]) => AROUND_CODE.includes(name))) return "live";
  return files.some(([name, file]) =>
    name === "@theme/MDXComponents"
      ? /\b(?:pre|code|CodeBlock)\b/.test(readFileSync(file, "utf8"))
      : CODE_PARTS.test(name),
  );
}
