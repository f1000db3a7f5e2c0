/** What every plugin of the format may know. In: the site, and the folder that will be written. Out: the context. */

import type { Site } from "../../model/site.ts";

/** The first argument of a plugin; `outDir` is absolute and takes the place of the output folder at the end. */
export function toContext({ config, dir, configPath, locale }: Site, outDir: string) {
  return {
    siteDir: dir,
    siteConfig: config,
    siteConfigPath: configPath,
    baseUrl: config.baseUrl,
    i18n: { ...config.i18n, currentLocale: locale },
    outDir,
  };
}
