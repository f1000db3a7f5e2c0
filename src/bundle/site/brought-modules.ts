/**
 * How a site's modules find the packages that the theme brings along. Returns files that only the bundler knows, in the site
 * folder, so that what they import is shared as any module's is. A package that the site has installed wins.
 */

import type { PluginBuilder } from "bun";
import { isInstalled, packageName } from "../../config/scan-modules.ts";
import type { BroughtPackages } from "./brought-packages.ts";
import type { GeneratedModules } from "./generated-modules.ts";
import { toVirtualFile } from "./site-modules.ts";

const PRISM = "prism-react-renderer";

/** `prism-react-renderer/themes/github`, also with the file of a build behind it: `/index.cjs.js`. */
const PRISM_THEME = /^prism-react-renderer\/themes\/(\w+)(?:\/index(?:\.cjs)?(?:\.js)?)?$/;

function toFile(siteDir: string, name: string): string {
  return toVirtualFile(siteDir, `brought/${name.replaceAll("/", "-")}.js`);
}

/** Modules that components may import beside those of the theme and of packages that the site has. */
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

/** Packages among the files that a bundle is made of. */
export function broughtIn(inputs: readonly string[], { siteDir, packages }: BroughtRequest): string[] {
  return Object.keys(packages).filter((name) => inputs.includes(toFile(siteDir, name)));
}

/** Adds the rule. */
export function resolveBrought(build: PluginBuilder, { siteDir, packages }: BroughtRequest): void {
  const names = Object.keys(packages).map((name) => RegExp.escape(name));
  const filter = new RegExp(`^(?:${names.join("|")})(?:$|/)`);
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

/** Whether a module is of a package that the theme brings along. */
export function isBrought(module: string, packages: BroughtPackages): boolean {
  return Object.hasOwn(packages, packageName(module));
}
