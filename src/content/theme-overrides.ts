/** Components that replace those of the theme. Reads `src/theme/` of the site folder, and the theme folders of plugins. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import type { Plugin } from "../model/plugin.ts";

/** Returns the overrides: `@theme/Footer` → absolute path of `src/theme/Footer/index.tsx` or `src/theme/Footer.tsx`. */
export function findThemeOverrides(siteDir: string): Record<string, string> {
  return findThemeFiles(join(siteDir, "src/theme"));
}

/** The same in theme folders of plugins, of which later ones win; a folder need not exist. */
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

/**
 * Whether the site, or a plugin with a theme folder, has a search box of its own. A component that wraps the theme's box still needs the
 * theme's search.
 */
export function hasOwnSearchBar(siteDir: string, plugins: readonly WithTheme[]): boolean {
  const bars = findAllOverrides(siteDir, plugins).flatMap((files) => files["@theme/SearchBar"] ?? []);
  return bars.some((file) => !/@theme-(?:original|init)\/SearchBar\b/.test(readFileSync(file, "utf8")));
}

type WithTheme = Pick<Plugin, "themeFolders">;

/** The site's, and those of its plugins. */
function findAllOverrides(siteDir: string, plugins: readonly WithTheme[]): Record<string, string>[] {
  return [findThemeOverrides(siteDir), findPluginOverrides(plugins.flatMap(({ themeFolders = [] }) => themeFolders))];
}

/** Components that show code blocks, or what is inside of them. */
const CODE_PARTS = /^@theme\/(?:CodeBlock(?:\/|$)|Icon\/(?:Copy|Success|WordWrap)$|MDXComponents\/(?:Code|Pre)$)/;

/** A component of the site that is given all code blocks, those with an editor among them. */
export const WHOLE_CODE = "@theme/CodeBlock";

/**
 * Whether components of the site, or of a plugin, show code blocks: parts of them, or what a list has for `pre` and `code`. Those that
 * show whole blocks are given live code, too.
 */
export function hasOwnCodeBlocks(siteDir: string, plugins: readonly WithTheme[]): boolean | "live" {
  const files = findAllOverrides(siteDir, plugins).flatMap((overrides) => Object.entries(overrides));
  if (files.some(([name]) => name === WHOLE_CODE)) return "live";
  return files.some(([name, file]) =>
    name === "@theme/MDXComponents"
      ? /\b(?:pre|code|CodeBlock)\b/.test(readFileSync(file, "utf8"))
      : CODE_PARTS.test(name),
  );
}
