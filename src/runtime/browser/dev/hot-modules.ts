/** Modules of the site whose code can be replaced. */

import type { ModuleSource, SiteModules } from "../module-source.ts";
import type { StartRequest } from "../start.tsx";
import { type HotComponent, isComponent, makeHotComponent } from "./hot-component.ts";
import type { HotFamilies, HotReact } from "./hot-families.ts";

/** Exports of the site's own chunk. */
export interface OwnChunk {
  readonly site: SiteModules;
  readonly overrides: ReadonlyMap<string, unknown>;
  readonly clientModules: readonly object[];
}

export interface HotModules extends Pick<StartRequest, "modules" | "overrides"> {
  /** Replaces the current chunk with a newer one. Returns false if that is impossible. */
  replace(chunk: OwnChunk): Promise<boolean>;
}

export function makeHotModules(
  { modules, overrides, clientModules }: Pick<StartRequest, "modules" | "overrides" | "clientModules">,
  families: HotFamilies,
): HotModules {
  const { keep, update } = makeHotExports(modules.get("react") as HotReact, families);
  const shown = new Map<string, object>();
  let loadNewest: (name: string) => Promise<object> | undefined = () => undefined;
  const show = (name: string, module: object): object => {
    const exports = Object.entries(module).map(([key, value]) => [key, keep(`${name}#${key}`, value)] as const);
    const hot = Object.fromEntries(exports);
    shown.set(name, hot);
    return hot;
  };
  const source: ModuleSource = {
    get: (name) => shown.get(name) ?? modules.get(name),
    async load(specifier) {
      const name = specifier.replace(/#[^#]*$/, "");
      const known = shown.get(name);
      if (known) return known;
      const module = await (loadNewest(name) ?? modules.load(specifier));
      return isOfSite(name) ? show(name, module) : module;
    },
  };
  const replaceOverrides = (newer: ReadonlyMap<string, unknown>): boolean => {
    const isSame = newer.size === overrides.size && [...newer.keys()].every((name) => overrides.has(name));
    if (isSame) for (const [name, value] of newer) keep(`${name}#default`, value);
    return isSame;
  };
  return {
    modules: source,
    overrides: new Map(
      [...overrides].map(([name, value]) => [name, keep(`${name}#default`, value)]),
    ) as typeof overrides,
    async replace({ site, overrides: newer, clientModules: now }) {
      // Client modules have run, which cannot be undone.
      const isSame = now.length === clientModules.length && now.every((module, at) => module === clientModules[at]);
      if (!isSame || !replaceOverrides(newer)) return false;
      const pages = (await site.pages?.())?.pages ?? {};
      loadNewest = (name) => (pages[name] ?? site.late[name])?.();
      for (const name of shown.keys()) {
        const module = await loadNewest(name);
        if (!module) return false;
        show(name, module);
      }
      update();
      return true;
    },
  };
}

interface HotExports {
  /** Returns what stays for the export of a module. */
  keep(key: string, value: unknown): unknown;
  /** Renders the newest code. */
  update(): void;
}

function makeHotExports(react: HotReact, families: HotFamilies): HotExports {
  const context = react.createContext(0);
  const components = new Map<string, HotComponent>();
  const listeners = new Set<() => void>();
  let generation = 0;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const { onStale, remounts } = makeRemounts(() => generation, notify);
  const updates = { react, context, generation: () => generation, onStale };
  families.follow(updates);
  const request = { ...updates, families, subscribe, remounts };
  return {
    keep(key, value) {
      if (!isComponent(key.slice(key.lastIndexOf("#") + 1), value)) return value;
      const known = components.get(key);
      known?.replace(value);
      const hot = known ?? makeHotComponent(request, key, value);
      components.set(key, hot);
      return hot.Shown;
    },
    update() {
      generation++;
      notify();
    },
  };
}

/** Begins the site's components anew when one of them keeps an element of replaced code. If that does not help, loads the page again. */
function makeRemounts(generation: () => number, notify: () => void) {
  let count = 0;
  let isDue = false;
  let lastFor: number | undefined;
  return {
    remounts: () => count,
    onStale(): void {
      if (isDue) return;
      if (lastFor === generation()) return window.location.reload();
      isDue = true;
      // React is rendering now.
      setTimeout(() => {
        isDue = false;
        lastFor = generation();
        count++;
        notify();
      });
    },
  };
}

/** Theme modules stay the same as long as the server runs. */
function isOfSite(name: string): boolean {
  return /^@(?:site|document)\//.test(name);
}
