/**
 * Runs a site's plugin on the contract of the built-in ones. The calls in `contentLoaded` are recorded while content is
 * read, and replayed when routes are planned.
 */

import { dirname, resolve } from "node:path";
import * as z from "zod/mini";
import { withBuiltInMaker } from "../../config/built-in-call.ts";
import { callSiteNow } from "../../config/call-site.ts";
import { FAILED, orReport } from "../../config/import-module.ts";
import { givenWords } from "../../config/issue-words.ts";
import { SUPPORT } from "../../config/support.ts";
import type { ModuleDeclaration } from "../../config/loaded-site.ts";
import { toSitePath } from "../../content/files.ts";
import type { AllContent, Plugin, PostCssOptions } from "../../model/plugin.ts";
import type { Messages, Site } from "../../model/site.ts";
import type { ThemeConfig } from "../../model/theme-config.ts";
import { adoptCustomFields, type ContextRequest, toContext } from "./context.ts";
import { toContent } from "./given-data.ts";
import { INJECTED_WORDS, injectedSchema, toInjected } from "./injected-tags.ts";
import { hookName, type LifecyclePlugin } from "./lifecycle.ts";
import type { PluginModule } from "./module.ts";
import { PluginTexts } from "./plugin-texts.ts";
import { type BuiltRequest, toBuiltProps, withLinkToOutput } from "./post-build.ts";
import { loadContent, recordAllContent, recordContentLoaded, type Running, type SitePluginContent } from "./record.ts";
import { replay } from "./routes.ts";
import { readOptions, reportMembers } from "./static-methods.ts";
import { toSwizzleTheme } from "./swizzle-theme.ts";
import { toWatchedPaths } from "./watched-paths.ts";
import { configureBundler } from "./webpack/configure.ts";
import { BuiltIn } from "./wrapped/built-in.ts";
import { assemblePlugin, delegatedVerbs, isLate, readPlugin, type Recorded } from "./wrapped/wrapping.ts";

export interface SitePluginRequest extends ContextRequest {
  readonly module: PluginModule;
  /** Makes the built-in plugin of a package from the options that a wrapping plugin passes. */
  readonly makeBuiltIn: (packageName: string, options: unknown, by: ModuleDeclaration) => Plugin | undefined;
  /** Default options of the built-in plugin of a package. */
  readonly defaultsOf: (packageName: string) => object;
}

/**
 * Makes the plugin; `null` if it turns itself off, `undefined` if it fails. Diagnostics: those of running a module,
 * `invalid-plugin` for something that is not a plugin.
 */
export async function makeSitePlugin(request: SitePluginRequest): Promise<Plugin | null | undefined> {
  const { module, site, makeBuiltIn } = request;
  const { declaration, factory, run } = module;
  const options = readOptions({ ...module, defaultsOf: request.defaultsOf });
  if (options === undefined) return undefined;
  const builtIns: BuiltIn[] = [];
  const handedOn = new Set<unknown>();
  const context = withBuiltInMaker(toContext(request), (name, given) => {
    const made = makeBuiltIn(name, given, declaration);
    if (!made) return undefined;
    const builtIn = new BuiltIn(made, given);
    builtIns.push(builtIn);
    const instance = builtIn.toInstance(given);
    for (const member of Object.values(instance)) handedOn.add(member);
    return instance;
  });
  const given = await orReport(
    run,
    () => (typeof factory === "function" ? factory(context, options) : factory),
    `the plugin \`${declaration.from}\``,
  );
  if (given === null) return null;
  const plugin = given === FAILED ? undefined : toNamed(given, module);
  if (!plugin) return undefined;
  const own = Object.fromEntries(Object.entries(plugin).filter(([, member]) => !handedOn.has(member)));
  reportMembers(own, { rows: SUPPORT.lifecycle, declaration, name: plugin.name, report: run.report });
  // As in the format, the plugin's own check of its options may name the instance.
  const { id = declaration.id } = options as { readonly id?: string };
  const texts = new PluginTexts({ plugin, id, site, run });
  return toPlugin({ plugin, module, id, run, texts, site, authored: request.authored, context, builtIns });
}

