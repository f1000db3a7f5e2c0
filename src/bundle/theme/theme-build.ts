/**
 * Builds the theme: one server module and the browser's chunks, the same for every site. Runs once per version of the theme:
 * when the executable is compiled, or on the first interpreted build.
 */

import { join } from "node:path";

import { readLicensesOf, requireTexts } from "../../licenses/installed-licenses.ts";
import { packageFolders, readPackageLicense, readPackageLicenses } from "../../licenses/package-license.ts";
import type { PackageLicense } from "../../model/license.ts";
import { bundledFiles } from "../chunks/bundled-files.ts";
import { makeBrowserPackagesPlugin } from "./browser-packages.ts";
import { makeEmptyPackagesPlugin, makePackagePlugin } from "./package-plugin.ts";
import { type DocsClasses, findDocsClasses } from "./docs-classes.ts";
import { type BroughtBuild, buildBroughtPackages } from "../site/brought-packages.ts";
import { buildLatePrograms, type LateTexts } from "./late-programs.ts";
import { buildServiceWorker, type WorkerBuild } from "./service-worker.ts";
import { minifyAgain } from "../chunks/minify-again.ts";
import { withOwnExportNames } from "../chunks/own-export-names.ts";
import { withStableNames } from "../chunks/stable-names.ts";
import { untilStable } from "../chunks/until-stable.ts";
import { withWholeEntry } from "../chunks/whole-entry.ts";
import { staticImports } from "../chunks/static-imports.ts";
import { type CoreExports, readCoreExports } from "./core-exports.ts";
import { moduleTable } from "./module-table.ts";
import { type InnerModules, readInnerModules } from "./inner-modules.ts";
import { findLightHosts } from "./light-hosts.ts";
import { findPartModules, type PartModules } from "./part-modules.ts";
import { findPlainModules, type PlainModules } from "./plain-modules.ts";
import { buildThemeStyles } from "./theme-styles.ts";
import { makeThemePlugin } from "./theme-plugin.ts";
import {
  CHUNKS,
  hasDocsStyles,
  listThemeModules,
  offered,
  type ModuleGroup,
  SHARED_PACKAGES,
  type ThemeModule,
  toGroups,
} from "./theme-modules.ts";

/** The modules that the server renders with. */
const REACT = ["react", "react/jsx-runtime"];

/** Packages that only browser code loads, on demand. The server never calls them. */
const BROWSER_PACKAGES = ["sucrase", "algoliasearch/lite", "typesense", "meilisearch"];

/** The built theme as plain data, so that it can be embedded or stored on disk. */
export interface ThemeBuild extends LateTexts {
  /** ES module; exports `makeThemeServer` and `modules`. */
  readonly server: string;
  /** Browser files by output path (`assets/js/main-1a2b3c4d.js`). */
  readonly files: Readonly<Record<string, string>>;
  /** Output path of the chunk that starts everything. */
  readonly main: string;
  /** Chunks that `main` imports statically. */
  readonly preload: readonly string[];
  /** Module name → output path of the chunk whose `modules` contains it. */
  readonly chunkOf: Readonly<Record<string, string>>;
  /** The same for site code that imports the module by name, if another chunk brings less along. */
  readonly hostOf: Readonly<Record<string, string>>;
  /** The exports of modules in the first chunk, by name. */
  readonly coreExports: CoreExports;
  /** The modules inside the parts that browsers receive as HTML. */
  readonly partModules: PartModules;
  /** The data that a site needs to replace components that are compiled into others. */
  readonly inner: InnerModules;
  /** The static exports of the modules. */
  readonly plain: PlainModules;
  readonly styles: string;
  /** The styles that docs pages need. */
  readonly docsClasses: DocsClasses;
  /** Output paths of the chunks whose components need only those. */
  readonly docsChunks: readonly string[];
  /** The files for sites with a service worker. */
  readonly worker: WorkerBuild;
  readonly licenses: ThemeLicenses;
  /** Packages that components may import although the site does not install them. */
  readonly brought: BroughtBuild;
}

/** Licenses of the software in files of the output. */
export interface ThemeLicenses {
  /** Veloci's own first. */
  readonly theme: readonly PackageLicense[];
  /** Of the styles and fonts of formulas. */
  readonly formulas: readonly PackageLicense[];
  /** Of the scripts for diagrams. */
  readonly diagrams: readonly PackageLicense[];
}

/** Virtual folder of the generated entries, so that packages resolve as for real files. */
const ENTRIES = ".theme-entries";

