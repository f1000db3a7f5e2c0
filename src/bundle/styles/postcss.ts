/** Runs a site's own PostCSS on its style sheets (Tailwind, nesting, mixins). */

import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { FAILED, importModule, orReport } from "../../config/import-module.ts";
import { archiveHint, isInstalled } from "../../config/scan-modules.ts";
import type { Diagnostic, Reporter } from "../../model/diagnostic.ts";
import type { PostCssOptions } from "../../model/plugin.ts";
import { toErrorText } from "../../report/error-text.ts";
import { toSitePath } from "../../report/site-path.ts";

export interface PostCssRequest {
  /** Absolute, with links resolved. */
  readonly siteDir: string;
  /** Lets every plugin of the site change the options, one after the other. */
  readonly configure: (options: PostCssOptions) => PostCssOptions;
  /** Receives the absolute path of the config file, and those of the files and folders that the plugins name as what their CSS depends on. */
  readonly onInput: (path: string) => void;
  readonly report: Reporter;
}

/** Compiled CSS of a file; `file` is absolute. Both bundles request the same files, so each is compiled once. */
export type CompileCss = (file: string, css: string) => Promise<string>;

export interface SitePostCss {
  /** Absent if the site configures no PostCSS plugin, as most sites. */
  readonly compileCss?: CompileCss;
  /** Whether no plugin of the site replaced the list of PostCSS plugins, which drops the format's for cascade layers. */
  readonly keepsLayers: boolean;
}

/** Stands for the format's plugin that wraps styles in cascade layers: the theme's are wrapped without PostCSS. */
const LAYERS = { postcssPlugin: "postcss-wrap-in-layer" };

/** The part of PostCSS that we use. */
interface PostCss {
  (plugins: readonly unknown[]): { process(css: string, options: object): Promise<PostCssResult> };
}

interface PostCssResult {
  readonly css: string;
  readonly messages: readonly PostCssMessage[];
  warnings(): readonly PostCssWarning[];
}

/** What a plugin tells the caller. Its type ends with `dependency` if it names a file, or the folder of a pattern. */
interface PostCssMessage {
  readonly type: string;
  readonly file?: unknown;
  readonly dir?: unknown;
}

interface PostCssWarning {
  readonly text: string;
  readonly line?: number;
  readonly column?: number;
}

/** File names that PostCSS looks for, in its order, except YAML, which sites do not use. */
const CONFIG_FILES = [
  "postcss.config.js",
  "postcss.config.cjs",
  "postcss.config.mjs",
  "postcss.config.ts",
  ".postcssrc.js",
  ".postcssrc.json",
] as const;

/**
 * Makes the compiler. Diagnostics: `missing-package` without
 * PostCSS, `postcss-error` and `postcss-warning` at the lines of the style sheets, and those of running the config.
 */
export async function makePostCss(request: PostCssRequest): Promise<SitePostCss> {
  const { plugins } = request.configure({ plugins: [LAYERS] });
  const compileCss = await makeCompiler(
    plugins.filter((plugin) => plugin !== LAYERS),
    request,
  );
  return { ...(compileCss && { compileCss }), keepsLayers: plugins.includes(LAYERS) };
}

async function makeCompiler(added: readonly unknown[], request: PostCssRequest): Promise<CompileCss | undefined> {
  const { siteDir, report } = request;
  const path = findConfigFile(siteDir);
  const configured = [...added, ...(path === undefined ? [] : await readConfig(path, request))];
  if (configured.length === 0) return undefined;
  const from = path ?? join(siteDir, CONFIG_FILES[0]);
  if (!isInstalled("postcss", from)) {
    report.error({
      code: "missing-package",
      message: "The site configures PostCSS, but the package `postcss` is not installed.",
      hint: archiveHint(from) ?? "Install it beside the site: `npm install postcss`.",
    });
    return undefined;
  }
  const require = createRequire(from);
  const name = path === undefined ? "the PostCSS plugins of the site" : undefined;
  const plugins = await orReport(
    { siteDir, path: from, report },
    () => configured.map((plugin) => toPlugin(plugin, require)),
    name,
  );
  if (plugins === FAILED) return undefined;
  if (path !== undefined) request.onInput(path);
  const postcss = require("postcss") as PostCss;
  const compiled = new Map<string, Promise<string>>();
  return (file, css) => {
    const known = compiled.get(file) ?? compile({ postcss, plugins, file, css, request });
    compiled.set(file, known);
    return known;
  };
}

