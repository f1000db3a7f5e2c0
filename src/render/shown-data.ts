import type { Graph } from "../model/graph.ts";
import type { Route } from "../model/route.ts";
import type { Rendering } from "./rendering.ts";

/** Describes what a page shows of a shared value. Returns nothing if it may show all of it. */
export type ShownData = (route: Route, key: string) => string | undefined;

type Shown = ((path: string) => string) | undefined;

/** Makes the function. Components of the site may show any data; those of the theme show what the plugin states. */
export function makeShownData({ graph, plugins, bundle }: Pick<Rendering, "graph" | "plugins" | "bundle">): ShownData {
  if (bundle.hasOverrides) return () => undefined;
  const known = new Map<string, Shown>();
  const shownOf = ({ plugin: { name, id } }: Route, key: string): Shown => {
    if (!known.has(key)) {
      const plugin = plugins.find((one) => one.name === name && one.id === id);
      const value = graph.shared[key];
      known.set(key, value === undefined ? undefined : plugin?.shows?.(value));
    }
    return known.get(key);
  };
  return (route, key) => (isOfTheme(route, graph) ? shownOf(route, key)?.(route.path) : undefined);
}

/** Whether a page has no component of the site, in its layout as well as in its text. */
function isOfTheme({ layers, bodies = {}, modules = [] }: Route, { documents }: Graph): boolean {
  return (
    modules.length === 0 &&
    layers.every(({ component }) => component.startsWith("@theme/")) &&
    Object.values(bodies).every(({ document }) => {
      const { imports, code } = documents[document] ?? { imports: [], code: undefined };
      return imports.length === 0 && code === undefined;
    })
  );
}