/** The plugin. Early releases also accepted one without a name. Diagnostic: `invalid-plugin`. */
function toNamed(value: unknown, { declaration, run }: PluginModule): LifecyclePlugin | undefined {
  const { from } = declaration;
  const place = { file: toSitePath(run.siteDir, run.path) };
  if (typeof value !== "object" || value === null) {
    run.report.error({
      code: "invalid-plugin",
      message: `The plugin \`${from}\` returns ${givenWords(value)}, not an object.`,
      hint: "Export a function `(context, options) => ({ name: '…', … })`. Return `null` to turn the plugin off.",
      ...place,
    });
    return undefined;
  }
  if ("name" in value && typeof value.name === "string" && value.name !== "") return value as LifecyclePlugin;
  // A name from the config may be a path.
  const name =
    from
      .replace(/\.\w+$/, "")
      .replace(/\W+/g, "-")
      .replace(/^-|-$/g, "") || "plugin";
  run.report.warn({
    code: "invalid-plugin",
    message: `The plugin \`${from}\` has no \`name\`, so it is called \`${name}\`.`,
    hint: "Add `name` to the object that it returns.",
    ...place,
  });
  return { ...value, name };
}

/** Whether a plugin adds a search to the pages: judged by its name, and by whether it has a way to add one. */
function isSearch({ name, getClientModules, injectHtmlTags }: LifecyclePlugin): boolean {
  return /(?:^|[^a-z])search(?:[^a-z]|$)/i.test(name) && (getClientModules ?? injectHtmlTags) !== undefined;
}

interface RunningPlugin extends Running {
  readonly module: PluginModule;
  readonly context: object;
  readonly site: Site;
  readonly authored: SitePluginRequest["authored"];
  /** Instances that it made. */
  readonly builtIns: readonly BuiltIn[];
}

const INJECTED = { result: injectedSchema, words: INJECTED_WORDS };

const CLIENT_MODULES = { result: z.optional(z.nullable(z.array(z.string()))), words: "a list of paths" };

const POSTCSS = {
  result: z.looseObject({ plugins: z.array(z.unknown()) }),
  words: "the options with a list `plugins`",
};

