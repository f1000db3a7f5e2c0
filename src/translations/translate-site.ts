/** Gives a site the words of its locale: messages of code, and the texts of its navbar and footer. */

import type { Reporter } from "../model/diagnostic.ts";
import type { Plugin } from "../model/plugin.ts";
import type { Site } from "../model/site.ts";
import { loadMessages } from "./messages.ts";

/** The same site in the language of its locale. Diagnostics: those of messages and of the files that plugins read. */
export async function translateSite(site: Site, plugins: readonly Plugin[], report: Reporter): Promise<Site> {
  const messages = await loadMessages({ site, plugins, report });
  let { themeConfig } = site.config;
  for (const plugin of plugins) themeConfig = (await plugin.translateThemeConfig?.(themeConfig)) ?? themeConfig;
  // In place, as in the format: plugins hold the settings, and may still change them.
  Object.assign(site.config.themeConfig, themeConfig);
  return { ...site, messages };
}
