import type { Site } from "../model/site.ts";

/**
 * The message about a file that several locales share, with paths of pages as in the default locale, so that it is reported once. Paths are
 * in backticks.
 */
export function inDefaultLocale(message: string, { config }: Site): string {
  const { defaultLocale, localeConfigs } = config.i18n;
  const base = localeConfigs[defaultLocale]?.baseUrl ?? config.baseUrl;
  return base === config.baseUrl ? message : message.replaceAll(`\`${config.baseUrl}`, `\`${base}`);
}
