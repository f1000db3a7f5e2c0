/** Whether a site has texts for machines. In: the configuration. Out: which pages are told of, or nothing. */

import { Glob } from "bun";
import type { SiteConfig } from "../model/site.ts";

export interface LlmsSettings {
  /** Whether `llms.txt` leaves a path out. */
  isIgnored(path: string): boolean;
}

/** Settings of `themeConfig.llms`; on unless it is `false`. */
export function llmsSettings({ themeConfig }: SiteConfig): LlmsSettings | undefined {
  const { llms } = themeConfig;
  if (llms === false) return undefined;
  const patterns = typeof llms === "object" ? (llms.ignorePatterns ?? []) : [];
  const globs = patterns.map((pattern) => new Glob(pattern));
  return { isIgnored: (path) => globs.some((glob) => glob.match(path)) };
}
