/** Checks files in `src/theme`: those without a counterpart in the theme that nothing imports, and those without a component. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import { eachValue } from "../../lookup/each-value.ts";
import { describeUse } from "../../config/report-support.ts";
import { SUPPORT } from "../../config/support.ts";
import { toSitePath } from "../../content/files.ts";
import type { Diagnostic, Reporter } from "../../model/diagnostic.ts";
import type { Graph } from "../../model/graph.ts";
import { didYouMean, nearestName } from "../../report/nearest.ts";
import { makeTranspiler } from "../../system/transpiler.ts";
import { positionAt } from "../../config/locate.ts";
import { makeLanguageTable } from "../../markdown/code/languages.ts";
import { GRAMMAR_PARTS } from "../../markdown/prism/read-grammars.ts";
import { PRISM_LANGUAGES, UNUSED } from "../theme/slot-names.ts";
import { toSiteModule } from "./site-modules.ts";

export interface CheckOverridesRequest {
  readonly graph: Pick<Graph, "site" | "documents" | "routes">;
  /** Theme module name (`@theme/Footer`) → absolute file of the site. */
  readonly overrides: Readonly<Record<string, string>>;
  /** Names of the modules that the theme has. */
  readonly themeModules: ReadonlySet<string>;
  readonly report: Reporter;
}

/**
 * Reports `not-supported` and `not-needed` for files that replace nothing, `not-supported` for languages of Prism, and `missing-default-export` for those that
 * replace a component and export none.
 */
export function checkOverrides(request: CheckOverridesRequest): void {
  const { graph, overrides, themeModules, report } = request;
  const { dir } = graph.site;
  const own = Object.entries(overrides).filter(([, file]) => file.startsWith(join(dir, "src/theme/")));
  const [known = [], unknown = []] = [true, false].map((isKnown) =>
    own.filter(([name]) => (themeModules.has(name) && !UNUSED.has(name)) === isKnown),
  );
  for (const [name, file] of known) if (!hasDefaultExport(file)) report.add(toMissing(name, toSitePath(dir, file)));
  if (unknown.length === 0) return;
  const imported = findImported(graph);
  for (const [name, file] of unknown) {
    const path = withoutEnding(toSitePath(dir, file));
    if (imported.has(name) || imported.has(`@site/${path}`) || isBesideComponent(name)) continue;
    if (name === PRISM_LANGUAGES && graph.site.grammars) continue;
    const rows = SUPPORT.themeFile;
    const component = name.replace("@theme/", "");
    const shown = toSitePath(dir, file);
    const missing = name === PRISM_LANGUAGES ? checkPrismLanguages(file, shown) : [];
    for (const problem of missing) report.add(problem);
    if (missing.length > 0) continue;
    const problem = describeUse(Object.hasOwn(rows, component) ? rows[component] : rows["other"], `\`${shown}\``);
    const near = themeModules.has(name) ? undefined : nearestName(name, themeModules);
    const hint = didYouMean(near) ?? problem?.hint;
    if (problem) report.add({ ...problem, ...(hint !== undefined && { hint }), file: shown });
  }
}

/** Whether a name is that of a file about a component: `Footer.stories`. */
function isBesideComponent(name: string): boolean {
  return name.slice(name.lastIndexOf("/")).includes(".");
}

function toMissing(name: string, file: string): Diagnostic {
  return {
    code: "missing-default-export",
    severity: "error",
    message: `\`${file}\` replaces \`${name}\`, but has no default export.`,
    hint: "Add `export default` before the component.",
    file,
  };
}

/** Whether a module has a default export, or may have one that is known only at run time. */
function hasDefaultExport(file: string): boolean {
  try {
    const text = readFileSync(file, "utf8");
    return /\bexports\b|\bexport\s*\*/.test(text) || makeTranspiler(file).scan(text).exports.includes("default");
  } catch {
    // The bundler says what is wrong with it.
    return true;
  }
}

/** Imports of the site's code, documents and config, by names from the site folder. */
function findImported({ site, documents, routes }: CheckOverridesRequest["graph"]): ReadonlySet<string> {
  const found = new Set(routes.flatMap(({ layers }) => layers.map(({ component }) => component)));
  const add = (from: string, module: string): void => void found.add(withoutEnding(toSiteModule(from, module)));
  for (const { path, imports } of eachValue(documents)) for (const { from } of imports) add(path, from);
  const code = [...new Glob("src/**/*.{js,jsx,ts,tsx}").scanSync({ cwd: site.dir, absolute: true })];
  for (const file of [site.configPath, ...code])
    for (const module of importsOf(file)) add(toSitePath(site.dir, file), module);
  return found;
}

function importsOf(file: string): readonly string[] {
  try {
    return makeTranspiler(file)
      .scanImports(readFileSync(file, "utf8"))
      .map(({ path }) => path);
  } catch {
    // The bundler says what is wrong with it.
    return [];
  }
}

function withoutEnding(module: string): string {
  return module.replace(/\.[jt]sx?$/, "").replace(/\/index$/, "");
}

/** `require("prismjs/components/prism-rego")`, `Prism.languages.own = …` and `languages["own"] = …`. */
const ADDED =
  /prismjs\/components\/prism-([\w-]+)|\blanguages\s*(?:\.\s*([\w$]+)|\[\s*["'`]([^"'`\n]+)["'`]\s*\])\s*=(?!=)/g;

/**
 * Reports each language that the file adds to Prism and that code blocks do not have here, at its place. `shown` is the path of the
 * file for readers. Diagnostic: `not-supported`.
 */
function checkPrismLanguages(file: string, shown: string): Diagnostic[] {
  const text = readFileSync(file, "utf8");
  const known = makeLanguageTable();
  const places = new Map<string, number>();
  for (const { 0: match, 1: component, 2: member, 3: key, index } of text.matchAll(ADDED)) {
    const name = component ?? member ?? key ?? "";
    if (known.has(name.toLowerCase()) || GRAMMAR_PARTS.test(name) || places.has(name)) continue;
    places.set(name, index + match.lastIndexOf(name));
  }
  return [...places].flatMap(([name, offset]) => {
    const problem = describeUse(SUPPORT.themeFile["grammars of Prism"], `The language \`${name}\``);
    return problem ? [{ ...problem, file: shown, ...positionAt(text, offset), length: name.length }] : [];
  });
}
