/** Makes the context that every plugin of the site receives. */

import { join } from "node:path";
import { currentBundler } from "../../config/webpack-stand-in.ts";
import { toPlainObject } from "../../config/plain-data.ts";
import type { AuthoredFields } from "../../config/loaded-site.ts";
import type { Json } from "../../model/json.ts";
import type { Messages, Site } from "../../model/site.ts";

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
  /** Includes functions, which the data of pages cannot contain. */
  readonly authored: AuthoredFields;
  /** The messages of the site's `code.json`, by ID. */
  readonly codeTranslations: Messages;
}

/** Copies what plugins changed in `siteConfig.customFields` into the fields of pages, as far as JSON can hold it. */
export function adoptCustomFields({ site, authored }: Pick<ContextRequest, "site" | "authored">): void {
  const shown = site.config.customFields as Record<string, Json>;
  const changed = toPlainObject(authored.customFields, () => {});
  for (const name of Object.keys(shown)) if (!Object.hasOwn(changed, name)) delete shown[name];
  Object.assign(shown, changed);
}

/** The first argument of a plugin. */
export function toContext({ site, outDir, authored, codeTranslations }: ContextRequest) {
  const { config, dir, configPath, locale } = site;
  return {
    siteDir: dir,
    siteConfig: { ...config, ...authored },
    siteConfigPath: configPath,
    siteVersion: site.version,
    baseUrl: config.baseUrl,
    i18n: { ...config.i18n, currentLocale: locale },
    outDir,
    generatedFilesDir: generatedDir(site),
    localizationDir: join(dir, config.i18n.path, config.i18n.localeConfigs[locale]?.path ?? locale),
    codeTranslations,
    ssrTemplate: config.ssrTemplate,
    siteStorage: config.storage,
    currentBundler: currentBundler(),
  };
}
