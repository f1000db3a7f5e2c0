/** Selects the modules of a site for its bundles. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toSiteFile } from "../../content/imported-data.ts";
import { findPluginOverrides, findThemeOverrides } from "../../content/theme-overrides.ts";
import { documentModule } from "../../markdown/partials/names.ts";
import { isComponent } from "../../markdown/body/slotted.ts";
import { toRootName } from "../../markdown/tags/tag.ts";
import type { CodePiece, Document, DocumentImport, Node } from "../../model/document.ts";
import { eachValue } from "../../lookup/each-value.ts";
import type { Graph } from "../../model/graph.ts";
import type { ClientModule } from "../../model/plugin.ts";
import { findHosts, type InnerModules } from "../theme/inner-modules.ts";
import { type PartModules, withSurroundings } from "../theme/part-modules.ts";
import type { PluginSettings } from "./plugin-settings.ts";
import { isFile, resolveFile } from "./resolve-file.ts";
import { isInner, ROUTED_PAGE, toThemeName, UNUSED } from "../theme/slot-names.ts";

export interface SiteModules {
  /** Route components and modules of bodies, by the name pages use (`@site/src/pages/index.tsx`). */
  readonly pages: readonly string[];
  /** Documents with code by module name (`@document/docs/a.mdx`), with their source. */
  readonly documents: Readonly<Record<string, string>>;
  /** Theme module name (`@theme/Footer`) → absolute file of the site, or `@theme-original/…`. */
  readonly overrides: Readonly<Record<string, string>>;
  /** Files of the site and of plugins by the name of a module that the theme lacks: they run only where something imports them. */
  readonly added: Readonly<Record<string, string>>;
  /** Files of plugins by the name of the theme's module: wrapped by files of the site. */
  readonly ofPlugins: Readonly<Record<string, string>>;
  /** The same for modules that only some pages load, and only in browsers. */
  readonly lateOverrides: Readonly<Record<string, string>>;
  /** Modules of components that plugin options name, and the theme's modules whose props they get. */
  readonly ownComponents: Readonly<Record<string, string>>;
  /** Files that replace nothing. */
  readonly unused: Readonly<Record<string, string>>;
  /** Components of the theme whose sources go into the bundle, because the site replaces inner ones. */
  readonly opened: ReadonlySet<string>;
  /** Absolute files of client modules. */
  readonly clientModules: readonly string[];
  /** Those that are not on disk, with their source. */
  readonly clientSources: Readonly<Record<string, string>>;
  /** Absolute files of style sheets, in order. */
  readonly styles: readonly string[];
}

/** Whether there is anything to bundle. */
export function hasModules({
  pages,
  clientModules,
  documents,
  overrides,
  lateOverrides,
  styles,
}: SiteModules): boolean {
  const named = [documents, overrides, lateOverrides].flatMap((one) => Object.keys(one));
  return [...pages, ...clientModules, ...styles, ...named].length > 0;
}

export interface SiteModulesRequest {
  readonly graph: Graph;
  /** Module of each document with code, with its slots filled, by document path. */
  readonly documents: Readonly<Record<string, CodePiece>>;
  /** As named by the config and the plugins, including style sheets. */
  readonly clientModules: readonly ClientModule[];
  readonly settings: Pick<PluginSettings, "themeFolders" | "ownComponents">;
  readonly theme: ThemeParts;
}

/** The parts of the theme that this needs. */
export interface ThemeParts {
  /** By name. */
  readonly modules: Readonly<Record<string, object>>;
  readonly build: {
    readonly partModules: PartModules;
    readonly inner: InnerModules;
    readonly brought: { readonly packages: Readonly<Record<string, unknown>> };
  };
}

/** Names of all modules that the theme provides. */
export function listThemeModules({ modules, build }: ThemeParts): ReadonlySet<string> {
  return new Set([modules, build.inner.hosts, build.brought.packages].flatMap((one) => Object.keys(one)));
}

