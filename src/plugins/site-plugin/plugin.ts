/**
 * Runs a site's own plugin on the contract of the built-in ones. In: a declaration of the config. Out: a plugin. What the author's
 * code does in `contentLoaded` is recorded while content is read, and replayed when routes are planned.
 */

import { dirname, resolve } from "node:path";
import * as z from "zod/mini";
import { callSiteNow } from "../../config/call-site.ts";
import { FAILED, importModule, orReport } from "../../config/import-module.ts";
import { describeUse } from "../../config/report-support.ts";
import { SUPPORT } from "../../config/support.ts";
import type { ModuleDeclaration } from "../../config/loaded-site.ts";
import { toSitePath } from "../../content/files.ts";
import { ownValue } from "../../lookup/own-value.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import type { Plan, Plugin, PostCssOptions } from "../../model/plugin.ts";
import type { Layer } from "../../model/route.ts";
import type { Site } from "../../model/site.ts";
import { toPermalink } from "../../url/paths.ts";
import { toContext } from "./context.ts";
import { INJECTED_WORDS, injectedSchema, toInjected } from "./injected-tags.ts";
import type { LifecyclePlugin, RouteConfig } from "./lifecycle.ts";
import { configureBundler } from "./webpack/configure.ts";
import { toWatchedPaths } from "./watched-paths.ts";
import {
  type Asked,
  hookName,
  recordAllContent,
  recordContent,
  type Recorded,
  type SitePluginContent,
  sourceOf,
} from "./record.ts";
import { toContent } from "./given-data.ts";
import { readOptions, reportMembers } from "./static-methods.ts";

export interface SitePluginRequest {
  readonly declaration: ModuleDeclaration;
  readonly site: Site;
  /** Absolute path of the folder that will be written. */
  readonly outDir: string;
  readonly report: Reporter;
}

/** Makes the plugin. Diagnostics: those of running a module, `invalid-plugin` for what is no plugin. */
export async function makeSitePlugin(request: SitePluginRequest): Promise<Plugin | undefined> {
  const { declaration, site, outDir, report } = request;
  const path = typeof declaration.module === "string" ? declaration.module : site.configPath;
  const run = { siteDir: site.dir, path, report };
  const module = typeof declaration.module === "string" ? await importModule(run) : undefined;
  const factory = typeof declaration.module === "string" ? toFactory(module?.value) : declaration.module;
  if (factory === undefined) return undefined;
  const options = readOptions({ declaration, places: [factory, module?.value, module?.exports], report });
  if (options === undefined) return undefined;
  const plugin = await orReport(
    run,
    () => (typeof factory === "function" ? factory(toContext(site, outDir), options) : factory),
    `the plugin \`${declaration.from}\``,
  );
  if (plugin === FAILED || plugin === null) return undefined;
  if (!isPlugin(plugin)) {
    report.add({
      code: "invalid-plugin",
      severity: "error",
      message: `The plugin \`${declaration.from}\` gives nothing with a \`name\`.`,
      hint: "Export a function `(context, options) => ({ name: '…', … })`.",
      file: toSitePath(site.dir, path),
    });
    return undefined;
  }
  reportMembers(plugin, { rows: SUPPORT.lifecycle, declaration, name: plugin.name, report });
  return toPlugin({ plugin, id: declaration.id, run, site });
}

/** A CommonJS module may export its plugin as `default`, beside static methods. */
function toFactory(value: unknown): unknown {
  const inside: unknown = typeof value === "object" && value !== null && "default" in value ? value.default : undefined;
  return typeof inside === "function" ? inside : value;
}

function isPlugin(value: unknown): value is LifecyclePlugin {
  return typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";
}

/** Whether a plugin adds a search to the pages: its name says what it is for, and it has a way into them. */
function isSearch({ name, getClientModules, injectHtmlTags }: LifecyclePlugin): boolean {
  return /(?:^|[^a-z])search(?:[^a-z]|$)/i.test(name) && (getClientModules ?? injectHtmlTags) !== undefined;
}

type Run = Parameters<typeof orReport>[0];

interface RunningPlugin {
  readonly plugin: LifecyclePlugin;
  readonly id: string;
  readonly run: Run;
  readonly site: Site;
}

const INJECTED = { result: injectedSchema, words: INJECTED_WORDS };

const CLIENT_MODULES = { result: z.optional(z.nullable(z.array(z.string()))), words: "a list of paths" };

const POSTCSS = {
  result: z.looseObject({ plugins: z.array(z.unknown()) }),
  words: "the options with a list `plugins`",
};

