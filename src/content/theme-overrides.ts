/** Components of a site that replace those of the theme. Reads `src/theme/` of the site folder. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";

/** Returns the overrides: `@theme/Footer` → absolute path of `src/theme/Footer/index.tsx` or `src/theme/Footer.tsx`. */
export function findThemeOverrides(siteDir: string): Record<string, string> {
  const dir = join(siteDir, "src/theme");
  if (!existsSync(dir)) return {};
  const files = [...new Glob("**/*.{js,jsx,ts,tsx}").scanSync({ cwd: dir })].filter(
    (path) => !/\.(?:d|test)\.\w+$/.test(path),
  );
  return Object.fromEntries(
    files.sort().map((path) => [`@theme/${path.replace(/\.\w+$/, "").replace(/\/index$/, "")}`, join(dir, path)]),
  );
}

/** Whether the site has a search box of its own. A component that wraps the theme's box still needs the theme's search. */
export function hasOwnSearchBar(siteDir: string): boolean {
  const file = findThemeOverrides(siteDir)["@theme/SearchBar"];
  return file !== undefined && !/@theme-(?:original|init)\/SearchBar\b/.test(readFileSync(file, "utf8"));
}
