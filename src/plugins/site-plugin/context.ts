/** Makes the context that every plugin of the site receives. */

import type { Site } from "../../model/site.ts";

/** Returns the first argument of a plugin. `outDir` is the absolute path of the folder that the build writes. */
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
