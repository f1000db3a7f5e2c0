/** Style sheets that are not CSS. Returns Sass as CSS for the bundler, and errors for unsupported languages. */

import { readFileSync } from "node:fs";
import { extname, isAbsolute } from "node:path";
import type { PluginBuilder } from "bun";
import { positionAt } from "../../config/locate.ts";
import { describeUse } from "../../config/report-support.ts";
import { SUPPORT } from "../../config/support.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { fromSitePath, toSitePath } from "../../content/files.ts";
import { findSheet, toCssFile } from "./css-modules.ts";
import type { CompileCss } from "./postcss.ts";
import { compileSass } from "./sass.ts";

export interface DialectRequest {
  /** Absolute, without links. */
  readonly siteDir: string;
  readonly onProblem: (problem: Diagnostic) => void;
  /** PostCSS of the site. */
  readonly compileCss?: CompileCss | undefined;
}

const SASS = /\.s[ac]ss$/;

/** Sheets in here are known by their path from the site folder, as CSS modules are, with the ending of CSS behind it. */
const NAMESPACE = "sass";

/** Makes the bundler read Sass, and report Less and Stylus. */
export function resolveStyleDialects(build: PluginBuilder, { siteDir, onProblem, compileCss }: DialectRequest): void {
  build.onResolve({ filter: SASS }, ({ path, importer }) => {
    const file = findSheet(path, { importer: toCssFile(importer, siteDir), siteDir });
    if (file === undefined) return undefined;
    const ending = /\.module\.\w+$/.test(file) ? ".module.css" : ".css";
    return { path: toSitePath(siteDir, file) + ending, namespace: NAMESPACE };
  });
  build.onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path }) => {
    const file = fromSitePath(siteDir, path.replace(/(?:\.module)?\.css$/, ""));
    const css = await compileSass({ file, siteDir, onProblem });
    return { contents: compileCss ? await compileCss(file, css) : css, loader: "css" };
  });
  build.onResolve({ filter: /\.(?:less|styl(?:us)?)$/ }, ({ path, importer }) => {
    const name = isAbsolute(path) ? toSitePath(siteDir, path) : path;
    const problem = describeUse(SUPPORT.styleSheet[extname(path)], `The style sheet \`${name}\``);
    if (problem) onProblem({ ...problem, ...placeOfImport({ path, importer, siteDir }) });
    return { path, namespace: "unsupported-style" };
  });
  build.onLoad({ filter: /.*/, namespace: "unsupported-style" }, () => ({ contents: "", loader: "css" }));
}

/** Where a file names what it imports; the style sheet itself when the config names it. */
function placeOfImport({
  path,
  importer,
  siteDir,
}: {
  readonly path: string;
  readonly importer: string;
  readonly siteDir: string;
}): Partial<Diagnostic> {
  const text = readText(importer);
  const offset = text === undefined ? -1 : text.search(new RegExp(`["']${RegExp.escape(path)}["']`));
  if (text === undefined || offset < 0) return isAbsolute(path) ? { file: toSitePath(siteDir, path) } : {};
  return { file: toSitePath(siteDir, importer), ...positionAt(text, offset + 1), length: path.length };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
