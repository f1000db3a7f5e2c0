/** Finds a plugin's content in the graph. */

import type { Graph } from "../model/graph.ts";
import type { Plugin } from "../model/plugin.ts";

/** What the plugin's `assemble` returned; undefined when it has none. */
export function contentOf({ plugins }: Pick<Graph, "plugins">, { name, id }: Pick<Plugin, "name" | "id">): unknown {
  return plugins.find((entry) => entry.name === name && entry.id === id)?.content;
}
