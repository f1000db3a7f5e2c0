/** Options that all content plugins share: which files are theirs, and how to compile them. */

import * as z from "zod/mini";
import { text, withDefault } from "../fields.ts";
import type { SourceOptions } from "../../model/document.ts";
import { isBuiltIn, pluginList, readFormulas, readNpmToYarn } from "./built-in-plugins.ts";

/** `include` and `exclude`; default to all files with these extensions (`md,mdx`), except partials and tests. */
export function fileGlobs(endings: string) {
  return {
    include: withDefault(z.array(text()), [`**/*.{${endings}}`]),
    exclude: withDefault(z.array(text()), [
      "**/_*.{js,jsx,ts,tsx,md,mdx}",
      "**/_*/**",
      "**/*.test.{js,jsx,ts,tsx}",
      "**/__tests__/**",
    ]),
  };
}

const unifiedPlugins = pluginList();

const admonitionOptions = z.strictObject({
  /** Keywords that open an admonition, besides the usual ones. */
  keywords: z.optional(z.array(text())),
  /** Whether the usual keywords stay. */
  extendDefaults: withDefault(z.boolean(), true),
  /** Delimiter of admonitions in the first versions of the format; always `:::` here. */
  tag: z.optional(z.string()),
});

/** How to compile Markdown. */
export const compileOptions = {
  remarkPlugins: unifiedPlugins,
  rehypePlugins: unifiedPlugins,
  recmaPlugins: unifiedPlugins,
  beforeDefaultRemarkPlugins: unifiedPlugins,
  beforeDefaultRehypePlugins: unifiedPlugins,
  admonitions: withDefault(z.union([z.boolean(), admonitionOptions]), true),
};

type CompileOptions = z.infer<z.ZodMiniObject<typeof compileOptions>>;

/** Default keywords of admonitions. */
export const ADMONITION_KEYWORDS: readonly string[] = [
  "secondary",
  "info",
  "success",
  "danger",
  "note",
  "tip",
  "warning",
  "important",
  "caution",
];

/** The settings for `Source.compile`, without those at their default. */
export function toSourceOptions(options: CompileOptions): SourceOptions {
  const { remarkPlugins, rehypePlugins, recmaPlugins, beforeDefaultRemarkPlugins, beforeDefaultRehypePlugins } =
    options;
  const lists = { remarkPlugins, rehypePlugins, recmaPlugins, beforeDefaultRemarkPlugins, beforeDefaultRehypePlugins };
  const own = Object.entries(lists).map(([name, list]) => [name, list.filter((entry) => !isBuiltIn(entry))] as const);
  const used = Object.fromEntries(own.filter(([, list]) => list.length > 0));
  const admonitions = toKeywords(options.admonitions);
  const npm2yarn = readNpmToYarn([beforeDefaultRemarkPlugins, remarkPlugins]);
  const formulas = readFormulas(Object.values(lists));
  return {
    ...used,
    ...(admonitions && { admonitions }),
    ...(npm2yarn && { npm2yarn }),
    ...(formulas && { formulas }),
  };
}

/** Keywords of an `admonitions` option: none for `false`, or a site's own in addition to the usual ones or instead of them. */
function toKeywords(option: CompileOptions["admonitions"]): readonly string[] | undefined {
  if (typeof option === "boolean") return option ? undefined : [];
  const { keywords, extendDefaults } = option;
  if (keywords === undefined) return undefined;
  return extendDefaults ? [...ADMONITION_KEYWORDS, ...keywords] : keywords;
}
