/**
 * Runs a site's own Babel on its scripts, for plugins and presets of its `babel.config.js` (Flow, worklets, macros). Returns a function
 * from code to code, or `undefined`, as for most sites.
 */

import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { isAbsolute, join, resolve } from "node:path";
import { FAILED, importModule, orReport } from "../../config/import-module.ts";
import { BABEL_PRESET, standInName } from "../../config/stand-ins.ts";
import { archiveHint, isInstalled, scanModules } from "../../config/scan-modules.ts";
import type { Diagnostic, Reporter } from "../../model/diagnostic.ts";
import { toReason } from "../../report/error-text.ts";
import { toSitePath } from "../../report/site-path.ts";
import { scriptLoader } from "../../system/transpiler.ts";

export interface BabelRequest {
  /** Absolute, with links resolved. */
  readonly siteDir: string;
  /** Receives the absolute paths of the config, of the site's own plugins, and of the files that plugins name as what code depends on. */
  readonly onInput: (path: string) => void;
  readonly report: Reporter;
}

/** Compiled code of the script at an absolute path. All bundles request the same files, so each is compiled once. */
export type CompileScript = (path: string, text: string) => Promise<string>;

/** The part of Babel that we use. */
interface Babel {
  /** Fails where a plugin or a preset does. */
  loadOptionsAsync(options: object): Promise<unknown>;
  transformAsync(text: string, options: object): Promise<Compiled | null>;
}

interface Compiled {
  readonly code?: string | null;
  /** Absent from early releases of Babel 7. */
  readonly externalDependencies?: Iterable<string>;
}

type BabelOptions = Readonly<Record<string, unknown>>;

/** Replaces a module that cannot be compiled. Its importers look for no names in a module of this kind. */
const NOTHING = "module.exports = {};";

/** The only config that the format reads. */
const CONFIG_FILE = "babel.config.js";

/**
 * Makes the compiler. `undefined` if the config asks for nothing but the format's preset. Diagnostics: `missing-package`
 * without Babel, `bundle-error` at the lines of the scripts, and those of running the config.
 */
export async function makeBabel(request: BabelRequest): Promise<CompileScript | undefined> {
  const { siteDir, onInput, report } = request;
  const path = join(siteDir, CONFIG_FILE);
  if (!existsSync(path)) return undefined;
  const options = await readConfig(path, request);
  if (options === undefined) return undefined;
  if (!isInstalled("@babel/core", path)) {
    report.warn({
      code: "missing-package",
      message: `\`${CONFIG_FILE}\` has no effect, because the package \`@babel/core\` is not installed.`,
      hint: archiveHint(path) ?? "Install it beside the site: `npm install @babel/core`. Or remove the file.",
      file: CONFIG_FILE,
    });
    return undefined;
  }
  const babel = createRequire(path)("@babel/core") as Babel;
  const made = { babel, options, request };
  const files = await orReport({ siteDir, path, report }, async () => {
    const own = ownFiles(options, path);
    // Babel would keep an earlier state of them.
    for (const file of own) delete require.cache[file];
    await babel.loadOptionsAsync(toBabelOptions(join(siteDir, "src/index.js"), made));
    return own;
  });
  if (files === FAILED) return () => Promise.resolve(NOTHING);
  for (const file of [path, ...files]) onInput(file);
  const compiled = new Map<string, { readonly text: string; readonly code: Promise<string> }>();
  return (file, text) => {
    const known = compiled.get(file);
    if (known?.text === text) return known.code;
    const code = compile(file, text, made);
    compiled.set(file, { text, code });
    return code;
  };
}

interface Compiling {
  readonly babel: Babel;
  readonly options: BabelOptions;
  readonly request: BabelRequest;
}

/** Bun compiles what is left: types, JSX and new syntax. */
function toBabelOptions(file: string, { options, request: { siteDir } }: Compiling): BabelOptions {
  const loader = scriptLoader(file);
  const { parserOpts } = options as { readonly parserOpts?: { readonly plugins?: unknown } };
  const syntax = [...(loader === "ts" ? [] : ["jsx"]), ...(loader === "jsx" ? [] : ["typescript"])];
  return {
    ...options,
    filename: file,
    root: siteDir,
    cwd: siteDir,
    configFile: false,
    babelrc: false,
    caller: { name: "veloci", supportsStaticESM: true, supportsDynamicImport: true, supportsTopLevelAwait: true },
    parserOpts: { ...parserOpts, plugins: [...syntax, ...list(parserOpts?.plugins)] },
    // Problems that the bundler finds keep their lines.
    retainLines: true,
    compact: false,
  };
}

async function compile(file: string, text: string, made: Compiling): Promise<string> {
  const { siteDir, onInput, report } = made.request;
  const shown = toSitePath(siteDir, file);
  const how = toBabelOptions(file, made);
  try {
    const result = await report.siteCode.run(`Babel on \`${shown}\``, () => made.babel.transformAsync(text, how));
    for (const path of result?.externalDependencies ?? []) onInput(resolve(siteDir, path));
    return result?.code ?? text;
  } catch (error) {
    report.error({ code: "bundle-error", file: shown, ...describe(error, file) });
    return NOTHING;
  }
}

/** Babel's message begins with the path of the file, and ends with the place and lines of the code. */
function describe(error: unknown, file: string): Pick<Diagnostic, "message" | "line" | "column"> {
  const reason = toReason(error)
    .replace(`${file}: `, "")
    .replace(/\.?\s*\(\d+:\d+\)$|\.$/, "");
  const { line, column } = Object((Object(error) as { readonly loc?: unknown }).loc) as Record<string, unknown>;
  const place = typeof line === "number" && typeof column === "number" ? { line, column: column + 1 } : {};
  return { message: `Babel cannot compile this file: ${reason}.`, ...place };
}

/** What a config asks for besides the format's preset, whose work is Bun's. */
async function readConfig(path: string, { siteDir, report }: BabelRequest): Promise<BabelOptions | undefined> {
  const module = await importModule({ siteDir, path, report });
  const made = module?.value;
  const value: unknown =
    typeof made === "function" ? await orReport({ siteDir, path, report }, () => made(CONFIG_API) as unknown) : made;
  if (value === FAILED) return undefined;
  const { presets, ...rest } = Object(value) as BabelOptions;
  const own = list(presets).filter((preset) => !isOfFormat(preset));
  const options = { ...rest, ...(own.length > 0 && { presets: own }) };
  const isEmpty = (asked: unknown): boolean => Array.isArray(asked) && asked.length === 0;
  return Object.values(options).every(isEmpty) ? undefined : options;
}

/** The modules of plugins and presets that are files of the site. */
function ownFiles({ plugins, presets }: BabelOptions, from: string): string[] {
  const require = createRequire(from);
  const names = [...list(plugins), ...list(presets)].map((entry): unknown => (Array.isArray(entry) ? entry[0] : entry));
  return names.flatMap((name) =>
    typeof name === "string" && (isAbsolute(name) || name.startsWith("."))
      ? scanModules(require.resolve(name)).files
      : [],
  );
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isOfFormat(preset: unknown): boolean {
  const [name]: readonly unknown[] = Array.isArray(preset) ? preset : [preset];
  return name === BABEL_PRESET || standInName(name) === BABEL_PRESET;
}

/** What Babel passes to configs that are functions. We keep what they return for the whole build. */
const CONFIG_API = {
  cache: Object.assign(() => {}, { forever() {}, never() {}, using() {}, invalidate() {} }),
  env: (name?: unknown): unknown => (name === undefined ? "production" : [name].flat().includes("production")),
  caller: () => undefined,
  assertVersion() {},
  version: "7.0.0",
};
