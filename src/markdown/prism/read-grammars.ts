/**
 * Finds the grammars of Prism that a site uses: those of `src/theme/prism-include-languages`, and of `additionalLanguages` that highlight.js
 * lacks. They come from the package `prismjs` of the site.
 */

import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, isAbsolute, join, resolve } from "node:path";
import type { BunPlugin } from "bun";
import type { LoadedSite } from "../../config/loaded-site.ts";
import { describeUse } from "../../config/report-support.ts";
import { SUPPORT } from "../../config/support.ts";
import { findThemeOverrides } from "../../content/theme-overrides.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { PrismGrammars, Site } from "../../model/site.ts";
import { toReason } from "../../report/error-text.ts";
import { toSitePath } from "../../report/site-path.ts";
import { makeGrammarTable, makeLanguageTable } from "../code/languages.ts";
import { openPrism, type Prism } from "./engine.ts";

/** The grammars, if there are any, and the files of the site that they come from. */
export interface ReadGrammars {
  readonly grammars?: PrismGrammars;
  /** Absolute paths. */
  readonly files: readonly string[];
}

/** Components of Prism that grammars build on, rather than languages. */
export const GRAMMAR_PARTS =
  /^(?:core|clike|false|markup-templating|javadoclike|.+-(?:extras|templates|templating)|.+doc)$/;

/** Components that Prism has in the format before the site adds any. */
const GIVEN =
  "markup css clike javascript c cpp go graphql json jsx kotlin markdown objectivec python reason rust swift typescript tsx yaml".split(
    " ",
  );

export interface GrammarsRequest extends Pick<LoadedSite, "site" | "locate"> {
  readonly report: Reporter;
}

/**
 * Reads them, if Prism is installed. Diagnostics: `site-function-failed` for the site's own module, and `not-supported` for a
 * language that neither has.
 */
export async function readGrammars(request: GrammarsRequest): Promise<ReadGrammars> {
  const { site, report } = request;
  const file = findThemeOverrides(site.dir)["@theme/prism-include-languages"];
  const { additionalLanguages = [] } = Object(site.config.themeConfig["prism"]) as { additionalLanguages?: string[] };
  if (file === undefined && additionalLanguages.length === 0) return { files: [] };
  const known = makeGrammarTable();
  const wanted = additionalLanguages.filter((name) => !known.has(name));
  const folder = wanted.length > 0 || file !== undefined ? findComponents(site.dir) : undefined;
  const reader = folder === undefined ? undefined : new ComponentReader(folder);
  const row = reader ? "languages that Prism lacks" : "grammars of Prism";
  reportMissing(
    wanted.filter((name) => !reader?.has(name)),
    row,
    request,
  );
  let files = file === undefined ? [] : [file];
  if (!reader || files.length + wanted.length === 0) return { files };
  const first = [...(file === undefined ? [] : GIVEN), ...wanted].filter((name) => reader.has(name));
  try {
    const own = file === undefined ? undefined : await bundleOwn(file, site);
    files = own?.files ?? [];
    const names = report.siteCode.runNow("`prism-include-languages`", () =>
      findNames({ reader, first, own: own?.code, known }),
    );
    const grammars = { names, scripts: reader.scripts, first, ...(own && { own: own.code }) };
    return { files, ...(names.length > 0 && { grammars }) };
  } catch (error) {
    report.error({
      code: "site-function-failed",
      message: `Grammars of Prism cannot be loaded: ${toReason(error).replace(/\.$/, "")}.`,
      hint: "Correct the file, or remove it: all languages of highlight.js are available without it.",
      ...(file !== undefined && { file: toSitePath(site.dir, file) }),
    });
    return { files };
  }
}

/** Reports additional languages that are shown without colors. */
function reportMissing(names: readonly string[], row: string, { site, report, locate }: GrammarsRequest): void {
  const known = makeLanguageTable();
  for (const name of names) {
    if (known.has(name) || GRAMMAR_PARTS.test(name)) continue;
    const problem = describeUse(SUPPORT.themeFile[row], `The language \`${name}\``);
    const at = locate(["themeConfig", "prism", "additionalLanguages"]);
    if (problem) report.add({ ...problem, file: toSitePath(site.dir, site.configPath), ...at });
  }
}