/** Names of style sheets. */
export const STYLES = /\.(?:css|s[ac]ss|less|styl(?:us)?)$/;

/** Assets and partials that documents import are not components. */
const NOT_COMPONENTS =
  /^!|\.(?:mdx?|png|jpe?g|gif|webp|avif|svg|css|s[ac]ss|less|styl(?:us)?|json|ya?ml|txt|mp4|webm|pdf)$/i;

/**
 * The module of a document's import, under the name that pages use: relative paths become `@site/…`. `undefined` if it
 * is not a component.
 */
export function importModule(
  documentPath: string,
  { from, drawn }: Pick<DocumentImport, "from" | "drawn">,
): string | undefined {
  if (from.startsWith("@document/")) return from;
  return NOT_COMPONENTS.test(from) && !drawn ? undefined : toSiteModule(documentPath, from);
}

/** A module under the site's name for it: relative paths become `@site/…`, also after a loader prefix. */
export function toSiteModule(documentPath: string, from: string): string {
  const start = from.lastIndexOf("!") + 1;
  const path = from.slice(start);
  if (!/^\.\.?(?:\/|$)/.test(path)) return from;
  return `${from.slice(0, start)}@site/${toSiteFile(documentPath, path)}`;
}

/** Imports whose components a body shows; names that only code uses are imported by its own module. */
function shownImports(document: Document): readonly DocumentImport[] {
  const { imports, code } = document;
  if (code === undefined) return imports;
  const shown = new Set<string>();
  const collect = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (!isComponent(node)) continue;
      shown.add(toRootName(node.c)).add(node.c.replace(/#[^#]*$/, ""));
      collect([...(node.b ?? []), ...(node.k ?? [])]);
    }
  };
  // On a large site, reading a body means reading the disk.
  collect([...document.body, ...(document.truncatedBody ?? [])]);
  return imports.filter(({ from, names }) => {
    const locals = Object.keys(names);
    return (
      shown.has(from) || (locals.length === 0 && !from.startsWith("@site/")) || locals.some((name) => shown.has(name))
    );
  });
}

/** Modules available to live code: often whole libraries, some of which run only in browsers. */
const LATE_OVERRIDES: ReadonlySet<string> = new Set(["@theme/ReactLiveScope"]);

/** Modules provided by the theme, or by documents. */
function isShared(name: string): boolean {
  return /^@(?:theme|docusaurus|document)\//.test(name);
}

/** Components of the theme in files of the site and of plugins; those of the site take precedence. */
function findComponents(
  siteDir: string,
  { theme, settings }: Pick<SiteModulesRequest, "theme" | "settings">,
): Pick<SiteModules, "overrides" | "lateOverrides" | "added" | "ofPlugins" | "unused" | "opened"> {
  const { inner, partModules: parts } = theme.build;
  const themeModules = listThemeModules(theme);
  const named = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([name, file]) => [toThemeName(name), file] as const);
  const ofSite = named(findThemeOverrides(siteDir));
  const ofPlugins = named(findPluginOverrides(settings.themeFolders));
  const found = Object.entries(Object.fromEntries([...ofPlugins, ...ofSite]));
  const inPages = found.filter(([name]) => !LATE_OVERRIDES.has(name) && !UNUSED.has(name));
  const [own = {}, added = {}] = [true, false].map((isKnown) =>
    Object.fromEntries(inPages.filter(([name]) => themeModules.has(name) === isKnown)),
  );
  const opened = findHosts(own, inner);
  return {
    overrides: withSurroundings(own, opened, parts),
    opened,
    added,
    ofPlugins: Object.fromEntries(ofPlugins),
    unused: Object.fromEntries(ofSite.filter(([name]) => UNUSED.has(name))),
    lateOverrides: Object.fromEntries(found.filter(([name]) => LATE_OVERRIDES.has(name))),
  };
}

