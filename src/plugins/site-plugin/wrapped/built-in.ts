/**
 * A built-in plugin that a site's plugin made. Reading and compiling are stages of the whole site, so `loadContent` of
 * the instance waits for them, and so does the hook that called it.
 */

import type { Reporter } from "../../../model/diagnostic.ts";
import type { Json } from "../../../model/json.ts";
import type { AssembleContext, BuildOutput, Found, Plugin, ReadContext } from "../../../model/plugin.ts";
import type { Actions, LifecyclePlugin } from "../lifecycle.ts";
import { PluginLists } from "./plugin-lists.ts";
import { type DocumentFacts, documentFacts } from "./document-facts.ts";
import { planOf } from "./planned-route.ts";

/** The rule for Markdown, which plugins change where it is in the format. What they change has no effect: no loader runs. */
function markdownRule(): object {
  const loaders = ["babel-loader", "@docusaurus/mdx-loader", "@docusaurus/mdx-loader"];
  return { test: /\.mdx?$/i, include: [], use: loaders.map((loader) => ({ loader, options: {} })) };
}

export class BuiltIn {
  readonly plugin: Plugin;
  readonly #requested = Promise.withResolvers<void>();
  readonly #handedOver = Promise.withResolvers<unknown>();
  #published: unknown;
  #found: Found | undefined;
  #content: Json = null;
  #context: AssembleContext | undefined;
  #output: BuildOutput | undefined;
  readonly #lists: PluginLists;
  #compiledWith = 0;

  /** `options`: those that the site's plugin passed. */
  constructor(plugin: Plugin, options: unknown) {
    this.plugin = plugin;
    this.#lists = new PluginLists(options);
  }

  /** Fulfilled when the site's code requests the content. */
  get requested(): Promise<void> {
    return this.#requested.promise;
  }

  /** Content in Veloci's own shape, with the site's changes; null before `contentLoaded`. */
  get content(): Json {
    return this.#content;
  }

  /** Facts about the files that the content names, with the site's changes. */
  get facts(): DocumentFacts {
    return this.#context ? documentFacts(this.#published, this.#context) : new Map();
  }

  async read(context: ReadContext): Promise<Found> {
    const found = (await this.plugin.read?.(context)) ?? { sources: [] };
    this.#found = { ...found, sources: found.sources.map(this.#lists.complete) };
    this.#compiledWith = this.#lists.total;
    return this.#found;
  }

  /** Releases those who wait for the content. Without a call of `loadContent`, there are none. */
  async assemble(context: AssembleContext): Promise<void> {
    if (!this.#found) return;
    const { assemble, publish } = this.plugin;
    this.#context = context;
    this.#content = (await assemble?.(this.#found, context)) ?? null;
    this.#published = publish ? publish(this.#content, this.#found) : this.#content;
    this.#handedOver.resolve(this.#published);
  }

  /** Input of the instance's `postBuild`. */
  setOutput(output: BuildOutput): void {
    this.#output = output;
  }

  /** The instance, as the site's code receives it. */
  toInstance(options: unknown): LifecyclePlugin & Readonly<Record<string, unknown>> {
    const { plugin } = this;
    return {
      name: plugin.name,
      options,
      getPathsToWatch: () => [...(plugin.reads ?? [])],
      // Commands about built-in plugins are Veloci's own.
      extendCli: () => {},
      loadContent: () => {
        this.#requested.resolve();
        return this.#handedOver.promise;
      },
      contentLoaded: async ({ content, actions }) => this.#plan(content, actions),
      injectHtmlTags: () => plugin.injectHtmlTags?.(this.#content) ?? {},
      configureWebpack: () => ({ module: { rules: [markdownRule()] }, resolve: { alias: {} } }),
      getTranslationFiles: async () => [],
      translateContent: ({ content }: { readonly content: unknown }) => content,
      ...((plugin.afterBuild ?? plugin.redirects) && {
        // Redirects are written with the pages.
        postBuild: async () => {
          if (this.#output) await plugin.afterBuild?.(this.#output, this.#content);
        },
      }),
    };
  }

  /** Requests the routes through the caller's actions, so that the site's code may change each of them. */
  async #plan(published: unknown, actions: Actions): Promise<void> {
    if (!this.#context) return;
    if (this.#lists.total > this.#compiledWith) reportLatePlugins(this.plugin.name, this.#context.report);
    this.#published = published;
    this.#content = this.plugin.adopt?.(this.#content, published) ?? this.#content;
    this.plugin.plan?.(this.#content, planOf(this.#context, actions));
    // Routes that the site's code adds without being awaited arrive before the end of this hook, as in the format.
    await Bun.sleep(0);
  }
}

function reportLatePlugins(name: string, report: Reporter): void {
  report.warn({
    code: "not-supported",
    message: `\`contentLoaded\` adds remark or rehype plugins to \`${name}\`, whose Markdown is already compiled.`,
    hint: "Add them in `loadContent`, or before the plugin is made.",
  });
}
