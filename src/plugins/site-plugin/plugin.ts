/**
 * Runs a site's own plugin on the contract of the built-in ones. In: a declaration of the config. Out: a plugin. What the author's
 * code does in `contentLoaded` is recorded while content is read, and replayed when routes are planned.
 */

import { dirname, resolve } from "node:path";
import * as z from "zod/mini";
import { withBuiltInMaker } from "../../config/built-in-call.ts";
import { callSiteNow } from "../../config/call-site.ts";
import { FAILED, importModule, orReport } from "../../config/import-module.ts";
import { SUPPORT } from "../../config/support.ts";
import type { ModuleDeclaration } from "../../config/loaded-site.ts";
import { toSitePath } from "../../content/files.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Plugin, PostCssOptions } from "../../model/plugin.ts";
import type { Messages, Site } from "../../model/site.ts";
import { type ContextRequest, toContext } from "./context.ts";
import { toContent } from "./given-data.ts";
import { INJECTED_WORDS, injectedSchema, toInjected } from "./injected-tags.ts";
import type { LifecyclePlugin } from "./lifecycle.ts";
import { hookName, recordAllContent, type Running, type SitePluginContent } from "./record.ts";
import { replay } from "./routes.ts";
import { readOptions, reportMembers } from "./static-methods.ts";
import { toWatchedPaths } from "./watched-paths.ts";
import { configureBundler } from "./webpack/configure.ts";
import { BuiltIn } from "./wrapped/built-in.ts";
import { assemblePlugin, delegatedVerbs, readPlugin, type Recorded } from "./wrapped/wrapping.ts";

export interface SitePluginRequest extends ContextRequest {
  readonly declaration: ModuleDeclaration;
  /** Makes the built-in plugin of a package from options that a declared plugin gives it. */
  readonly makeBuiltIn: (packageName: string, options: unknown, by: ModuleDeclaration) => Plugin | undefined;
  /** Default options of the built-in plugin of a package. */
  readonly defaultsOf: (packageName: string) => object;
  readonly report: Reporter;
}

/** Makes the plugin. Diagnostics: those of running a module, `invalid-plugin` for what is no plugin. */
export async function makeSitePlugin(request: SitePluginRequest): Promise<Plugin | undefined> {
  const { declaration, site, report, makeBuiltIn } = request;
  const path = typeof declaration.module === "string" ? declaration.module : site.configPath;
  const run = { siteDir: site.dir, path, report };
  const module = typeof declaration.module === "string" ? await importModule(run) : undefined;
  const factory = typeof declaration.module === "string" ? toFactory(module?.value) : declaration.module;
  if (factory === undefined) return undefined;
  const places = [factory, module?.value, module?.exports];
  const options = readOptions({ declaration, places, defaultsOf: request.defaultsOf, report });
  if (options === undefined) return undefined;
  const builtIns: BuiltIn[] = [];
  const handedOn = new Set<unknown>();
  const context = withBuiltInMaker(toContext(request), (name, given) => {
    const made = makeBuiltIn(name, given, declaration);
    if (!made) return undefined;
    const builtIn = new BuiltIn(made);
    builtIns.push(builtIn);
    const instance = builtIn.toInstance(given);
    for (const member of Object.values(instance)) handedOn.add(member);
    return instance;
  });
  const plugin = await orReport(
    run,
    () => (typeof factory === "function" ? factory(context, options) : factory),
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
  const own = Object.fromEntries(Object.entries(plugin).filter(([, member]) => !handedOn.has(member)));
  reportMembers(own, { rows: SUPPORT.lifecycle, declaration, name: plugin.name, report });
  return toPlugin({ plugin, id: declaration.id, run, site, context, builtIns });
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

interface RunningPlugin extends Running {
  readonly context: object;
  readonly site: Site;
  /** Those that it has made. */
  readonly builtIns: readonly BuiltIn[];
}

const INJECTED = { result: injectedSchema, words: INJECTED_WORDS };

const CLIENT_MODULES = { result: z.optional(z.nullable(z.array(z.string()))), words: "a list of paths" };

const POSTCSS = {
  result: z.looseObject({ plugins: z.array(z.unknown()) }),
  words: "the options with a list `plugins`",
};

/** What the plugin says of its components' messages; whatever is not a text is left out. */
async function readMessages(plugin: LifecyclePlugin, run: RunningPlugin["run"]): Promise<Messages> {
  const hook = "getDefaultCodeTranslationMessages";
  const messages = await orReport(run, () => plugin[hook]?.(), hookName(hook, plugin));
  const entries = Object.entries(Object(messages === FAILED ? {} : messages) as Readonly<Record<string, unknown>>);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

const THEME_PATH = { result: z.optional(z.nullable(z.string())), words: "the path of a folder" };

/** What is known of a plugin before it runs, and its messages. */
function factsOf({ plugin, run, site }: RunningPlugin) {
  const named = { site, report: run.report, name: hookName("getThemePath", plugin) };
  const themePath = callSiteNow(() => plugin.getThemePath?.(), { ...THEME_PATH, ...named });
  const themeFolders = themePath ? [resolve(dirname(run.path), themePath)] : [];
  return {
    themeFolders,
    reads: [...toWatchedPaths(plugin, site.dir), ...themeFolders],
    touchesOutput: plugin.postBuild !== undefined,
    bringsSearch: isSearch(plugin),
    defaultMessages: () => readMessages(plugin, run),
  };
}

function toPlugin(running: RunningPlugin): Plugin<Recorded, SitePluginContent> {
  const { plugin, id, run, site, context, builtIns } = running;
  // Hooks get the content as `loadContent` gave it, whatever that is.
  let given: unknown;
  const call = (hook: keyof LifecyclePlugin) => ({ site, report: run.report, name: hookName(hook, plugin) });
  return {
    ...delegatedVerbs(builtIns),
    name: plugin.name,
    id,
    ...factsOf(running),
    read: (reading) => readPlugin(running, reading),
    assemble: async (found, assembling) => {
      const { content, asked } = await assemblePlugin(running, found, assembling);
      given = content;
      return { content: toContent(content, { ...run, plugin: plugin.name }), ...asked };
    },
    publish: () => given,
    ...(plugin.allContentLoaded && {
      complete: async (before, allContent) => ({
        content: before.content,
        ...(await recordAllContent({ ...running, before }, allContent)),
      }),
    }),
    plan: (recorded, plan) => replay(recorded, plan, new Map(builtIns.flatMap(({ facts }) => [...facts]))),
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
    afterBuild: async (output) => {
      const { graph, outDir, report } = output;
      // `postBuild` may publish the site, which must not happen to an incomplete one.
      if (report.hasErrors) return;
      for (const builtIn of builtIns) builtIn.setOutput(output);
      const routesPaths = graph.routes.map(({ path }) => path);
      const props = { ...context, outDir, content: given, routesPaths, routes: graph.routeTree };
      await orReport(run, () => plugin.postBuild?.(props), hookName("postBuild", plugin));
    },
  };
}