/** Collects the modules of a site. */
export function listSiteModules({ graph, documents, clientModules, ...request }: SiteModulesRequest): SiteModules {
  const { dir } = graph.site;
  const components = graph.routes.flatMap(({ layers, modules = [] }) => [
    ...layers.map(({ component }) => component),
    ...modules,
  ]);
  const imported = eachValue(graph.documents).flatMap((document) =>
    shownImports(document).map((statement) => importModule(document.path, statement)),
  );
  const found = findComponents(dir, request);
  // Thousands of pages use the same few components.
  const pages = [...new Set([...components, ...imported])].filter(
    (name) => name !== undefined && (!isShared(name) || name in found.added || isInner(toThemeName(name))),
  );
  const sources = clientModules.filter((module) => typeof module !== "string");
  const named = clientModules.map((module) => (typeof module === "string" ? module : toVirtualFile(dir, module.name)));
  const files = [...named, ...importedStyles(graph)].map((file) => resolveSitePath(dir, file));
  return {
    pages: pages.filter((name) => name !== undefined).sort(),
    documents: Object.fromEntries(Object.entries(documents).map(([path, { text }]) => [documentModule(path), text])),
    ...found,
    ownComponents: { ...findRouted(dir, components), ...request.settings.ownComponents },
    clientModules: files.filter((file) => !STYLES.test(file)),
    clientSources: Object.fromEntries(sources.map(({ name, source }) => [toVirtualFile(dir, name), source])),
    styles: files.filter((file) => STYLES.test(file)),
  };
}

/** Code of a component that reads what the format's router gives to a page. */
const ROUTED =
  /\bprops\.(?:location|history|match)\b|\(\s*\{[^{}()]*\b(?:location|history|match)\b[^{}()]*\}\s*(?::[^)]*)?\)\s*(?:=>|\{)|\b(?:location|history|match)\b[^{}]*\}\s*=\s*(?:this\.)?props\b/;

/** Components of pages that do. The function that gives format props to replacements gives it to them as well. */
function findRouted(siteDir: string, components: readonly string[]): Readonly<Record<string, string>> {
  const files = [...new Set(components)].filter((name) => name.startsWith("@site/"));
  const isRouted = (name: string): boolean => {
    const file = resolveFile(resolveSitePath(siteDir, name));
    return /\.[jt]sx?$/.test(file) && isFile(file) && ROUTED.test(readFileSync(file, "utf8"));
  };
  return Object.fromEntries(files.filter(isRouted).map((name) => [name, ROUTED_PAGE]));
}

/** Path of a virtual file: inside the site, so that it finds the site's packages and aliases. */
export function toVirtualFile(siteDir: string, name: string): string {
  return join(siteDir, ".veloci-entry", name);
}

/** The same for the module of a document with code (`@document/docs/a.mdx`), which may lie outside of the site or in a package. */
export function toDocumentFile(siteDir: string, module: string): string {
  const name = module.replaceAll("../../", "-/").replaceAll(":", "/").replaceAll("node_modules", "-modules");
  return toVirtualFile(siteDir, `${name}.jsx`);
}

/** Site-relative path of the document that a module was made from, or the module's own path. */
export function toDocumentPath(module: string): string {
  return module.replace(/^(?:@document\/)?(?:partial:)?/, "");
}

/** Style sheets that documents import for their effect: like those of the config, they apply to all pages. */
function importedStyles({ documents }: Graph): string[] {
  const sheets = eachValue(documents).flatMap(({ path, imports }) =>
    imports.map(({ from }) => toSiteModule(path, from)).filter((from) => STYLES.test(from)),
  );
  return [...new Set(sheets)].filter((sheet) => sheet.startsWith("@site/")).sort();
}

/** Absolute path of a module or style sheet in a config: absolute, `@site/…`, or relative to the site. */
export function resolveSitePath(siteDir: string, file: string): string {
  if (file.startsWith("/")) return file;
  return join(siteDir, file.replace(/^@site\//, ""));
}
