/**
 * Runs the content hooks of a site's plugin, and records its calls. Returns its content, routes and data, which `plan`
 * replays later.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { FAILED, type ImportModuleRequest, orReport } from "../../config/import-module.ts";
import { attempt } from "../../report/system-error.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import type { Source } from "../../model/document.ts";
import type { AllContent } from "../../model/plugin.ts";
import { GENERATED } from "./context.ts";
import { readData, readRoute, toData } from "./given-data.ts";
import { type Actions, hookName, type LifecyclePlugin, type RouteConfig } from "./lifecycle.ts";
import type { PluginTexts } from "./plugin-texts.ts";
import { type ShareData, withSharing } from "./wrapped/planned-route.ts";

/** The calls of a plugin so far. */
export type Requested = {
  readonly routes: readonly RouteConfig[];
  /** Data of `createData`, by the site-relative path that its file would have. */
  readonly data: Readonly<Record<string, Json>>;
  /** Data that routes of built-in plugins share, by key. */
  readonly shared: Readonly<Record<string, Json>>;
  readonly globalData?: Json;
  /** Whether the plugin failed, which is reported. */
  readonly hasFailed?: boolean;
};

/** The plugin's part of the graph. */
export type SitePluginContent = Requested & { readonly content: Json };

export const NOTHING: Requested = { routes: [], data: {}, shared: {} };

/** A plugin to run, with its ID. */
export interface Running {
  readonly plugin: LifecyclePlugin;
  readonly id: string;
  readonly run: ImportModuleRequest;
  readonly texts: PluginTexts;
}

/** Runs `loadContent`, in the language of the site; `FAILED` if it throws, which is reported. */
export async function loadContent({ plugin, run, texts }: Running): Promise<unknown> {
  return texts.translateContent(await orReport(run, () => plugin.loadContent?.(), hookName("loadContent", plugin)));
}

/** Whether `contentLoaded` reads the contents of all plugins, as it could before release 3. Then it has to wait for them. */
export function readsAllContent({ contentLoaded }: LifecyclePlugin): boolean {
  return contentLoaded !== undefined && /\ballContent\b/.test(Function.prototype.toString.call(contentLoaded));
}

/** Runs `contentLoaded`, unless `loadContent` failed. */
export async function recordContentLoaded(
  running: Running,
  content: unknown,
  allContent?: AllContent,
): Promise<Requested> {
  if (content === FAILED) return { ...NOTHING, hasFailed: true };
  const recording = { ...running, before: NOTHING, hook: "contentLoaded" } as const;
  const all = allContent && { allContent };
  return recordActions(recording, (actions) => running.plugin.contentLoaded?.({ content, ...all, actions }));
}

/** Markdown that the plugin made, which is compiled like a file of the site. */
export function madeSources({ data }: Requested): Source[] {
  return Object.entries(data).flatMap(([path, text]) =>
    /\.mdx?$/i.test(path) && typeof text === "string" ? [{ path, text }] : [],
  );
}

/** Site-relative paths of the files that routes are made from. */
export function pagesOf({ routes }: Requested): string[] {
  return routes.flatMap(sourcesOf);
}

/** Site-relative paths of the files that a route and its children are made from. */
function sourcesOf(route: RouteConfig): string[] {
  return [sourceOf(route) ?? [], (route.routes ?? []).flatMap(sourcesOf)].flat();
}

export function sourceOf({ metadata }: RouteConfig): string | undefined {
  const path: unknown = metadata?.sourceFilePath;
  return typeof path === "string" ? path.replace(/^@site\//, "") : undefined;
}

/** Runs `allContentLoaded`, which may add to the record. */
export async function recordAllContent(recording: Recording, allContent: AllContent): Promise<Requested> {
  const { plugin } = recording;
  return recordActions({ ...recording, hook: "allContentLoaded" }, (actions) =>
    plugin.allContentLoaded?.({ allContent, actions }),
  );
}

/** A plugin to run, with its earlier calls. */
export interface Recording extends Running {
  readonly before: Requested;
}

async function recordActions(
  { plugin, id, run, before, hook }: Recording & { readonly hook: keyof LifecyclePlugin },
  call: (actions: Actions) => unknown,
): Promise<Requested> {
  const routes = [...before.routes];
  const data = { ...before.data };
  const shared = { ...before.shared };
  let added: Json | undefined;
  // Plugins also write there themselves.
  if (plugin[hook] !== undefined) attempt(() => mkdirSync(join(run.siteDir, GENERATED), { recursive: true }));
  const by = { ...run, plugin: plugin.name };
  const actions: Actions = {
    addRoute: (given) => {
      const route = readRoute(given, by);
      if (route) routes.push(route);
    },
    createData: async (name, value) => {
      const given = readData(name, value, by);
      const path = posix.join(GENERATED, plugin.name, id, String(name));
      const file = join(run.siteDir, path);
      data[path] = given ?? null;
      if (typeof value === "string" && isScript(path)) writeScript(file, value);
      return file;
    },
    setGlobalData: (value) => void (added = toData(value, "the global data", by)),
  };
  const share: ShareData = (key, value) => {
    shared[key] = value;
    return `${plugin.name}/${id}/${key}`;
  };
  const result = await orReport(run, () => call(withSharing(actions, share)), hookName(hook, plugin));
  const globalData = mergeFields(before.globalData, added);
  const hasFailed = before.hasFailed === true || result === FAILED;
  return { routes, data, shared, ...(globalData !== undefined && { globalData }), ...(hasFailed && { hasFailed }) };
}

/** Global data of `contentLoaded` and `allContentLoaded`, merged: fields of the later one win, as in the format. */
function mergeFields(before: Json | undefined, after: Json | undefined): Json | undefined {
  return isObject(before) && isObject(after) ? { ...before, ...after } : (after ?? before);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether data of `createData` is code, which other modules import. */
export function isScript(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path);
}

/** The bundler reads code from the disk. */
function writeScript(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
