/**
 * Resolves the packages that the theme provides in a site's modules. They are virtual files in the site folder, so that
 * their imports are shared like those of any module. A package that the site has installed takes precedence, except for parts of React.
 */

import type { PluginBuilder } from "bun";
import { isInstalled, packageName } from "../../config/scan-modules.ts";
import type { BroughtPackages } from "./brought-packages.ts";
import type { GeneratedModules } from "./generated-modules.ts";
import { toVirtualFile } from "./site-modules.ts";

const PRISM = "prism-react-renderer";

/** Reads elements, which are those of the theme's React. Builds for other systems have the same names. */
const REACT_SERVER = "react-dom/server";
const REACT_BUILD = /^(react-dom\/server)(?:\.\w+)*$/;

/** `prism-react-renderer/themes/github`, optionally with the file of a build: `/index.cjs.js`. */
const PRISM_THEME = /^prism-react-renderer\/themes\/(\w+)(?:\/index(?:\.cjs)?(?:\.js)?)?$/;

function toFile(siteDir: string, name: string): string {
  return toVirtualFile(siteDir, `brought/${name.replaceAll("/", "-")}.js`);
}

/** Modules that components may import besides those of the theme and of the site's packages. */
export interface ProvidedModules {
  readonly packages: BroughtPackages;
  readonly generated: GeneratedModules;
}

export interface BroughtRequest {
  readonly siteDir: string;
  readonly packages: BroughtPackages;
}

/** Sources by absolute path. */
export function broughtFiles({ siteDir, packages }: BroughtRequest): Record<string, string> {
  const files = Object.entries(packages).map(([name, text]) => [toFile(siteDir, name), text] as const);
  const theme = `import { themes } from "${PRISM}";\nexport default themes;`;
  const prism = `export { Prism as default } from "${PRISM}";`;
  return {
    ...Object.fromEntries(files),
    [toFile(siteDir, `${PRISM}/themes`)]: theme,
    [toFile(siteDir, `${PRISM}/prism`)]: prism,
  };
}

/** Packages among the files of a bundle. */
export function broughtIn(inputs: readonly string[], { siteDir, packages }: BroughtRequest): string[] {
  return Object.keys(packages).filter((name) => inputs.includes(toFile(siteDir, name)));
}

/** Adds the rule. */
export function resolveBrought(build: PluginBuilder, { siteDir, packages }: BroughtRequest): void {
  const names = Object.keys(packages).map((name) => RegExp.escape(name));
  const filter = new RegExp(`^(?:${names.join("|")})(?:$|/)`);
  build.onResolve({ filter: REACT_BUILD }, () => ({ path: toFile(siteDir, REACT_SERVER) }));
  build.onResolve({ filter }, ({ path, importer }) => {
    if (isInstalled(path, importer)) return undefined;
    if (Object.hasOwn(packages, path)) return { path: toFile(siteDir, path) };
    if (path === `${PRISM}/prism`) return { path: toFile(siteDir, path) };
    const [, theme] = PRISM_THEME.exec(path) ?? [];
    return theme === undefined ? undefined : { path: theme, namespace: "prism-theme" };
  });
  build.onLoad({ filter: /.*/, namespace: "prism-theme" }, ({ path }) => ({
    contents: `import themes from ${JSON.stringify(toFile(siteDir, `${PRISM}/themes`))};\nexport default themes.${path};`,
    loader: "js",
  }));
}

/** Whether a module belongs to a package that the theme provides. */
export function isBrought(module: string, packages: BroughtPackages): boolean {
  return Object.hasOwn(packages, packageName(module)) || Object.hasOwn(packages, module);
}