/** The plugin's messages for its components; anything that is not text is left out. */
async function readMessages(plugin: LifecyclePlugin, run: RunningPlugin["run"]): Promise<Messages> {
  const hook = "getDefaultCodeTranslationMessages";
  const messages = await orReport(run, () => plugin[hook]?.(), hookName(hook, plugin));
  const entries = Object.entries(Object(messages === FAILED ? {} : messages) as Readonly<Record<string, unknown>>);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

const THEME_PATH = { result: z.optional(z.nullable(z.string())), words: "the path of a folder" };

/** Facts about a plugin before it runs, and its messages. */
function factsOf({ plugin, module, run, site }: RunningPlugin) {
  const named = { site, report: run.report, name: hookName("getThemePath", plugin) };
  const themePath = callSiteNow(() => plugin.getThemePath?.(), { ...THEME_PATH, ...named });
  const folder = themePath ? resolve(dirname(run.path), themePath) : undefined;
  const themeFolders = folder === undefined ? [] : [folder];
  return {
    themeFolders,
    swizzleTheme: () => (folder === undefined ? undefined : toSwizzleTheme({ plugin, module, site, folder })),
    reads: [...toWatchedPaths(plugin, site.dir), ...themeFolders],
    touchesOutput: plugin.postBuild !== undefined,
    bringsSearch: isSearch(plugin),
    defaultMessages: () => readMessages(plugin, run),
  };
}

/** The plugin's settings for the bundler and PostCSS. */
function bundlerHooks(
  { plugin, run, site }: RunningPlugin,
  content: () => unknown,
): Pick<Plugin, "bundler" | "loadsMarkdown" | "postCss"> {
  const call = (hook: keyof LifecyclePlugin) => ({ site, report: run.report, name: hookName(hook, plugin) });
  return {
    ...(plugin.configureWebpack && {
      // Others are called once, with their content.
      loadsMarkdown: /\bmdx?\b/.test(String(plugin.configureWebpack)),
      bundler: (target: "bun" | "browser") =>
        configureBundler({
          ...call("configureWebpack"),
          configure: (...args) => plugin.configureWebpack?.(...args),
          path: run.path,
          target,
          content: content(),
        }),
    }),
    ...(plugin.configurePostCss && {
      postCss: (options: PostCssOptions) =>
        callSiteNow(() => plugin.configurePostCss?.({ ...options, plugins: [...options.plugins] }), {
          ...POSTCSS,
          ...call("configurePostCss"),
        }) ?? options,
    }),
  };
}

/** What the plugin adds to every page. */
function pageHooks(
  { plugin, run, site }: RunningPlugin,
  content: () => unknown,
): Required<Pick<Plugin, "injectHtmlTags" | "clientModules">> {
  const call = (hook: keyof LifecyclePlugin) => ({ site, report: run.report, name: hookName(hook, plugin) });
  return {
    injectHtmlTags: () =>
      toInjected(
        callSiteNow(() => plugin.injectHtmlTags?.({ content: content() }), { ...INJECTED, ...call("injectHtmlTags") }),
      ),
    clientModules: () => {
      const paths = callSiteNow(() => plugin.getClientModules?.(), { ...CLIENT_MODULES, ...call("getClientModules") });
      // The file of an inline plugin is the config.
      return (paths ?? []).map((path) => (path.startsWith("@site/") ? path : resolve(dirname(run.path), path)));
    },
  };
}

function toPlugin(running: RunningPlugin): Plugin<Recorded, SitePluginContent> {
  const { plugin, id, run, site, texts, builtIns } = running;
  // Hooks receive the unchanged result of `loadContent`.
  let given: unknown;
  let hasFailed = false;
  let ahead: Promise<unknown> | undefined;
  let published: AllContent = {};
  const call = (hook: keyof LifecyclePlugin) => ({ site, report: run.report, name: hookName(hook, plugin) });
  return {
    ...delegatedVerbs(builtIns),
    name: plugin.name,
    id,
    ...factsOf(running),
    read: (reading) => {
      const loading = ahead ?? loadContent(running);
      ahead = undefined;
      return readPlugin(running, reading, loading);
    },
    assemble: async (found, assembling) => {
      const { content, requested } = await assemblePlugin(running, found, assembling);
      given = content;
      hasFailed = requested.hasFailed === true;
      adoptCustomFields(running);
      return { content: toContent(content, { ...run, plugin: plugin.name }), ...requested };
    },
    isIncomplete: () => hasFailed,
    publish: () => given,
    ...(plugin.translateThemeConfig && {
      translateThemeConfig: async (themeConfig: ThemeConfig) => {
        // As in the format, the texts may depend on the content. That of a built-in plugin is known only later.
        if (builtIns.length === 0) await (ahead = loadContent(running));
        return texts.translateThemeConfig(themeConfig);
      },
    }),
    sourceTexts: () => texts.source,
    ...(plugin.extendCli && {
      extendCli: (cli: object) =>
        void callSiteNow(() => plugin.extendCli?.(cli), { result: z.unknown(), words: "", ...call("extendCli") }),
    }),
    ...((plugin.allContentLoaded || plugin.postBuild || isLate(running)) && {
      complete: async ({ content, ...requested }, allContent) => {
        published = allContent;
        const before =
          isLate(running) && !hasFailed ? await recordContentLoaded(running, given, allContent) : requested;
        const after = await recordAllContent({ ...running, before }, allContent);
        hasFailed = after.hasFailed === true;
        adoptCustomFields(running);
        return { content, ...after };
      },
    }),
    plan: (recorded, plan) => replay(recorded, plan, new Map(builtIns.flatMap(({ facts }) => [...facts]))),
    ...pageHooks(running, () => given),
    ...bundlerHooks(running, () => given),
    ...(plugin.postBuild && {
      afterBuild: (output, content) => runPostBuild(running, { output, requested: content, published, given }),
    }),
  };
}

/** Longest wait for work that `postBuild` starts and does not wait for, in milliseconds. */
const MAX_DRAIN_MS = 2000;

interface BuiltSite extends BuiltRequest {
  /** Result of `loadContent`. */
  readonly given: unknown;
}

/** Runs `postBuild`. It may publish the site, which must not happen to an incomplete one. */
async function runPostBuild(running: RunningPlugin, { given, ...built }: BuiltSite): Promise<void> {
  const { plugin, run, context, builtIns } = running;
  const { report } = built.output;
  if (report.hasErrors) return;
  for (const builtIn of builtIns) builtIn.setOutput(built.output);
  const props = { ...context, ...toBuiltProps(built), content: given };
  const work = async (): Promise<void> => {
    await withLinkToOutput(built.output, async () => void (await plugin.postBuild?.(props)));
    // Its folder is about to be moved. In the format, writing may still go on until the process ends.
    await report.siteCode.drained(MAX_DRAIN_MS);
  };
  await orReport(run, work, hookName("postBuild", plugin));
}