/** Builds the theme from the sources in `rootDir`. Throws the bundler's messages if they do not compile. */
export async function buildTheme(rootDir: string): Promise<ThemeBuild> {
  const modules = listThemeModules(rootDir);
  const [server, { inputs, ...browser }, styles, { build: worker, inputs: workerInputs }, late, plain, brought] =
    await Promise.all([
      buildServer(rootDir, modules),
      buildBrowser(rootDir, modules),
      buildThemeStyles(rootDir),
      buildServiceWorker(rootDir),
      buildLatePrograms(rootDir),
      findPlainModules(rootDir, modules),
      buildBroughtPackages(rootDir),
    ]);
  const licenses = readLicenses(rootDir, [...inputs, ...styles.inputs, ...workerInputs, ...late.inputs]);
  const partModules = findPartModules(modules);
  const docsClasses = findDocsClasses({ ...browser, styles: styles.css, modules, parts: partModules });
  const docsChunks = [
    ...new Set(modules.filter(hasDocsStyles).map(({ name }) => browser.chunkOf[name] ?? browser.main)),
  ];
  const parts = { partModules, inner: readInnerModules(modules), plain, brought };
  const sheets = { styles: styles.css, docsClasses, docsChunks };
  return { server, ...browser, ...parts, ...sheets, worker, licenses, ...late.programs };
}

/** The scripts for diagrams are bundled by their authors, so they contain everything that their package needs. */
function readLicenses(rootDir: string, inputs: readonly string[]): ThemeLicenses {
  const bundled = requireTexts(readPackageLicenses(packageFolders(inputs)));
  return {
    theme: [readPackageLicense(rootDir), ...bundled],
    formulas: requireTexts(readPackageLicenses([join(rootDir, "node_modules/katex")])),
    diagrams: readLicensesOf(rootDir, ["mermaid"]),
  };
}

async function buildServer(rootDir: string, modules: readonly ThemeModule[]): Promise<string> {
  const entry = `
    export { makeThemeServer } from ${quoted(rootDir, "src/runtime/server/server.tsx")};
    import { withLateComponents } from ${quoted(rootDir, "src/runtime/server/late-components.ts")};
    ${moduleTable({ modules: offered(modules), packages: SHARED_PACKAGES })}
    modules.react = withLateComponents(modules.react);
  `;
  const { outputs } = await bundle({ rootDir, modules, entries: { server: entry }, start: "server", target: "bun" });
  const [output] = outputs;
  if (!output) throw new Error("The theme's server bundle is empty.");
  return output.text;
}

async function buildBrowser(
  rootDir: string,
  modules: readonly ThemeModule[],
): Promise<
  Pick<ThemeBuild, "files" | "main" | "preload" | "chunkOf" | "hostOf" | "coreExports"> & {
    readonly inputs: readonly string[];
  }
> {
  const groups = toGroups(modules);
  const entries: Record<string, string> = { main: `export * from "./core.js";` };
  const hosts = findLightHosts(modules, findPartModules(modules));
  for (const [name, members] of Object.entries(hosts)) entries[name] = moduleTable({ modules: members, packages: [] });
  // Only `main` is started. Each group re-exports its start function: the bundler then puts the whole core into one
  // chunk.
  for (const [name, group] of groups) {
    const start =
      name === "core" ? coreEntry(rootDir, groups) : `export { start, makeModuleSource, texts } from "./core.js";`;
    entries[name] = `${start}\n${moduleTable(group)}`;
  }
  // Only site code imports the tables. The bundler has to know them, so a chunk that shares nothing with them names
  // them.
  const tables = Object.keys(hosts).map((name) => `() => import("./${name}.js")`);
  entries["dom"] += `\nexport const tables = [ ${tables.join(", ")} ];`;
  const build = () => bundle({ rootDir, modules, entries, start: "main", target: "browser" });
  const { outputs, inputs } = await untilStable(build, (built) => built.outputs);
  const files = Object.fromEntries(outputs.map(({ name, text }) => [`assets/js/${name}`, text]));
  const fileOf = (entry: string): string => {
    const named = new RegExp(`^${entry}-\\w{8}\\.js$`);
    const found = outputs.find(({ name, isEntry }) => named.test(name) && isEntry === (entry === "main"));
    if (!found) throw new Error(`The theme's browser bundle has no chunk \`${entry}\`.`);
    return `assets/js/${found.name}`;
  };
  const main = fileOf("main");
  const chunkOf = Object.fromEntries(
    [...groups].flatMap(([group, { modules: members, packages }]) => {
      const file = group === "core" ? main : fileOf(group);
      return [...members.map(({ name }) => name), ...packages].map((name) => [name, file] as const);
    }),
  );
  const hostOf = Object.fromEntries(
    Object.entries(hosts).flatMap(([host, members]) => members.map(({ name }) => [name, fileOf(host)] as const)),
  );
  const coreExports = Object.assign(
    {},
    ...Object.keys(hosts).map((host) => readCoreExports(files[fileOf(host)] ?? "", main)),
  );
  const preload = staticImports(files, main);
  return { files, main, preload, chunkOf, hostOf, coreExports, inputs };
}

