/** Modules that the format generates for each site, `@generated/docusaurus.config` and the like. */

import { join, sep } from "node:path";
import type { PluginBuilder } from "bun";
import type { Graph } from "../../model/graph.ts";
import { ownValue } from "../../lookup/own-value.ts";
import type { JsonObject } from "../../model/json.ts";
import type { SiteData } from "../../model/theme.ts";

/** As the bundler loads it: `require` returns the value of JSON itself. */
interface GeneratedModule {
  readonly contents: string;
  readonly loader: "js" | "json";
}

/** A generated module by its name after `@generated/`; `undefined` for a name that the format does not have. */
export type GeneratedModules = (name: string) => GeneratedModule | undefined;

/** Input of the modules: everything known about the site. */
export interface GeneratedRequest {
  readonly site: Omit<SiteData, "build">;
  readonly graph: Pick<Graph, "routes" | "plugins" | "shared">;
  /** Absolute paths. */
  readonly clientModules: readonly string[];
}

/** Makes the sources on demand; includes data of the site's plugins. */
export function generateModules(request: GeneratedRequest): GeneratedModules {
  const data = siteValues(request);
  const code = siteCode(request);
  return (name) => {
    if (Object.hasOwn(code, name)) return { contents: code[name]?.() ?? "", loader: "js" };
    const value = Object.hasOwn(data, name) ? data[name]?.() : findData(name, request.graph);
    return value === undefined ? undefined : { contents: JSON.stringify(value), loader: "json" };
  };
}

/** The same as files of the generated folder: texts by name. */
export function generateFiles(request: GeneratedRequest): Record<string, string> {
  const data = siteValues(request);
  return {
    ...Object.fromEntries(Object.entries(data).map(([name, make]) => [`${name}.json`, JSON.stringify(make())])),
    ...Object.fromEntries(
      Object.entries(siteCode(request)).map(([name, make]) => [CONFIG === name ? `${name}.mjs` : `${name}.js`, make()]),
    ),
  };
}

function siteValues({ site, graph }: GeneratedRequest): Readonly<Record<string, () => object>> {
  const { siteConfig, globalData, siteMetadata, locale } = site;
  return {
    globalData: () => globalData,
    i18n: () => ({ ...siteConfig.i18n, currentLocale: locale }),
    "site-metadata": () => siteMetadata,
    "site-storage": () => siteConfig.storage,
    codeTranslations: () => site.messages ?? {},
    routesChunkNames: () => componentsByRoute(graph.routes),
  };
}

/** The one file of values that is a module in the format. */
const CONFIG = "docusaurus.config";

function siteCode({ site, graph, clientModules }: GeneratedRequest): Readonly<Record<string, () => string>> {
  return {
    [CONFIG]: () => `export default ${JSON.stringify(site.siteConfig)};`,
    routes: () => routesModule(graph.routes),
    registry: () => registryModule(graph.routes),
    "client-modules": () => clientModulesModule(clientModules),
  };
}

/** From `createData`, which content of such a plugin names by its path, or what pages of a built-in plugin share. */
function findData(name: string, { plugins, shared }: Pick<Graph, "plugins" | "shared">): unknown {
  // Code is on the disk.
  if (/\.[cm]?[jt]sx?$/.test(name)) return undefined;
  const data = plugins.flatMap(({ content }) => (Object(content) as JsonObject)["data"] ?? []);
  const found = data.flatMap((one) =>
    [name, `${name}.json`].flatMap((path) => ownValue(Object(one) as JsonObject, `.docusaurus/${path}`) ?? []),
  );
  return found[0] ?? ownValue(shared, `${name}.json`);
}

function routesModule(routes: Graph["routes"]): string {
  const entries = routes.map(({ path, exact }) => {
    const written = JSON.stringify(path);
    return `{ path: ${written}, component: ComponentCreator(${written}), exact: ${exact} }`;
  });
  const other = `{ path: "*", component: ComponentCreator("*") }`;
  return `import ComponentCreator from "@docusaurus/ComponentCreator";\nexport default [${[...entries, other].join(",\n")}];`;
}

/** Components of pages, by path: no chunks have these names, but code looks them up in the registry. */
function componentsByRoute(routes: Graph["routes"]): Record<string, { readonly __comp: string }> {
  return Object.fromEntries(routes.map(({ path, layers }) => [path, { __comp: layers.at(-1)?.component ?? "" }]));
}

/** For each component of a page: its loader, and its name twice. */
function registryModule(routes: Graph["routes"]): string {
  const names = new Set(routes.flatMap(({ layers }) => layers.map(({ component }) => component)));
  const entries = [...names].sort().map((name) => {
    const written = JSON.stringify(name);
    return `${written}: [() => import(${written}), ${written}, ${written}]`;
  });
  return `export default { ${entries.join(",\n")} };`;
}

function clientModulesModule(files: readonly string[]): string {
  const imports = files.map((file, index) => `import * as m${index} from ${JSON.stringify(file)};\n`);
  return `${imports.join("")}export default [${files.map((_file, index) => `m${index}`).join(", ")}];`;
}

export interface ResolveRequest {
  /** Absolute, with links resolved. */
  readonly siteDir: string;
  readonly provided: { readonly generated: GeneratedModules };
  /** Absolute path of a name in an importer; `undefined` for a package. */
  readonly toPath: (name: string, importer: string) => string | undefined;
  /** The file of an import without extension. */
  readonly resolveFile: (path: string) => string;
  readonly isFile: (path: string) => boolean;
}

/** The module that a path in the folder of generated files names, as the bundler takes it; `undefined` for any other file. */
export function findGenerated(
  file: string,
  { siteDir, provided }: Pick<ResolveRequest, "siteDir" | "provided">,
): { readonly path: string; readonly namespace: string } | undefined {
  const folder = join(siteDir, ".docusaurus") + sep;
  if (!file.startsWith(folder)) return undefined;
  const name = file.slice(folder.length).replace(/\.(?:json|m?js)$/, "");
  return provided.generated(name) === undefined ? undefined : { path: name, namespace: "generated" };
}

/** Adds the rule, for the alias and for paths into the folder. Plugins may have written their own files into it. */
export function resolveGenerated(build: PluginBuilder, request: ResolveRequest): void {
  const { generated } = request.provided;
  const folder = join(request.siteDir, ".docusaurus");
  build.onResolve({ filter: /^@generated\/|^[^!]*\/\.docusaurus\// }, ({ path, importer }) => {
    const named = path.startsWith("@generated/") ? join(folder, path.slice("@generated/".length)) : undefined;
    const file = named ?? request.toPath(path, importer);
    if (file === undefined || !file.startsWith(folder + sep)) return undefined;
    const found = findGenerated(file, request);
    if (found) return found;
    const written = request.resolveFile(file);
    return request.isFile(written) ? { path: written } : undefined;
  });
  build.onLoad({ filter: /.*/, namespace: "generated" }, ({ path }) => generated(path));
}
