/** Which pages of a site ask for which component of the theme. */

import { drainMicrotasks } from "bun:jsc";
import { makeCodeCompiler } from "../../../src/markdown/code/code-compiler.ts";
import { makeRouteRenderer } from "../../../src/render/render.ts";
import type { Rendering } from "../../../src/render/rendering.ts";
import type { Loaded, Modules } from "./bundle-copies.ts";

/** Which pages ask for which slots. */
export interface UsedPages {
  /**
   * Pages that ask for what is in a slot of ours: the others are as they are without it. Of a part that is compiled into other
   * components, the pages of those; `undefined`, for all, of a module that is not replaced as a whole.
   */
  askingFor(name: string): ReadonlySet<string> | undefined;
  /** Slots that a page asks for. */
  slotsOf(path: string): string[];
}

/** Renders all pages, and notes what they ask for. */
export async function findPages(rendering: Rendering, { theme, graph }: Loaded): Promise<UsedPages> {
  const pages = new Map<string, Set<string>>();
  let page = "";
  const observed = Object.entries(theme.modules).flatMap(([name, module]) => {
    const slot: unknown = Reflect.get(module, "default");
    if ((typeof slot !== "object" && typeof slot !== "function") || slot === null) return [];
    const seen = new Set<string>();
    pages.set(name, seen);
    return [[name, { default: watch(slot, () => void seen.add(page)) }] as const];
  });
  const server = theme.makeThemeServer({ ...theme.modules, ...pagesOf(rendering) }, drainMicrotasks);
  server.override(Object.fromEntries(observed));
  server.compileCodeWith(makeCodeCompiler(graph.site));
  const render = makeRouteRenderer({ ...rendering, bundle: { ...rendering.bundle, server } });
  for (const route of graph.routes) {
    page = route.path;
    const { failure } = render(route);
    if (failure) throw toError(failure);
  }
  const { hosts } = theme.build.inner;
  return {
    askingFor(name) {
      const found = (hosts[name] ?? [name]).map((one) => pages.get(one));
      if (found.includes(undefined)) return undefined;
      return new Set(found.flatMap((some) => [...(some ?? [])]));
    },
    slotsOf: (path) => [...pages].filter(([, paths]) => paths.has(path)).map(([name]) => name),
  };
}

/** Calls back whenever something asks for the value, be it a component, a function or an object. */
function watch(slot: object, onUse: () => void): object {
  const original = (slot as { readonly original?: object }).original ?? slot;
  const noting = (trap: keyof typeof Reflect) =>
    function noted(...args: unknown[]): unknown {
      onUse();
      return (Reflect[trap] as (...given: unknown[]) => unknown)(...args);
    };
  const traps = ["apply", "construct", "get", "has", "ownKeys"] as const;
  return new Proxy(original, Object.fromEntries(traps.map((trap) => [trap, noting(trap)])));
}

/** Modules of the site's own pages. */
export function pagesOf({ bundle }: Rendering): Modules {
  return Object.fromEntries(Object.entries(bundle.server.modules).filter(([name]) => name.startsWith("@site/")));
}

/** What a page ended with. */
export function toError(failure: object): Error {
  const { error } = failure as { readonly error?: unknown };
  return error instanceof Error ? error : new Error(JSON.stringify(failure));
}
