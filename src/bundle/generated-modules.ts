/** Modules that the format generates for each site, `@generated/docusaurus.config` and the like. In: the site. Out: their source. */

import type { PluginBuilder } from "bun";
import type { Graph } from "../model/graph.ts";
import type { SiteData } from "../model/theme.ts";

/** Source of a generated module by its name behind `@generated/`; undefined for a name that the format does not have. */
export type GeneratedModules = (name: string) => string | undefined;

/** Makes the sources, each when it is asked for. */
export function generateModules(site: Omit<SiteData, "build">, graph: Pick<Graph, "routes">): GeneratedModules {
  const { siteConfig, globalData, siteMetadata, locale } = site;
  const sources: Readonly<Record<string, () => string>> = {
    "docusaurus.config": () => toModule(siteConfig),
    globalData: () => toModule(globalData),
    i18n: () => toModule({ ...siteConfig.i18n, currentLocale: locale }),
    "site-metadata": () => toModule(siteMetadata),
    "site-storage": () => toModule(siteConfig.storage),
    codeTranslations: () => toModule(site.messages ?? {}),
    routes: () => routesModule(graph.routes),
    routesChunkNames: () => toModule(componentsByRoute(graph.routes)),
    registry: () => registryModule(graph.routes),
  };
  return (name) => (Object.hasOwn(sources, name) ? sources[name]?.() : undefined);
}

function toModule(value: object): string {
  return `export default ${JSON.stringify(value)};`;
}

function routesModule(routes: Graph["routes"]): string {
  const entries = routes.map(({ path, exact }) => {
    const written = JSON.stringify(path);
    return `{ path: ${written}, component: ComponentCreator(${written}), exact: ${exact} }`;
  });
  const other = `{ path: "*", component: ComponentCreator("*") }`;
  return `import ComponentCreator from "@docusaurus/ComponentCreator";\nexport default [${[...entries, other].join(",\n")}];`;
}

/** What pages are made of, by path: no chunks have these names, but what code looks up in the registry. */
function componentsByRoute(routes: Graph["routes"]): Record<string, { readonly __comp: string }> {
  return Object.fromEntries(routes.map(({ path, layers }) => [path, { __comp: layers.at(-1)?.component ?? "" }]));
}

/** For each component of a page: how to load it, and twice its name. */
function registryModule(routes: Graph["routes"]): string {
  const names = new Set(routes.flatMap(({ layers }) => layers.map(({ component }) => component)));
  const entries = [...names].sort().map((name) => {
    const written = JSON.stringify(name);
    return `${written}: [() => import(${written}), ${written}, ${written}]`;
  });
  return `export default { ${entries.join(",\n")} };`;
}

/** Adds the rule. */
export function resolveGenerated(build: PluginBuilder, generated: GeneratedModules): void {
  build.onResolve({ filter: /^@generated\// }, ({ path }) => {
    const name = path.slice("@generated/".length).replace(/\.(?:json|m?js)$/, "");
    return generated(name) === undefined ? undefined : { path: name, namespace: "generated" };
  });
  build.onLoad({ filter: /.*/, namespace: "generated" }, ({ path }) => ({
    contents: generated(path) ?? "",
    loader: "js",
  }));
}
