/** Sources of the entries of a site's bundle for browsers. */

import { inRole, makeFillings, roleImport } from "./fillings.ts";
import { type SiteModules, toVirtualFile } from "./site-modules.ts";

/** As in `module-source.ts` of the runtime. */
const IN_THEME = /^@(?:theme|docusaurus|mdx-js)\//;

export interface BrowserEntryRequest {
  readonly modules: SiteModules;
  readonly pagesFile: string;
  /** Whether open pages replace this code: client modules that stay the same must not run again. */
  readonly isReplaced: boolean;
}

/** The site's part of every page. The list of modules for single pages grows with the site, so it is a separate chunk. */
export function browserEntry({ modules, pagesFile, isReplaced }: BrowserEntryRequest): string {
  const { pages, documents, overrides, lateOverrides, ownComponents } = modules;
  const hasPages = pages.length + Object.keys(documents).length > 0;
  // Pages look up only names of the site in their list. Components that exist only in plugins are named like those of the theme.
  const ofPlugins = pages
    .filter((name) => IN_THEME.test(name) && !Object.hasOwn(lateOverrides, name))
    .map((name) => {
      const key = JSON.stringify(name);
      return `${key}: () => pages().then(({ pages }) => pages[${key}]())`;
    });
  const own = makeFillings(overrides, ownComponents);
  return [
    own.imports,
    ...(isReplaced ? importAlone(modules) : importTogether(modules)),
    hasPages ? `const pages = () => import(${JSON.stringify(pagesFile)});` : "",
    `export const site = { late: ${loaders(lateOverrides, ofPlugins)}${hasPages ? ", pages" : ""} };`,
    `export const overrides = new Map([${own.slots.map(({ name, filling }) => `[${JSON.stringify(name)}, ${filling}]`).join(", ")}]);`,
  ].join("\n");
}

/** Client modules in the chunk of the entry. */
function importTogether({ clientModules, clientSources }: SiteModules): string[] {
  // A module without exports does not listen to route changes, and pages need no code that notifies it.
  const isSilent = (file: string): boolean => hasNoExports(clientSources[file]);
  const listening = clientModules.filter((file) => !isSilent(file));
  return [
    ...clientModules.filter(isSilent).map((file) => `import ${JSON.stringify(file)};`),
    ...listening.map((file, index) => `import * as c${index} from ${JSON.stringify(file)};`),
    `export const clientModules = [${listening.map((_, index) => `c${index}`).join(", ")}];`,
  ];
}

/** Each client module in a chunk of its own. They run in order. */
function importAlone({ clientModules }: SiteModules): string[] {
  const imported = clientModules.map((file) => `await import(${JSON.stringify(file)})`);
  return [`export const clientModules = [${imported.join(", ")}];`];
}

/** What single pages load. A component that is loaded again must be the same one. */
export function pagesSource({ pages, documents, ownComponents }: SiteModules): string {
  const load = (name: string): string => {
    const filling = inRole(ownComponents[name], "own.default");
    const loading = `import(${JSON.stringify(name)})`;
    if (filling === undefined) return `() => ${loading}`;
    return `once(() => ${loading}.then((own) => ({ ...own, default: ${filling} })))`;
  };
  const names = [...pages, ...Object.keys(documents)];
  const imported = roleImport(names, ownComponents);
  return [
    imported,
    imported && "const once = (load) => { let made; return () => (made ??= load()); };",
    `export const pages = { ${names.map((name) => `${JSON.stringify(name)}: ${load(name)}`).join(", ")} };`,
  ].join("\n");
}

/** Named by its absolute path: rules for relative imports would hide it from the bundler. */
export function toPagesFile(siteDir: string): string {
  return toVirtualFile(siteDir, "module-pages.js");
}

function hasNoExports(source: string | undefined): boolean {
  return source !== undefined && new Bun.Transpiler({ loader: "js" }).scan(source).exports.length === 0;
}

/** Source of an object that maps names to functions that import them, or to their replacements. `more`: further members. */
export function loaders(
  names: readonly string[] | Readonly<Record<string, string>>,
  more: readonly string[] = [],
): string {
  const entries = Array.isArray(names) ? names.map((name) => [name, name]) : Object.entries(names);
  const written = entries.map(([name, from]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(from)})`);
  return `{ ${[...written, ...more].join(", ")} }`;
}
