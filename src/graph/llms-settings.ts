/** Whether a site has texts for machines. In: the configuration. Out: which pages they list, or nothing. */

import { makePathFilter } from "../config/path-patterns.ts";
import type { SiteConfig } from "../model/site.ts";

export interface LlmsSettings {
  /** Whether `llms.txt` leaves a path out. */
  isIgnored(path: string): boolean;
}

/** Settings of `themeConfig.llms`; on unless it is `false`. */
export function llmsSettings({ themeConfig }: SiteConfig): LlmsSettings | undefined {
  const { llms } = themeConfig;
  if (llms === false) return undefined;
  return { isIgnored: makePathFilter(typeof llms === "object" ? (llms.ignorePatterns ?? []) : []) };
}
