/** The locales of a site, completed. Pure. */

import type { I18nConfig, LocaleConfig } from "../model/site.ts";
import { joinUrl } from "../url/paths.ts";
import type { HasRelease } from "./schema/future.ts";
import type { SiteFields } from "./schema/site.ts";
import { ownValue } from "../lookup/own-value.ts";

/** A locale that is built without the others: the format puts it at the base URL of the site. */
export interface LoneLocale {
  readonly locale: string;
  readonly hasRelease: HasRelease;
}

/** Completes `i18n` with defaults from the language. */
export function toI18n(fields: SiteFields, alone?: LoneLocale): I18nConfig {
  const { defaultLocale, locales, path } = fields.i18n;
  const entries = locales.map((locale) => [locale, toLocaleConfig(locale, fields, alone)] as const);
  return { defaultLocale, locales, path, localeConfigs: Object.fromEntries(entries) };
}

function toLocaleConfig(locale: string, fields: SiteFields, alone?: LoneLocale): LocaleConfig {
  const { url, i18n } = fields;
  const given = ownValue(i18n.localeConfigs, locale);
  return {
    label: given?.label ?? languageName(locale),
    htmlLang: given?.htmlLang ?? locale,
    direction: given?.direction ?? languageDirection(given?.htmlLang ?? locale),
    calendar: given?.calendar ?? "gregory",
    path: given?.path ?? locale,
    translate: given?.translate ?? true,
    url: (given?.url ?? url).replace(/\/$/, ""),
    baseUrl: joinUrl("/", given?.baseUrl ?? defaultBaseUrl(locale, fields, alone), "/"),
  };
}

/**
 * The base URL of a locale that sets none. Beside a locale that is built alone, releases before 3.9 expect the others at their usual
 * place, and later ones do not know where they are.
 */
function defaultBaseUrl(locale: string, { baseUrl, i18n }: SiteFields, alone?: LoneLocale): string {
  const folder = locale === i18n.defaultLocale ? "" : locale;
  if (alone === undefined) return joinUrl(baseUrl, folder);
  const areBeside = alone.hasRelease([2, 0]) && !alone.hasRelease([3, 9]);
  if (locale === alone.locale || !areBeside) return baseUrl;
  return joinUrl(alone.locale === i18n.defaultLocale ? baseUrl : baseUrl.replace(`/${alone.locale}/`, "/"), folder);
}

/** The language's own name, capitalized; the locale if it is not a language tag. */
function languageName(locale: string): string {
  try {
    const name = new Intl.DisplayNames(locale, { type: "language" }).of(locale) ?? locale;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    return locale;
  }
}

const RIGHT_TO_LEFT = new Set(["ar", "arc", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]);

/** The script decides if the tag names it: `az-Arab`, `ku-Latn`. */
function languageDirection(locale: string): "ltr" | "rtl" {
  const [language = "", script = ""] = locale.split(/[-_]/);
  if (/^[A-Z][a-z]{3}$/.test(script)) return /^(?:Arab|Hebr|Thaa|Syrc|Nkoo|Adlm)$/.test(script) ? "rtl" : "ltr";
  return RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr";
}
