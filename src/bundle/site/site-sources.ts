/** Reads the site's own modules for the bundler. */

import { existsSync, readFileSync } from "node:fs";
import type { PluginBuilder } from "bun";
import { positionAt } from "../../config/locate.ts";
import { fromSitePath, toSitePath } from "../../content/files.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { CompileScript } from "./babel.ts";
import { textIn } from "../../system/lenient-files.ts";
import { scriptLoader, textLoader } from "../../system/transpiler.ts";
import { expandComputedImports } from "./computed-imports.ts";
import { toDocumentPath } from "./site-modules.ts";
import { withTextPrefixes } from "./loader-prefix.ts";
import { type ModuleUrlRequest, resolveModuleUrls } from "./module-urls.ts";

const SOURCES = /^(?!.*[\\/]node_modules[\\/]).*\.(?:[cm]?[jt]s|[jt]sx)$/;

export interface SiteSourcesRequest {
  readonly siteDir: string;
  readonly onProblem: (problem: Diagnostic) => void;
  /** Babel of the site. */
  readonly compileScript?: CompileScript | undefined;
  /** Changes the text of a module at an absolute path. */
  readonly readSource?: ((text: string, path: string) => string) | undefined;
}

/** Makes the bundler read modules with computed imports or URLs of files from here; it reads all others itself. */
export function readSiteSources(build: PluginBuilder, request: SiteSourcesRequest & ModuleUrlRequest): void {
  const { siteDir, onProblem, compileScript, readSource } = request;
  build.onLoad({ filter: SOURCES }, async ({ path }) => {
    const written = textIn(path);
    if (written === undefined) return undefined;
    const text = (await compileScript?.(path, written)) ?? written;
    const file = toSitePath(siteDir, path);
    const contents = expandComputedImports({
      text: await resolveModuleUrls(withTextPrefixes(readSource?.(text, path) ?? text), path, request),
      file: path,
      siteDir,
      onProblem: (_, problem) => onProblem({ ...problem, file }),
    });
    const loader = textLoader(path, contents);
    return contents === written && loader === scriptLoader(path) ? undefined : { contents, loader };
  });
}

export interface CodeDocumentRequest extends Omit<SiteSourcesRequest, "readSource" | "compileScript"> {
  /** Name of its module: `@document/docs/a.mdx`. */
  readonly name: string;
  readonly source: string;
}

/** The program of a document with its computed imports resolved. Problems point at the document. */
export function readCodeDocument({ name, source, siteDir, onProblem }: CodeDocumentRequest): string {
  const file = toDocumentPath(name);
  const path = fromSitePath(siteDir, file);
  return expandComputedImports({
    text: withTextPrefixes(source),
    file: path,
    siteDir,
    onProblem: (_, { line: _line, column: _column, ...problem }) =>
      onProblem({ ...problem, file, ...placeOfCall(existsSync(path) ? readFileSync(path, "utf8") : "") }),
  });
}

/** The first call in a text whose argument is not a plain string. */
function placeOfCall(text: string): Partial<Diagnostic> {
  const offset = text.search(/\brequire\s*(?:\((?!\s*["'])|\.\s*context)/);
  return offset < 0 ? {} : positionAt(text, offset);
}
