/** Modules in the browser: the theme's core is there, its other groups and the site's own are loaded when needed. */

import { ownValue } from "../../lookup/own-value.ts";

/** Where modules come from: the theme's own and the site's, by specifier. */
export interface ModuleSource {
  /** A module that is already there. */
  get(name: string): object | undefined;
  load(name: string): Promise<object>;
}

type Modules = Readonly<Record<string, object>>;

export interface ModuleSourceRequest {
  readonly modules: Modules;
  /** Chunks of the theme; the first whose pattern a name matches has it. */
  readonly groups: readonly (readonly [RegExp, () => Promise<{ readonly modules: Modules }>])[];
  readonly site: SiteModules;
}

type Loaders = Readonly<Record<string, () => Promise<object>>>;

/** The site's own modules. */
export interface SiteModules {
  /** Those that take the place of modules of the theme. */
  readonly late: Loaders;
  /** Those that single pages have. */
  readonly pages?: () => Promise<{ readonly pages: Loaders }>;
}

/** Names under which only the theme has modules, but for what takes their place. */
const THEME = /^@(?:theme|docusaurus|mdx-js)\//;

/** Makes the source a page loader asks. Rejects for a module nobody has. */
export function makeModuleSource({ modules, groups, site }: ModuleSourceRequest): ModuleSource {
  const loaded = new Map(Object.entries(modules));
  return {
    get: (name) => loaded.get(name),
    async load(specifier) {
      const at = specifier.lastIndexOf("#");
      const name = at < 0 ? specifier : specifier.slice(0, at);
      const known = loaded.get(name);
      if (known) return known;
      // A network that fails for a moment is not worth a message.
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
