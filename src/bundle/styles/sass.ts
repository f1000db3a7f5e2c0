/** Compiles Sass. The compiler is loaded with the first file. */

import { existsSync, readFileSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import type { CanonicalizeContext, SourceSpan } from "sass";
import { packageName } from "../../config/scan-modules.ts";
import { type BundlerSettings, readAlias } from "../../model/bundler-settings.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { toSitePath } from "../../report/site-path.ts";

export interface SassRequest {
  /** Absolute path. */
  readonly file: string;
  readonly siteDir: string;
  /** Settings of the site for the bundler. */
  readonly settings: Pick<BundlerSettings, "alias" | "sass">;
  readonly onProblem: (problem: Diagnostic) => void;
  readonly onInput: (path: string) => void;
}

/**
 * The CSS of a file; empty after an error. Diagnostics: `sass-error`, and `sass-warning` for `@warn` and for
 * deprecations. Files of packages are found as `bootstrap/scss/variables` or with a `~` prefix, those of the site also
 * by `@site/` and by aliases.
 */
export async function compileSass(request: SassRequest): Promise<string> {
  const { file, siteDir, settings, onProblem, onInput } = request;
  const sass = await import("sass");
  const above = settings.sass.above === "" ? "" : `${settings.sass.above}\n`;
  const sheet = { file, siteDir, linesAbove: above.split("\n").length - 1 };
  const report = (problem: Pick<Diagnostic, "code" | "severity" | "message">, span?: SourceSpan, stack = ""): void =>
    onProblem({ ...problem, ...(span ? placeOf(span, sheet) : rootPlace(stack, sheet)) });
  try {
    // Nothing here waits, and the compiler takes several times as long if it may.
    const { css, loadedUrls } = sass.compileString(above + readFileSync(file, "utf8"), {
      url: Bun.pathToFileURL(file),
      syntax: file.endsWith(".sass") ? "indented" : "scss",
      // The compiler of earlier releases also searched the folder in which it was started.
      loadPaths: [...settings.sass.folders, siteDir],
      importers: [{ findFileUrl: (url, context) => findSheet(url, context, { siteDir, settings }) }],
      quietDeps: true,
      logger: {
        warn: (message, { span, stack, ...options }) => report(toWarning(message, options), span, stack),
        debug: (message, { span }) =>
          report({ code: "sass-debug", severity: "info", message: `\`@debug\` says: ${message}.` }, span),
      },
    });
    for (const url of loadedUrls) if (url.protocol === "file:") onInput(Bun.fileURLToPath(url));
    return css;
  } catch (error) {
    if (!(error instanceof sass.Exception)) throw error;
    const message = `Sass cannot compile this file: ${firstLine(error.sassMessage)}.`;
    report({ code: "sass-error", severity: "error", message }, error.span);
    return "";
  }
}

function toWarning(
  message: string,
  { deprecation }: { readonly deprecation: boolean },
): Pick<Diagnostic, "code" | "severity" | "message"> {
  const text = firstLine(message);
  if (deprecation) return { code: "sass-warning", severity: "info", message: `Sass says: ${text}.` };
  return { code: "sass-warning", severity: "warning", message: `\`@warn\` says: ${text}.` };
}

function firstLine(text: string): string {
  return (text.split("\n")[0] ?? "").replace(/\.$/, "");
}

/** The sheet that is compiled. */
interface Sheet extends Pick<SassRequest, "file" | "siteDir"> {
  /** Number of lines of the site's settings above it. */
  readonly linesAbove: number;
}

function placeOf({ url, start, end }: SourceSpan, sheet: Sheet): Partial<Diagnostic> {
  const path = url?.protocol === "file:" ? Bun.fileURLToPath(url) : sheet.file;
  const length = start.line === end.line ? end.column - start.column : 0;
  const line = start.line + 1 - (path === sheet.file ? sheet.linesAbove : 0);
  const file = toSitePath(sheet.siteDir, path);
  if (line < 1) return { file };
  return { file, line, column: start.column + 1, ...(length > 0 && { length }) };
}

/** Position of `@warn` in the file: the last line of Sass's stack trace. */
function rootPlace(stack: string, { file, siteDir, linesAbove }: Sheet): Partial<Diagnostic> {
  const [, line, column] = /(\d+):(\d+)\s+root stylesheet\s*$/.exec(stack) ?? [];
  const place = line === undefined ? {} : { line: Number(line) - linesAbove, column: Number(column) };
  return { file: toSitePath(siteDir, file), ...place };
}

/** A sheet of the site or of a package; Sass resolves relative ones itself. */
function findSheet(
  url: string,
  { containingUrl }: CanonicalizeContext,
  { siteDir, settings }: Pick<SassRequest, "siteDir" | "settings">,
): URL | null {
  if (url.startsWith("@site/")) return Bun.pathToFileURL(join(siteDir, url.slice("@site/".length)));
  const name = url.replace(/^~/, "");
  const path = readAlias(settings.alias, name)?.target || name;
  if (isAbsolute(path)) return Bun.pathToFileURL(path);
  if (/^[./]|^[a-z]+:/i.test(path)) return null;
  const from = containingUrl?.protocol === "file:" ? Bun.fileURLToPath(containingUrl) : join(siteDir, "sheet.scss");
  for (let dir = dirname(from); ; dir = dirname(dir)) {
    const modules = join(dir, "node_modules");
    if (existsSync(join(modules, packageName(path)))) return Bun.pathToFileURL(join(modules, path));
    if (dirname(dir) === dir) return null;
  }
}
