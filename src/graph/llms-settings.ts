import { makePathFilter } from "../config/path-patterns.ts";
import type { SiteConfig } from "../model/site.ts";

export interface LlmsSettings {
  /** Whether `llms.txt` leaves a path out. */
  isIgnored(path: string): boolean;
}

/** Returns the settings of `themeConfig.llms`, or `undefined` if it is `false`. */
export function llmsSettings({ themeConfig }: SiteConfig): LlmsSettings | undefined {
  const { llms } = themeConfig;
  if (llms === false) return undefined;
  return { isIgnored: makePathFilter(typeof llms === "object" ? (llms.ignorePatterns ?? []) : []) };
}
