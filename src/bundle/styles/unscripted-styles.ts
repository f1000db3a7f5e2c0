/** The dark mode of pages without scripts, where nothing sets `data-theme`: a copy of the styles in which it is always set. */

import { contentHash } from "../../content/asset-output.ts";
import type { SiteConfig } from "../../model/site.ts";

export interface UnscriptedStyles {
  /** Output path. */
  readonly path: string;
  readonly css: string;
  /** Media query under which the page is dark. */
  readonly media: string;
}

/**
 * The styles that make a page dark where scripts do not run; `undefined` for a site that is always light there. `:root` weighs
 * as much in a selector as the attribute it replaces, so the order of rules stays what it was, in the site's styles too.
 */
export function makeUnscriptedStyles(styles: string, { themeConfig }: SiteConfig): UnscriptedStyles | undefined {
  const { defaultMode, respectPrefersColorScheme } = themeConfig.colorMode;
  if (!respectPrefersColorScheme && defaultMode !== "dark") return undefined;
  const css = styles
    .replace(/\[data-theme=(["']?)dark\1\]/g, ":root")
    .replace(/\[data-theme=(["']?)light\1\]/g, ":not(:root)");
  const path = `assets/css/dark-${contentHash(css)}.css`;
  return { path, css, media: respectPrefersColorScheme ? "(prefers-color-scheme: dark)" : "all" };
}
