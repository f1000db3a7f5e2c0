/**
 * Runs the part of a site's own plugin that makes content, and keeps what it asks for. In: the plugin. Out: its content, routes
 * and data, which `plan` replays later.
 */

import { FAILED, type ImportModuleRequest, orReport } from "../../config/import-module.ts";
import type { AllContent, Found } from "../../model/plugin.ts";
import { readData, readRoute, toData } from "./given-data.ts";
import type { Actions, LifecyclePlugin, RouteConfig } from "./lifecycle.ts";

/** What a plugin asked for so far. */
export interface Recorded extends Found {
  readonly content: unknown;
  readonly routes: readonly RouteConfig[];
  /** Path handed out by `createData` → the data. */
  readonly data: Readonly<Record<string, object>>;
  readonly globalData?: object;
}

/** `loadContent` and `contentLoaded`. What they throw is reported. */
export async function recordContent(plugin: LifecyclePlugin, run: ImportModuleRequest): Promise<Recorded> {
  const loaded = await orReport(run, () => plugin.loadContent?.(), hookName("loadContent", plugin));
  const content = loaded === FAILED ? undefined : loaded;
  const empty = { sources: [], content, routes: [], data: {} };
  const recording = { plugin, run, before: empty, hook: "contentLoaded" } as const;
  const recorded = await recordActions(recording, (actions) => plugin.contentLoaded?.({ content, actions }));
  return { ...recorded, pages: recorded.routes.flatMap(sourcesOf) };
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
export async function recordAllContent(recording: Recording, allContent: AllContent): Promise<Recorded> {
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
  readonly before: Recorded;
}

async function recordActions(
  { plugin, run, before, hook }: Recording & { readonly hook: keyof LifecyclePlugin },
  call: (actions: Actions) => unknown,
): Promise<Recorded> {
  const routes = [...before.routes];
  const data = { ...before.data };
  let added: object | undefined;
  const by = { ...run, plugin: plugin.name };
  const actions: Actions = {
    addRoute: (given) => {
      const route = readRoute(given, by);
      if (route) routes.push(route);
    },
    createData: async (name, value) => {
      const path = `@data/${plugin.name}/${name}`;
      data[path] = readData(name, value, by) as object;
      return path;
    },
    setGlobalData: (value) => void (added = toData(value, "the global data", by) as object),
  };
  await orReport(run, () => call(actions), hookName(hook, plugin));
  const globalData = mergeFields(before.globalData, added);
  return { ...before, routes, data, ...(globalData && { globalData }) };
}

/** Global data of `contentLoaded` and `allContentLoaded` together: fields of the later one win, as in the format. */
function mergeFields(before: unknown, after: unknown): object | undefined {
  const isRecord = (value: unknown): value is object =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  if (isRecord(before) && isRecord(after)) return { ...before, ...after };
  return (after ?? before) as object | undefined;
}
