/** Modules in the browser: the theme's core is there, its other groups and the site's own are loaded when needed. */

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
  /** The site's modules. */
  readonly site: Readonly<Record<string, () => Promise<object>>>;
}

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
      const loadGroup = groups.find(([pattern]) => pattern.test(name))?.[1];
      const module = site[name] ? await site[name]() : (await loadGroup?.())?.modules[name];
      if (!module) throw new Error(`There is no module \`${name}\`.`);
      loaded.set(name, module);
      return module;
    },
  };
}
