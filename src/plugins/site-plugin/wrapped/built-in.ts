/**
 * A built-in plugin that a site's plugin has made. Reading and compiling are stages of the whole site, so `loadContent` of the
 * instance waits for them; meanwhile the hook of the site that called it waits too.
 */

import type { Json } from "../../../model/json.ts";
import type { AssembleContext, BuildOutput, Found, Plugin, ReadContext } from "../../../model/plugin.ts";
import type { Actions, LifecyclePlugin } from "../lifecycle.ts";
import { type DocumentFacts, documentFacts } from "./document-facts.ts";
import { planOf } from "./planned-route.ts";

export class BuiltIn {
  readonly plugin: Plugin;
  readonly #asked = Promise.withResolvers<void>();
  readonly #handedOver = Promise.withResolvers<unknown>();
  #published: unknown;
  #found: Found | undefined;
  #content: Json = null;
  #context: AssembleContext | undefined;
  #output: BuildOutput | undefined;

  constructor(plugin: Plugin) {
    this.plugin = plugin;
  }

  /** Fulfilled when code of the site wants the content. */
  get asked(): Promise<void> {
    return this.#asked.promise;
  }

  /** Content in Veloci's own shape, with what the site changed in it; null before `contentLoaded`. */
  get content(): Json {
    return this.#content;
  }

  /** What pages may know of the files that the content names, as the site left it. */
  get facts(): DocumentFacts {
    return this.#context ? documentFacts(this.#published, this.#context) : new Map();
  }

  async read(context: ReadContext): Promise<Found> {
    this.#found = (await this.plugin.read?.(context)) ?? { sources: [] };
    return this.#found;
  }

  /** Lets go on who waits for the content. Without a call of `loadContent` there is none. */
  async assemble(context: AssembleContext): Promise<void> {
    if (!this.#found) return;
    const { assemble, publish } = this.plugin;
    this.#context = context;
    this.#content = (await assemble?.(this.#found, context)) ?? null;
    this.#published = publish ? publish(this.#content, this.#found) : this.#content;
    this.#handedOver.resolve(this.#published);
  }

  /** What `postBuild` of the instance needs. */
  setOutput(output: BuildOutput): void {
    this.#output = output;
  }

  /** The instance, as code of the site gets it. */
  toInstance(options: unknown): LifecyclePlugin & Readonly<Record<string, unknown>> {
    const { plugin } = this;
    return {
      name: plugin.name,
      options,
      getPathsToWatch: () => plugin.reads ?? [],
      loadContent: () => {
        this.#asked.resolve();
        return this.#handedOver.promise;
      },
      contentLoaded: async ({ content, actions }) => this.#plan(content, actions),
      injectHtmlTags: () => plugin.injectHtmlTags?.(this.#content) ?? {},
      configureWebpack: () => ({ module: { rules: [] }, resolve: { alias: {} } }),
      getTranslationFiles: async () => [],
      translateContent: ({ content }: { readonly content: unknown }) => content,
      ...(plugin.afterBuild && {
        postBuild: async () => {
          if (this.#output) await plugin.afterBuild?.(this.#output, this.#content);
        },
      }),
    };
  }

  /** Asks for the routes, through the actions of whoever calls: code of the site may change each on its way. */
  async #plan(published: unknown, actions: Actions): Promise<void> {
    if (!this.#context) return;
    this.#published = published;
    this.#content = this.plugin.adopt?.(this.#content, published) ?? this.#content;
    this.plugin.plan?.(this.#content, planOf(this.#context, actions));
    // Routes that code of the site adds without anybody waiting for it come before the end of this hook, as in the format.
    await Bun.sleep(0);
  }
}
