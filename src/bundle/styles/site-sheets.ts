/** The style sheets of a site, made from its code and the theme. */

import type { Memo } from "../../model/memo.ts";
import type { SiteConfig } from "../../model/site.ts";
import { allImports } from "../chunks/static-imports.ts";
import { STYLES_NOTE } from "../chunks/license-file.ts";
import type { SiteBuild } from "../site/site-build.ts";
import type { ThemeBuild } from "../theme/theme-build.ts";
import { codeColors } from "./code-colors.ts";
import { type CachedSheet, makeCachedSheets } from "./cached-sheets.ts";
import type { PageSheet } from "./page-sheets.ts";

export interface SiteSheetsRequest {
  readonly theme: ThemeBuild;
  readonly config: SiteConfig;
  /** Whether the site's PostCSS plugins leave the cascade layers that the config requests. */
  readonly keepsLayers: boolean;
  /** `sharedChunks`. */
  readonly shared: readonly string[];
  /** Cache of sheets from earlier runs. */
  readonly cache?: Memo<readonly CachedSheet[]> | undefined;
}

/** Makes the sheets, smallest first. */
export function makeSiteSheets(
  built: SiteBuild,
  { theme, config, keepsLayers, shared, cache }: SiteSheetsRequest,
): PageSheet[] {
  const files: Readonly<Record<string, string>> = { ...theme.files, ...textsOf(built) };
  const ofPages = Object.keys(built.files).filter((path) => !shared.includes(path));
  const request = {
    theme: theme.styles + codeColors(config.themeConfig["prism"]),
    docsClasses: theme.docsClasses,
    toLayer: (css: string) => (keepsLayers ? inLayer(css, config) : css),
    own: built.styles + STYLES_NOTE,
    code: shared.map((path) => files[path] ?? ""),
    pageCode: ofPages.map((path) => files[path] ?? ""),
  };
  return makeCachedSheets(request, cache);
}

/** Returns the output paths of the scripts that all pages may load for the site's own code, without those of the theme's docs pages. */
export function sharedChunks(built: SiteBuild, theme: ThemeBuild): string[] {
  const { chunk, pagesChunk } = built;
  if (chunk === undefined) return [];
  const beyond = new Set([...theme.docsChunks, ...(pagesChunk === undefined ? [] : [pagesChunk])]);
  return allImports({ ...theme.files, ...textsOf(built) }, chunk, beyond);
}

function textsOf({ files }: SiteBuild): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [path, String(content)]));
}

/** The site's rules outside layers override those inside, whatever their specificity. */
function inLayer(css: string, { future }: SiteConfig): string {
  return future.v4.useCssCascadeLayers ? `@layer docusaurus.theme-classic{${css}}` : css;
}