interface Compiling {
  readonly postcss: PostCss;
  readonly plugins: readonly unknown[];
  readonly file: string;
  readonly css: string;
  readonly request: PostCssRequest;
}

async function compile({ postcss, plugins, file, css, request }: Compiling): Promise<string> {
  const { siteDir, onInput, report } = request;
  const shown = toSitePath(siteDir, file);
  // PostCSS receives the CSS that Sass made, whose lines the author never sees.
  const place = (thing: unknown): Partial<Diagnostic> => ({
    file: shown,
    ...(file.endsWith(".css") && placeOf(thing)),
  });
  try {
    const name = `PostCSS on \`${shown}\``;
    const result = await report.siteCode.run(name, () => postcss(plugins).process(css, { from: file, map: false }));
    for (const input of result.messages.flatMap(inputOf)) onInput(resolve(siteDir, input));
    for (const warning of result.warnings())
      report.warn({
        code: "postcss-warning",
        message: `PostCSS says: ${warning.text}.`,
        ...place(warning),
      });
    return result.css;
  } catch (error) {
    report.error({ code: "postcss-error", ...describe(error), ...place(error) });
    return "";
  }
}

function inputOf({ type, dir, file }: PostCssMessage): string[] {
  const path = dir ?? file;
  return type.endsWith("dependency") && typeof path === "string" ? [path] : [];
}

/** A syntax error has its reason in a separate field. */
function describe(error: unknown): Pick<Diagnostic, "message"> {
  const reason =
    typeof error === "object" && error !== null && "reason" in error ? String(error.reason) : toErrorText(error);
  return { message: `PostCSS cannot compile this file: ${reason.replace(/\.$/, "")}.` };
}

function placeOf(thing: unknown): Partial<Pick<Diagnostic, "line" | "column">> {
  const { line, column } = Object(thing) as Record<string, unknown>;
  return typeof line === "number" && typeof column === "number" ? { line, column } : {};
}

function findConfigFile(siteDir: string): string | undefined {
  return CONFIG_FILES.map((name) => join(siteDir, name)).find((file) => existsSync(file));
}

/** Plugins of a `postcss.config.*` in the site folder: a list, or a record of names with their options. */
async function readConfig(path: string, { siteDir, report }: PostCssRequest): Promise<readonly unknown[]> {
  const module = await importModule({ siteDir, path, report });
  const value: unknown = typeof module?.value === "function" ? module.value({ env: "production" }) : module?.value;
  const { plugins = [] } = Object(value) as { readonly plugins?: unknown };
  if (Array.isArray(plugins)) return plugins;
  const named = Object.entries(Object(plugins) as Readonly<Record<string, unknown>>);
  return named.flatMap(([name, options]) => (options === false ? [] : [[name, options]]));
}

/** A plugin in PostCSS's form: a function, or the name of an installed package, alone or in a list with options. */
function toPlugin(plugin: unknown, require: NodeJS.Require): unknown {
  const [made, options] = Array.isArray(plugin) ? (plugin as unknown[]) : [plugin];
  if (typeof made !== "string") return typeof made === "function" && options !== undefined ? made(options) : made;
  const module: unknown = require(made);
  const factory: unknown =
    typeof module === "object" && module !== null && "default" in module ? module.default : module;
  return typeof factory === "function" ? factory(options === true ? {} : options) : factory;
}
