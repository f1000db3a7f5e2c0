import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { listThemeModules } from "../bundle/theme/theme-modules.ts";
import type { ThemeSource } from "./theme-source.ts";

const PREFIX = "@theme/";

/** The sources of the theme's components. Modules in lower case are internal parts without a slot. */
export function readThemeSources(rootDir: string): ThemeSource[] {
  const themeDir = join(rootDir, "theme");
  return listThemeModules(rootDir)
    .filter(({ name, file }) => name.startsWith(PREFIX) && /\/[A-Z][^/]*$/.test(name) && file.endsWith(".tsx"))
    .map(({ name, file }) => ({
      name: name.slice(PREFIX.length),
      path: relative(themeDir, file).split(sep).join("/"),
      text: readFileSync(file, "utf8"),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
