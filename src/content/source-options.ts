/** What a content plugin's options say about compiling its files. */

import type { SourceOptions } from "../model/document.ts";

export interface CompileRelatedOptions {
  readonly admonitions: boolean | object;
  readonly remarkPlugins: readonly unknown[];
  readonly rehypePlugins: readonly unknown[];
  readonly beforeDefaultRemarkPlugins: readonly unknown[];
  readonly beforeDefaultRehypePlugins: readonly unknown[];
}

/** Words that open an admonition without a site's own. */
const KEYWORDS = ["secondary", "info", "success", "danger", "note", "tip", "warning", "important", "caution"];

/** The settings for `Source.compile`; what is at its default is left out. */
export function toSourceOptions(options: CompileRelatedOptions): SourceOptions {
  const { remarkPlugins, rehypePlugins, beforeDefaultRemarkPlugins, beforeDefaultRehypePlugins } = options;
  const lists = { remarkPlugins, rehypePlugins, beforeDefaultRemarkPlugins, beforeDefaultRehypePlugins };
  const used = Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
  const admonitions = toKeywords(options.admonitions);
  return { ...used, ...(admonitions ? { admonitions } : {}) };
}

/** Keywords of an `admonitions` option: none when it is `false`, a site's own with or instead of the usual ones. */
function toKeywords(option: boolean | object): readonly string[] | undefined {
  if (typeof option === "boolean") return option ? undefined : [];
  const { keywords, extendDefaults = true } = option as {
    readonly keywords?: readonly string[];
    readonly extendDefaults?: boolean;
  };
  if (keywords === undefined) return undefined;
  return extendDefaults ? [...KEYWORDS, ...keywords] : keywords;
}