/** The folder of the package's components. */
function findComponents(siteDir: string): string | undefined {
  try {
    const file = createRequire(join(siteDir, "package.json")).resolve("prismjs/components/prism-core.js");
    return isAbsolute(file) ? dirname(file) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads components of the package, each with those that it needs and that are not loaded yet. */
class ComponentReader {
  readonly scripts: Record<string, string> = {};
  readonly #folder: string;
  readonly #loaded = new Set<string>();
  readonly #needs: Readonly<Record<string, { readonly require?: string | readonly string[] }>>;

  constructor(folder: string) {
    this.#folder = folder;
    const list = join(folder, "../components.json");
    const { languages = {} } = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
    this.#needs = languages;
  }

  has(name: string): boolean {
    return existsSync(this.#file(name));
  }

  read(name: string): string {
    return (this.scripts[name] ??= this.#readAll(name));
  }

  #readAll(name: string): string {
    if (this.#loaded.has(name)) return "";
    if (!this.has(name)) throw new Error(`Cannot find module 'prismjs/components/prism-${name}'`);
    this.#loaded.add(name);
    const needed = [this.#needs[name]?.require ?? []].flat().map((other) => this.#readAll(other));
    return [...needed, readFileSync(this.#file(name), "utf8")].join("\n");
  }

  #file(name: string): string {
    return join(this.#folder, `prism-${name}.js`);
  }
}

interface NamesRequest {
  readonly reader: ComponentReader;
  readonly first: readonly string[];
  readonly own: string | undefined;
  readonly known: ReadonlyMap<string, string>;
}

/** The languages that the site has made itself, or loaded although highlight.js lacks them. */
function findNames({ reader, first, own, known }: NamesRequest): string[] {
  const ofPackage = new Map<string, unknown>();
  const aroundLoad = ({ languages }: Prism, load: () => void): void => {
    const before = { ...languages };
    load();
    for (const [name, grammar] of Object.entries(languages)) if (before[name] !== grammar) ofPackage.set(name, grammar);
  };
  const scriptOf = (name: string): string => reader.read(name);
  const given = own === undefined ? [] : first.filter((name) => GIVEN.includes(name));
  const before = openPrism({ scriptOf, first: given, own: undefined }).languages;
  const { languages } = openPrism({ scriptOf, first, own, aroundLoad });
  const names = Object.entries(languages).flatMap(([name, grammar]) => {
    if (typeof grammar !== "object") return [];
    const isOfPackage = ofPackage.get(name) === grammar;
    const isNew = !Object.hasOwn(before, name) && !(isOfPackage && known.has(name.toLowerCase()));
    return isNew || (ofPackage.has(name) && !isOfPackage) ? [name.toLowerCase()] : [];
  });
  return [...new Set(names)].sort();
}

/** Bundles the site's module and what it imports of the site. */
async function bundleOwn(file: string, site: Site): Promise<{ readonly code: string; readonly files: string[] }> {
  const result = await Bun.build({
    entrypoints: [file],
    target: "node",
    format: "cjs",
    metafile: true,
    external: ["prismjs", "prismjs/*"],
    plugins: [formatModules(site)],
  });
  const code = (await result.outputs[0]?.text()) ?? "";
  const files = Object.keys(result.metafile?.inputs ?? {}).map((path) => resolve(path));
  return { code, files: files.filter((path) => existsSync(path)) };
}

/** Modules of the format that such a file imports. */
function formatModules({ dir, config }: Site): BunPlugin {
  const sources: Readonly<Record<string, string>> = {
    "@generated/docusaurus.config": `export default ${JSON.stringify(config)};`,
    "@docusaurus/ExecutionEnvironment": "export default { canUseDOM: true, canUseEventListeners: true };",
    // The languages are loaded before.
    "@theme-original/prism-include-languages": "export default () => {};",
    "@theme-init/prism-include-languages": "export default () => {};",
  };
  return {
    name: "prism-include-languages",
    setup(build) {
      const names = new RegExp(`^(?:${Object.keys(sources).map(RegExp.escape).join("|")})$`);
      build.onResolve({ filter: names }, ({ path }) => ({ path, namespace: "format" }));
      build.onLoad({ filter: /.*/, namespace: "format" }, ({ path }) => ({
        contents: sources[path] ?? "",
        loader: "js",
      }));
      build.onResolve({ filter: /^@site\// }, ({ path }) => ({
        path: createRequire(join(dir, "package.json")).resolve(join(dir, path.slice("@site/".length))),
      }));
    },
  };
}
