import type { Source, SourceOptions } from "../../../model/document.ts";

const LISTS = [
  "remarkPlugins",
  "rehypePlugins",
  "beforeDefaultRemarkPlugins",
  "beforeDefaultRehypePlugins",
  "recmaPlugins",
] as const;

type Lists = Partial<Record<(typeof LISTS)[number], readonly unknown[]>>;

/** The remark and rehype plugins that a site's plugin adds to the options of a built-in one after it has made that. */
export class PluginLists {
  readonly #options: Lists;
  readonly #counts: readonly number[];
  /** Completed options, by those of the files. */
  readonly #completed = new Map<SourceOptions | undefined, SourceOptions>();

  /** `options`: the object that the site's plugin passed, and may still change. */
  constructor(options: unknown) {
    this.#options = Object(options) as Lists;
    this.#counts = LISTS.map((name) => this.#list(name).length);
  }

  /** The source, to be compiled with the plugins that were added until now. */
  readonly complete = (source: Source): Source => {
    const added = LISTS.flatMap((name, index) => {
      const plugins = this.#list(name).slice(this.#counts[index]);
      return plugins.length > 0 ? [{ name, plugins }] : [];
    });
    if (added.length === 0) return source;
    const known = this.#completed.get(source.compile);
    const own: Lists = source.compile ?? {};
    const lists = added.map(({ name, plugins }) => [name, [...(own[name] ?? []), ...plugins]]);
    const compile = known ?? { ...source.compile, ...(Object.fromEntries(lists) as Lists) };
    this.#completed.set(source.compile, compile);
    return { ...source, compile };
  };

  /** The number of plugins until now. */
  get total(): number {
    return LISTS.reduce((sum, name) => sum + this.#list(name).length, 0);
  }

  #list(name: (typeof LISTS)[number]): readonly unknown[] {
    const list = this.#options[name];
    return Array.isArray(list) ? list : [];
  }
}
