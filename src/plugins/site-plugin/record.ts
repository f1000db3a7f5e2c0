/**
 * Runs the part of a site's own plugin that makes content, and keeps what it asks for. In: the plugin. Out: its content, routes
 * and data, which `plan` replays later.
 */

import { FAILED, type ImportModuleRequest, orReport } from "../../config/import-module.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import type { AllContent, Found } from "../../model/plugin.ts";
import { readData, readRoute, toData } from "./given-data.ts";
import type { Actions, LifecyclePlugin, RouteConfig } from "./lifecycle.ts";

/** What a plugin asked for so far. */
export type Asked = {
  readonly routes: readonly RouteConfig[];
  /** Path handed out by `createData` → the data. */
  readonly data: Readonly<Record<string, Json>>;
  readonly globalData?: Json;
};

/** What the graph has of a plugin. */
export type SitePluginContent = Asked & { readonly content: Json };

export interface Recorded extends Found {
  /** As `loadContent` gave it. */
  readonly content: unknown;
  readonly asked: Asked;
}

/** `loadContent` and `contentLoaded`. What they throw is reported. */
export async function recordContent(plugin: LifecyclePlugin, run: ImportModuleRequest): Promise<Recorded> {
  const loaded = await orReport(run, () => plugin.loadContent?.(), hookName("loadContent", plugin));
  const content = loaded === FAILED ? undefined : loaded;
  const recording = { plugin, run, before: { routes: [], data: {} }, hook: "contentLoaded" } as const;
  const asked = await recordActions(recording, (actions) => plugin.contentLoaded?.({ content, actions }));
  return { sources: [], pages: asked.routes.flatMap(sourcesOf), content, asked };
}

/** Site-relative paths of the files that a route and those inside of it are made from. */
function sourcesOf(route: RouteConfig): string[] {
  return [sourceOf(route) ?? [], (route.routes ?? []).flatMap(sourcesOf)].flat();
}

export function sourceOf({ metadata }: RouteConfig): string | undefined {
  const path: unknown = metadata?.sourceFilePath;
  return typeof path === "string" ? path.replace(/^@site\//, "") : undefined;
}

/** `allContentLoaded`, which may add to what is recorded. */
export async function recordAllContent(recording: Recording, allContent: AllContent): Promise<Asked> {
  const { plugin } = recording;
  return recordActions({ ...recording, hook: "allContentLoaded" }, (actions) =>
    plugin.allContentLoaded?.({ allContent, actions }),
  );
}

/** A method of a plugin, as messages name it. */
export function hookName(hook: keyof LifecyclePlugin, { name }: LifecyclePlugin): string {
  return `\`${hook}\` of the plugin \`${name}\``;
}

/** A plugin that is run, and what it asked for before. */
export interface Recording {
  readonly plugin: LifecyclePlugin;
  readonly run: ImportModuleRequest;
  readonly before: Asked;
}

async function recordActions(
  { plugin, run, before, hook }: Recording & { readonly hook: keyof LifecyclePlugin },
  call: (actions: Actions) => unknown,
): Promise<Asked> {
  const routes = [...before.routes];
  const data = { ...before.data };
  let added: Json | undefined;
  const by = { ...run, plugin: plugin.name };
  const actions: Actions = {
    addRoute: (given) => {
      const route = readRoute(given, by);
      if (route) routes.push(route);
    },
    createData: async (name, value) => {
      const path = `@data/${plugin.name}/${name}`;
      data[path] = readData(name, value, by) ?? null;
      return path;
    },
    setGlobalData: (value) => void (added = toData(value, "the global data", by)),
  };
  await orReport(run, () => call(actions), hookName(hook, plugin));
  const globalData = mergeFields(before.globalData, added);
  return { routes, data, ...(globalData !== undefined && { globalData }) };
}

/** Global data of `contentLoaded` and `allContentLoaded` together: fields of the later one win, as in the format. */
function mergeFields(before: Json | undefined, after: Json | undefined): Json | undefined {
  return isObject(before) && isObject(after) ? { ...before, ...after } : (after ?? before);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
