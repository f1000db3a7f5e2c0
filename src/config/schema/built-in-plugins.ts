/** Remark and rehype plugins that a site may list although their features are built in. */

import * as z from "zod/mini";
import { callback, chosenBy, flag, withDefault } from "../fields.ts";
import { standInName } from "../stand-ins.ts";
import type { FormulaSettings, SourceOptions } from "../../model/document.ts";

const NPM_TO_YARN = "@docusaurus/remark-plugin-npm2yarn";

/** A list entry for one plugin: the plugin, or a list of it and its options. */
function split(entry: unknown): { readonly name: string | undefined; readonly options: unknown } {
  const [plugin, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  return { name: standInName(plugin), options };
}

/** Whether an entry refers to a built-in feature. */
export function isBuiltIn(entry: unknown): boolean {
  return split(entry).name !== undefined;
}

const npmToYarnSchema = z.strictObject({
  /** Whether a choice applies to all such tabs. */
  sync: flag(false),
  /** Package managers besides npm, in order; `[name, function]` for others. */
  converters: z.optional(
    z.array(
      z.union([
        z.enum(["yarn", "pnpm", "bun"]),
        z.tuple([z.string(), callback<(code: string) => string>()], "a list of a name and a function"),
      ]),
    ),
  ),
});

/** A list of plugins; the options of built-in ones are checked. */
export function pluginList() {
  const withOptions = z.tuple([z.unknown(), npmToYarnSchema]);
  const entry = chosenBy<unknown>((value) =>
    split(value).name === NPM_TO_YARN && split(value).options !== undefined ? withOptions : z.unknown(),
  );
  return withDefault(z.array(entry), []);
}

/** The lists' settings for formulas; `undefined` if no list has one of the two plugins. */
export function readFormulas(lists: readonly (readonly unknown[])[]): FormulaSettings | undefined {
  const entries = lists.flat().map(split);
  const syntax = entries.find(({ name }) => name === "remark-math");
  const katex = entries.find(({ name }) => name === "rehype-katex");
  if (!syntax && !katex) return undefined;
  return {
    ...(syntax && { syntax: { singleDollarTextMath: toObject(syntax.options)["singleDollarTextMath"] !== false } }),
    ...(katex && { katex: toObject(katex.options) }),
  };
}

function toObject(options: unknown): Readonly<Record<string, unknown>> {
  return typeof options === "object" && options !== null ? (options as Record<string, unknown>) : {};
}

/** The lists' settings for package manager tabs; `undefined` if no list has that plugin. */
export function readNpmToYarn(lists: readonly (readonly unknown[])[]): SourceOptions["npm2yarn"] {
  const found = lists
    .flat()
    .map(split)
    .find(({ name }) => name === NPM_TO_YARN);
  if (!found) return undefined;
  const { sync, converters } = npmToYarnSchema.parse(found.options ?? {});
  return { sync, ...(converters && { converters }) };
}
