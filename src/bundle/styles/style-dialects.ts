import { archiveHint } from "../../config/scan-modules.ts";
import { isAbsolute, join } from "node:path";
import type { PluginBuilder } from "bun";
import { positionAt } from "../../config/locate.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { fromSitePath, toSitePath } from "../../content/files.ts";
import { compileBrought, missingCompiler } from "./brought-dialects.ts";
import { findSheet, toCssFile } from "./css-modules.ts";
import type { SheetReader } from "./sheet-reader.ts";
import { compileSass, type SassRequest } from "./sass.ts";
import { textIn } from "../../system/lenient-files.ts";

export interface DialectRequest {
  /** Absolute, with links resolved. */
  readonly siteDir: string;
  readonly settings: SassRequest["settings"];
  readonly onProblem: (problem: Diagnostic) => void;
  readonly sheets: SheetReader;
  /** Receives the absolute paths of the sheets that a sheet consists of. */
  readonly onInput: (path: string) => void;
}

const SASS = /\.s[ac]ss$/;
const DIALECT = /\.(?:s[ac]ss|less|styl(?:us)?)$/;

/** Sheets in this namespace are known by their path from the site folder, like CSS modules, with the extension of CSS appended. */
const NAMESPACE = "dialect";

/**
 * Makes the bundler compile Sass, and Less and Stylus if the site has their compilers. Diagnostics: `missing-package`,
 * and those of compilers.
 */
export function resolveStyleDialects(build: PluginBuilder, request: DialectRequest): void {
  const { siteDir, settings, onProblem, onInput, sheets } = request;
  build.onResolve({ filter: DIALECT }, ({ path, importer }) => {
    const file = findSheet(path, { importer: toCssFile(importer, siteDir), siteDir });
    if (file === undefined) return undefined;
    const missing = SASS.test(file) ? undefined : missingCompiler(file);
    if (missing) {
      onProblem({ ...toMissing(missing, file, siteDir), ...placeOfImport({ path, importer, siteDir }) });
      return { path, namespace: "empty-style" };
    }
    const ending = /\.module\.\w+$/.test(file) ? ".module.css" : ".css";
    return { path: toSitePath(siteDir, file) + ending, namespace: NAMESPACE };
  });
  build.onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path }) => {
    const file = fromSitePath(siteDir, path.replace(/(?:\.module)?\.css$/, ""));
    const compile = SASS.test(file) ? compileSass : compileBrought;
    const css = await sheets.compile(file, () => compile({ file, siteDir, settings, onProblem, onInput }));
    return sheets.read(file, css, join(siteDir, path));
  });
  build.onLoad({ filter: /.*/, namespace: "empty-style" }, () => ({ contents: "", loader: "css" }));
}

function toMissing(
  { name, label }: NonNullable<ReturnType<typeof missingCompiler>>,
  file: string,
  siteDir: string,
): Diagnostic {
  return {
    code: "missing-package",
    severity: "error",
    message: `The style sheet \`${toSitePath(siteDir, file)}\` needs the package \`${name}\`, which is not installed.`,
    hint:
      archiveHint(file) ??
      `Install it beside the site: \`npm install ${name}\`. Veloci runs ${label} with its defaults.`,
  };
}

/** Position of the import; the style sheet itself if the config names it. */
function placeOfImport({
  path,
  importer,
  siteDir,
}: {
  readonly path: string;
  readonly importer: string;
  readonly siteDir: string;
}): Partial<Diagnostic> {
  const text = textIn(importer);
  const offset = text === undefined ? -1 : text.search(new RegExp(`["']${RegExp.escape(path)}["']`));
  if (text === undefined || offset < 0) return isAbsolute(path) ? { file: toSitePath(siteDir, path) } : {};
  return { file: toSitePath(siteDir, importer), ...positionAt(text, offset + 1), length: path.length };
}
