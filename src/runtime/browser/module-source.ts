/** Modules in the browser: the theme's core is loaded; its other groups and the site's modules load on demand. */

import { ownValue } from "../../lookup/own-value.ts";

/** Sources of modules, by specifier: the theme and the site. */
export interface ModuleSource {
  /** A module that is loaded already. */
  get(name: string): object | undefined;
  load(name: string): Promise<object>;
}

type Modules = Readonly<Record<string, object>>;

export interface ModuleSourceRequest {
  readonly modules: Modules;
  /** Chunks of the theme; the first one with a matching pattern contains the module. */
  readonly groups: readonly (readonly [RegExp, () => Promise<{ readonly modules: Modules }>])[];
  readonly site: SiteModules;
}

type Loaders = Readonly<Record<string, () => Promise<object>>>;

/** The site's own modules. */
export interface SiteModules {
  /** Modules that replace those of the theme. */
  readonly late: Loaders;
  /** Modules of single pages. */
  readonly pages?: () => Promise<{ readonly pages: Loaders }>;
}

/** Names that only the theme's modules can have, except for replacements. */
const THEME = /^@(?:theme|docusaurus|mdx-js)\//;

/** Makes the source for the page loader. Rejects for an unknown module. */
export function makeModuleSource({ modules, groups, site }: ModuleSourceRequest): ModuleSource {
  const loaded = new Map(Object.entries(modules));
  return {
    get: (name) => loaded.get(name),
    async load(specifier) {
      const at = specifier.lastIndexOf("#");
      const name = at < 0 ? specifier : specifier.slice(0, at);
      const known = loaded.get(name);
      if (known) return known;
      // A network that fails for a moment needs no message.
      const module = await fetchModule(name).catch(() => fetchModule(name));
      loaded.set(name, module);
      return module;
    },
  };

  async function fetchModule(name: string): Promise<object> {
    const own =
      ownValue(site.late, name) ?? (THEME.test(name) ? undefined : ownValue((await site.pages?.())?.pages ?? {}, name));
    const loadGroup = groups.find(([pattern]) => pattern.test(name))?.[1];
    const module = own ? await own() : ownValue((await loadGroup?.())?.modules ?? {}, name);
    if (!module) throw new Error(`Module \`${name}\` not found.`);
    return module;
  }
}
