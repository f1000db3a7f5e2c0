/** Makes the context that every plugin of the site receives. */

import { join } from "node:path";
import type { ExtensionLists } from "../../config/loaded-site.ts";
import type { Site } from "../../model/site.ts";

/** Name of the folder for generated files. */
export const GENERATED = ".docusaurus";

/** Absolute path of the folder where the format stores generated files. */
export function generatedDir({ dir }: Pick<Site, "dir">): string {
  return join(dir, GENERATED);
}

export interface ContextRequest {
  readonly site: Site;
  /** Absolute path of the output folder. */
  readonly outDir: string;
  /** From the config, because the site's own data has no functions. */
  readonly lists: ExtensionLists;
}

/** The first argument of a plugin. */
export function toContext({ site, outDir, lists }: ContextRequest) {
  const { config, dir, configPath, locale } = site;
  const { presets = [], plugins, themes } = lists;
  return {
    siteDir: dir,
    siteConfig: { ...config, presets, plugins, themes },
    siteConfigPath: configPath,
    siteVersion: site.version,
    baseUrl: config.baseUrl,
    i18n: { ...config.i18n, currentLocale: locale },
    outDir,
    generatedFilesDir: generatedDir(site),
    localizationDir: join(dir, config.i18n.path, config.i18n.localeConfigs[locale]?.path ?? locale),
    codeTranslations: {},
  };
}
