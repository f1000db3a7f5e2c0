/** Compiles Less and Stylus with the package that the site has installed. Neither is built in, because most sites use neither. */

import { createRequire } from "node:module";
import { dirname, extname, join, resolve } from "node:path";
import { isInstalled } from "../../config/scan-modules.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { toSitePath } from "../../report/site-path.ts";

export interface SheetRequest {
  /** Absolute path. */
  readonly file: string;
  readonly siteDir: string;
  readonly onProblem: (problem: Diagnostic) => void;
  readonly onInput: (path: string) => void;
}

/** The part of the package `less` that we use. */
interface Less {
  render(text: string, options: object): Promise<Compiled>;
}

/** The part of the package `stylus` that we use. */
type Stylus = (text: string, options: object) => { render(): string; deps(): readonly string[] };

interface Compiled {
  readonly css: string;
  /** Paths of the sheets that it imports. */
  readonly imports: readonly string[];
}

interface Dialect {
  /** Package that compiles it, and its label in messages. */
  readonly name: "less" | "stylus";
  readonly label: string;
  readonly compile: (module: unknown, text: string, options: SheetOptions) => Promise<Compiled> | Compiled;
}

interface SheetOptions {
  readonly filename: string;
  /** Folders in which imports are searched for, after that of the file. */
  readonly paths: readonly string[];
}

const LESS: Dialect = {
  name: "less",
  label: "Less",
  // URLs in imported files are relative to those.
  compile: (module, text, options) => (module as Less).render(text, { ...options, rewriteUrls: "all" }),
};

const STYLUS: Dialect = {
  name: "stylus",
  label: "Stylus",
  compile: (module, text, options) => {
    const stylus = module as Stylus;
    return { css: stylus(text, options).render(), imports: stylus(text, options).deps() };
  },
};

function dialectOf(file: string): Dialect {
  return extname(file) === ".less" ? LESS : STYLUS;
}

/** The package that a sheet needs and that the site lacks. */
export function missingCompiler(file: string): Pick<Dialect, "name" | "label"> | undefined {
  const dialect = dialectOf(file);
  return isInstalled(dialect.name, file) ? undefined : dialect;
}

/** The CSS of a file; empty after an error, which is reported as `less-error` or `stylus-error`. */
export async function compileBrought({ file, siteDir, onProblem, onInput }: SheetRequest): Promise<string> {
  const { name, label, compile } = dialectOf(file);
  const paths = [siteDir, ...packageFolders(dirname(file))];
  // In the format, `~` marks an import of a package.
  const text = (await Bun.file(file).text()).replace(/(@(?:import|require)\b[^"'\n]*["'])~/g, "$1");
  try {
    const { css, imports } = await compile(createRequire(file)(name), text, { filename: file, paths });
    for (const path of [file, ...imports]) onInput(resolve(path));
    return css;
  } catch (error) {
    const { message, ...place } = describe(error, file);
    onProblem({
      code: `${name}-error`,
      severity: "error",
      message: `${label} cannot compile this file: ${message.replace(/\.$/, "")}.`,
      ...place,
      file: toSitePath(siteDir, place.file),
    });
    return "";
  }
}

/** Less has the position in fields, Stylus in the first line of the message, above the code. */
function describe(error: unknown, file: string): { message: string; file: string; line?: number; column?: number } {
  const { filename, line, column, message: rawMessage } = Object(error) as Readonly<Record<string, unknown>>;
  const text = typeof rawMessage === "string" ? rawMessage : String(error);
  const [first, ...lines] = text.trim().split("\n");
  const [, path, row, place] = /^(.+):(\d+):(\d+)$/.exec(first ?? "") ?? [];
  if (path !== undefined) return { message: lines.at(-1) ?? "", file: path, line: Number(row), column: Number(place) };
  const message = first === undefined || first === "" ? "no reason given" : first;
  // Errors of the compiler itself have a line, too: of its own code.
  if (typeof filename !== "string" || typeof line !== "number" || typeof column !== "number") return { message, file };
  return { message, file: filename, line, column: column + 1 };
}

function packageFolders(dir: string): string[] {
  const above = dirname(dir);
  return [join(dir, "node_modules"), ...(above === dir ? [] : packageFolders(above))];
}