/** The imports of a site's entry script. */
const STARTING: ReadonlySet<string> = new Set(["start", "makeModuleSource", "texts", "modules", "groups"]);

/** Functions that several small chunks of a page share: a separate chunk would mean another request. */
const SHARED_SMALL: readonly (readonly [string, readonly string[]])[] = [
  ["src/runtime/shared/theme-common/announcement-bar.ts", ["useAnnouncementBar"]],
  ["src/runtime/shared/theme-common/docs/versions.ts", ["useLatestVersion", "useVersionLinks", "useVersions"]],
];

function coreEntry(rootDir: string, groups: ReadonlyMap<string, ModuleGroup>): string {
  const loaders = CHUNKS.filter(({ chunk }) => chunk !== "core" && groups.has(chunk)).map(
    ({ chunk: group, modules: pattern, isOnDocs }) => {
      const load = `() => import("./${group}.js")`;
      return `[${pattern}, ${isOnDocs || group === "dom" ? load : `withAllStyles(${load})`}]`;
    },
  );
  const shared = SHARED_SMALL.map(
    ([file, names], index) =>
      `export { ${names.map((name, place) => `${name} as s${index}_${place}`).join(", ")} } from ${quoted(rootDir, file)};`,
  );
  return `
    ${shared.join("\n")}
    export { start } from ${quoted(rootDir, "src/runtime/browser/start.tsx")};
    export { texts } from ${quoted(rootDir, "src/runtime/shared/translate.ts")};
    export { makeModuleSource } from ${quoted(rootDir, "src/runtime/browser/module-source.ts")};
    import { withAllStyles } from ${quoted(rootDir, "src/runtime/browser/all-styles.ts")};
    export const groups = [ ${loaders.join(", ")} ];
  `;
}

interface Output {
  readonly name: string;
  readonly text: string;
  readonly isEntry: boolean;
}

interface Bundled {
  readonly outputs: readonly Output[];
  /** Absolute paths of the files whose code the outputs contain. */
  readonly inputs: readonly string[];
}

interface BundleRequest {
  readonly rootDir: string;
  readonly modules: readonly ThemeModule[];
  /** Source of each entry by name. */
  readonly entries: Readonly<Record<string, string>>;
  /** The entry that all others are reached from. */
  readonly start: string;
  readonly target: "bun" | "browser";
}

async function bundle({ rootDir, modules, entries, start, target }: BundleRequest): Promise<Bundled> {
  const files = Object.fromEntries(
    Object.entries(entries).map(([name, source]) => [join(rootDir, ENTRIES, `${name}.js`), source]),
  );
  const result = await Bun.build({
    entrypoints: [join(rootDir, ENTRIES, `${start}.js`)],
    files,
    root: rootDir,
    target,
    format: "esm",
    minify: true,
    splitting: target === "browser",
    // Listing the imports of each chunk would cost every page more than it saves, because chunks import few others.
    modulePreload: false,
    deprecatedNamespaceObjectSetters: false,
    metafile: true,
    define: { "process.env.NODE_ENV": '"production"', "process.env.VELOCI_OPENED": '""' },
    naming: { entry: "[name]-[hash].[ext]", chunk: "[name]-[hash].[ext]" },
    plugins: [
      makeThemePlugin({ rootDir, entriesDir: join(rootDir, ENTRIES), modules, target }),
      ...(target === "bun"
        ? [makePackagePlugin(rootDir, REACT), makeEmptyPackagesPlugin(BROWSER_PACKAGES)]
        : [makeBrowserPackagesPlugin(rootDir)]),
    ],
  });
  const outputs = result.outputs.map(async (output) => ({
    name: output.path.replace(/^.*\//, ""),
    text: target === "browser" ? await minifyAgain(await output.text()) : await output.text(),
    isEntry: output.kind === "entry-point",
  }));
  const chunks = withWholeEntry(await Promise.all(outputs));
  const first = chunks.find(({ name, isEntry }) => isEntry && name.startsWith("main-"));
  return {
    outputs: withStableNames(withOwnExportNames(chunks, first, STARTING)),
    inputs: bundledFiles(result, rootDir),
  };
}

function quoted(rootDir: string, file: string): string {
  return JSON.stringify(join(rootDir, file));
}
