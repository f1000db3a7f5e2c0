/**
 * CSS modules. The bundler derives class names from a file's path relative to the current folder, so it receives paths
 * relative to the site folder instead: then a site has the same names wherever it is and wherever the command runs.
 */

import { realpathSync, statSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import type { PluginBuilder } from "bun";
import { fromSitePath, toSitePath } from "../../content/files.ts";
import type { SheetReader, SheetText } from "./sheet-reader.ts";

const NAMESPACE = "css-module";
const REQUIRED = "required-css-module";

/**
 * CSS modules that CommonJS code loads with `require`, for which the bundler itself would give an empty object: their
 * class names are the default export, as in the format. Precedes what resolves the sheets.
 */
export function resolveRequiredCssModules(build: PluginBuilder, siteDir: string): void {
  build.onResolve({ filter: /\.module\.(?:css|s[ac]ss|less|styl(?:us)?)$/ }, ({ path, importer, kind }) => {
    const file = kind === "require-call" ? findSheet(path, { importer, siteDir }) : undefined;
    return file === undefined ? undefined : { path: `${toSitePath(siteDir, file)}.js`, namespace: REQUIRED };
  });
  build.onLoad({ filter: /.*/, namespace: REQUIRED }, ({ path }) => ({
    contents: `export { default } from ${JSON.stringify(fromSitePath(siteDir, path.replace(/\.js$/, "")))};`,
    loader: "js",
  }));
}

/** Resolves CSS modules by their path from the site folder, which is a real path. Prepares their text and that of all other sheets. */
export function resolveCssModules(build: PluginBuilder, siteDir: string, sheets: SheetReader): void {
  build.onResolve({ filter: /\.css$/ }, ({ path, importer }) => {
    const isModule = path.endsWith(".module.css");
    if (!isModule && isAbsolute(importer)) return undefined;
    const file = findSheet(path, { importer: toCssFile(importer, siteDir), siteDir });
    if (file === undefined) return undefined;
    return isModule ? { path: toSitePath(siteDir, file), namespace: NAMESPACE } : { path: file };
  });
  const load = async (file: string): Promise<SheetText> => sheets.read(file, await Bun.file(file).text());
  build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => load(fromSitePath(siteDir, path)));
  build.onLoad({ filter: /\.css$/, namespace: "file" }, ({ path }) => load(path));
}

/** Absolute path of an importing file: a CSS module's is known from the site folder. */
export function toCssFile(importer: string, siteDir: string): string {
  return isAbsolute(importer) ? importer : join(siteDir, importer);
}

/** Real path of an imported style sheet, in the site or in a package; `importer` is absolute. */
export function findSheet(
  path: string,
  { importer, siteDir }: { importer: string; siteDir: string },
): string | undefined {
  const file = path.startsWith("@site/") ? join(siteDir, path.slice("@site/".length)) : path;
  try {
    const found = isAbsolute(file) ? file : Bun.resolveSync(file, dirname(importer));
    return statSync(found).isFile() ? realpathSync(found) : undefined;
  } catch {
    return undefined;
  }
}
