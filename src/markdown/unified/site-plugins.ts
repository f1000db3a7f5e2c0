/** A site's own remark, rehype and recma plugins. */

import type { Pluggable } from "unified";
import type { Reporter } from "../../model/diagnostic.ts";
import type { SourceOptions } from "../../model/document.ts";
import type { CompileOptions } from "../options.ts";

/** The plugin lists of a config. */
export type SitePlugins = Pick<
  SourceOptions,
  "remarkPlugins" | "rehypePlugins" | "recmaPlugins" | "beforeDefaultRemarkPlugins" | "beforeDefaultRehypePlugins"
>;

/** Options of `remark-rehype` that footnotes use themselves. */
const FOOTNOTES = /^(?:footnote|clobberPrefix$)/;

/** Whether the site's own code changes trees. */
export function hasSitePlugins(plugins: SitePlugins & Pick<CompileOptions, "remarkRehypeOptions">): boolean {
  if (Object.keys(plugins.remarkRehypeOptions ?? {}).some((name) => !FOOTNOTES.test(name))) return true;
  const { remarkPlugins, rehypePlugins, recmaPlugins, beforeDefaultRemarkPlugins, beforeDefaultRehypePlugins } =
    plugins;
  const lists = [remarkPlugins, rehypePlugins, recmaPlugins, beforeDefaultRemarkPlugins, beforeDefaultRehypePlugins];
  return lists.some((list) => list !== undefined && list.length > 0);
}

/** A plugin, and where the config lists it: `remarkPlugins[0]`. */
export interface ListedPlugin {
  readonly plugin: Pluggable;
  readonly place: string;
}

/** Returns the plugins of a list. Diagnostic: `invalid-option` for entries that are not plugins. */
export function readList(list: readonly unknown[], option: string, report: Reporter): ListedPlugin[] {
  return list.flatMap((entry, index) => {
    const plugin = toPluggable(entry);
    const place = `${option}[${index}]`;
    if (plugin !== undefined) return [{ plugin, place }];
    report.error({
      code: "invalid-option",
      message: `\`${place}\` is not a plugin.`,
      hint: "A plugin is a function, or a list of a function and its options.",
    });
    return [];
  });
}

/** A plugin that `require` returned as a module is its default export. */
function toPluggable(entry: unknown): Pluggable | undefined {
  if (Array.isArray(entry)) {
    const [plugin, ...options] = entry;
    const main = toFunction(plugin);
    return main && ([main, ...options] as Pluggable);
  }
  if (typeof entry === "object" && entry !== null && ("plugins" in entry || "settings" in entry))
    return entry as Pluggable;
  return toFunction(entry) as Pluggable | undefined;
}

function toFunction(value: unknown): ((...options: unknown[]) => unknown) | undefined {
  const main = typeof value === "object" && value !== null && "default" in value ? value.default : value;
  return typeof main === "function" ? (main as (...options: unknown[]) => unknown) : undefined;
}
