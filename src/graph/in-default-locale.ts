import type { Site } from "../model/site.ts";

/**
 * The message about a link in a file that several locales share, with paths of pages as in the default locale, so that it is reported once.
 * Paths are in backticks. A link that names a locale leads to the same page from all of them.
 */
export function inDefaultLocale(message: string, link: string, { config }: Site): string {
  const { defaultLocale, localeConfigs } = config.i18n;
  const base = localeConfigs[defaultLocale]?.baseUrl ?? config.baseUrl;
  return base === config.baseUrl || link.startsWith(config.baseUrl)
    ? message
    : message.replaceAll(`\`${config.baseUrl}`, `\`${base}`);
}