function toPlugin({ plugin, id, run, site }: RunningPlugin): Plugin<Recorded, SitePluginContent> {
  // Hooks get the content as `loadContent` gave it, whatever that is.
  let given: unknown;
  const call = (hook: keyof LifecyclePlugin) => ({ site, report: run.report, name: hookName(hook, plugin) });
  return {
    name: plugin.name,
    id,
    reads: toWatchedPaths(plugin, site.dir),
    touchesOutput: plugin.postBuild !== undefined,
    bringsSearch: isSearch(plugin),
    read: async () => {
      const found = await recordContent(plugin, run);
      given = found.content;
      return found;
    },
    assemble: ({ content, asked }) => ({ content: toContent(content, { ...run, plugin: plugin.name }), ...asked }),
    publish: (_, { content }) => content,
    ...(plugin.allContentLoaded && {
      complete: async (before, allContent) => ({
        content: before.content,
        ...(await recordAllContent({ plugin, run, before }, allContent)),
      }),
    }),
    plan: (recorded, plan) => replay(recorded, plan),
    injectHtmlTags: () =>
      toInjected(
        callSiteNow(() => plugin.injectHtmlTags?.({ content: given }), { ...INJECTED, ...call("injectHtmlTags") }),
      ),
    clientModules: () => {
      const paths = callSiteNow(() => plugin.getClientModules?.(), { ...CLIENT_MODULES, ...call("getClientModules") });
      // An inline plugin has the config as its file.
      return (paths ?? []).map((path) => (path.startsWith("@site/") ? path : resolve(dirname(run.path), path)));
    },
    ...(plugin.configureWebpack && {
      bundler: (target: "bun" | "browser") =>
        configureBundler({
          ...call("configureWebpack"),
          configure: (...args) => plugin.configureWebpack?.(...args),
          path: run.path,
          target,
          content: given,
        }),
    }),
    ...(plugin.configurePostCss && {
      postCss: (options: PostCssOptions) =>
        callSiteNow(() => plugin.configurePostCss?.({ ...options, plugins: [...options.plugins] }), {
          ...POSTCSS,
          ...call("configurePostCss"),
        }) ?? options,
    }),
    afterBuild: async ({ graph, outDir, report }) => {
      // `postBuild` may publish the site, which must not happen to an incomplete one.
      if (report.hasErrors) return;
      const routesPaths = graph.routes.map(({ path }) => path);
      const props = { ...toContext(site, outDir), content: given, routesPaths, routes: graph.routeTree };
      await orReport(run, () => plugin.postBuild?.(props), hookName("postBuild", plugin));
    },
  };
}

function replay({ routes, data, globalData }: Asked, plan: Plan): void {
  if (globalData) plan.setGlobalData(globalData);
  for (const route of routes) addRoute({ route, above: [], context: {}, data, plan });
}

interface RouteStep {
  readonly route: RouteConfig;
  readonly above: readonly Layer[];
  /** Of the routes around it. */
  readonly context: JsonObject;
  readonly data: Asked["data"];
  readonly plan: Plan;
}

/** A route with child routes is a wrapper: each child becomes a route of its own with one layer more. */
function addRoute({ route, above, context: around, data, plan }: RouteStep): void {
  const path = toPermalink(route.path, plan.site.config);
  const layer = toLayer(route, data, plan);
  const context = { ...around, ...readModules(route, "context", { data, plan }) };
  if (route.routes) {
    const wrappers = [...above, { ...layer, path }];
    for (const child of route.routes) addRoute({ route: child, above: wrappers, context, data, plan });
    return;
  }
  const { priority, sidebar, metadata: { lastUpdatedAt } = {} } = route;
  const source = sourceOf(route);
  plan.addRoute({
    path,
    exact: route.exact ?? false,
    layers: [...above, layer],
    ...(Object.keys(context).length > 0 && { context }),
    ...(sidebar !== undefined && { sidebar }),
    ...(priority !== undefined && { priority }),
    ...(source !== undefined && { source }),
    ...(typeof lastUpdatedAt === "number" && { lastModified: new Date(lastUpdatedAt).toISOString() }),
  });
}

/** The data that `modules` or `context` of a route name, by their names there. Diagnostic: `not-supported` for what is no data. */
function readModules(
  route: RouteConfig,
  member: "modules" | "context",
  { data, plan }: Pick<RouteStep, "data" | "plan">,
): Record<string, Json> {
  const entries = Object.entries(route[member] ?? {}).flatMap(([name, path]): [string, Json][] => {
    const value = typeof path === "string" ? ownValue(data, path) : undefined;
    if (value !== undefined) return [[name, value]];
    const problem = describeUse(
      SUPPORT.route["modules (files)"],
      `\`${member}.${name}\` of the route \`${route.path}\``,
    );
    if (problem) plan.report.add({ ...problem, file: toSitePath(plan.site.dir, plan.site.configPath) });
    return [];
  });
  return Object.fromEntries(entries);
}

function toLayer(route: RouteConfig, data: Asked["data"], plan: Plan): Layer {
  const { component, modules = {}, props = {} } = route;
  const shared: Record<string, string> = {};
  for (const [prop, value] of Object.entries(readModules(route, "modules", { data, plan }))) {
    shared[prop] = plan.shareData(String(modules[prop]), value);
  }
  const name = component.startsWith("/") ? `@site/${toSitePath(plan.site.dir, component)}` : component;
  return { component: name, props, ...(Object.keys(shared).length > 0 ? { shared } : {}) };
}
