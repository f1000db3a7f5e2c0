import type { Graph } from "../model/graph.ts";
import type { Json } from "../model/json.ts";
import type { Plugin } from "../model/plugin.ts";

/** Returns what the plugin's `assemble` returned, or null if the graph has no content of the plugin. */
export function contentOf({ plugins }: Pick<Graph, "plugins">, { name, id }: Pick<Plugin, "name" | "id">): Json {
  return plugins.find((entry) => entry.name === name && entry.id === id)?.content ?? null;
}
