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

/** The page also has the styles that hide these, which without the attribute are always those of light pages. */
const SHOWN =
  'html:root .themedImage--dark,html:root img[src$="#gh-dark-mode-only"]{display:revert}' +
  "html:root .navbar__logo .themedImage--dark{display:block}";

/**
 * The styles that make a page dark if scripts do not run; `undefined` for a site that is always light there. `:root`
 * has the same specificity as the attribute that it replaces, so the order of rules is preserved, also in the site's
 * styles.
 */
export function makeUnscriptedStyles(styles: string, { themeConfig }: SiteConfig): UnscriptedStyles | undefined {
  const { defaultMode, respectPrefersColorScheme } = themeConfig.colorMode;
  if (!respectPrefersColorScheme && defaultMode !== "dark") return undefined;
  const copy = styles
    .replace(/\[data-theme=(["']?)dark\1\]/g, ":root")
    .replace(/\[data-theme=(["']?)light\1\]/g, ":not(:root)");
  const css = copy + SHOWN;
  const path = `assets/css/dark-${contentHash(css)}.css`;
  return { path, css, media: respectPrefersColorScheme ? "(prefers-color-scheme: dark)" : "all" };
}
