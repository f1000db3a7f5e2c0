/** Loads the config and the plugins for each locale to build. Each locale reads the config again, because the config may depend on it. */

import { join } from "node:path";
import { ownValue } from "../lookup/own-value.ts";
import type { LoadRequest } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { I18nConfig } from "../model/site.ts";
import { type LoadedPlugins, loadPlugins } from "./load-plugins.ts";

/** The config and the plugins of one locale. */
export interface LoadedLocale extends LoadedPlugins {
  /** Path inside the output; empty at its root. */
  readonly folder: string;
}

interface LocalesRequest {
  readonly locale?: string | undefined;
  readonly isAlone?: boolean;
  readonly folder: string;
}

/** Loads the first requested locale, or the default one. `newDir` is the folder that the build writes to. */
export async function loadLocale(
  request: LoadRequest,
  report: Reporter,
  { newDir, ...requested }: Partial<LocalesRequest> & { readonly newDir?: string } = {},
): Promise<LoadedLocale | undefined> {
  const { locales } = request;
  const { locale = locales?.[0], isAlone = locales?.length === 1, folder = "" } = requested;
  const start = await loadPlugins({ ...request, locale, isAlone }, report, newDir && join(newDir, folder));
  return start && { ...start, folder };
}

/** Loads the requested locales, or all of the config, the default one first. Returns an empty list if errors leave nothing to check. */
export async function loadLocales(
  request: LoadRequest,
  report: Reporter,
  newDir: string,
): Promise<readonly LoadedLocale[]> {
  const { locales, ...rest } = request;
  if (locales?.length === 1) return [(await loadLocale(request, report, { newDir })) ?? []].flat();
  const first = await loadLocale(rest, report, { newDir });
  if (!first) return [];
  const { i18n } = first.loaded.site.config;
  const found = locales === undefined || locales.includes(i18n.defaultLocale) ? [first] : [];
  for (const locale of new Set(locales ?? i18n.locales)) {
    if (locale === i18n.defaultLocale) continue;
    const next = await loadLocale(rest, report, { newDir, locale, folder: folderOf(locale, i18n) });
    if (!next) return [];
    found.push(next);
  }
  return found;
}

/**
 * Returns the folder of a locale: its `baseUrl` below that of the default locale, as in the format. A locale uses its name if it is not
 * below, or if one on another host has the same `baseUrl`.
 */
function folderOf(locale: string, { localeConfigs, defaultLocale }: I18nConfig): string {
  const baseUrl = ownValue(localeConfigs, locale)?.baseUrl ?? "";
  const root = ownValue(localeConfigs, defaultLocale)?.baseUrl ?? "/";
  const isBelow = baseUrl.startsWith(root) && baseUrl !== root;
  const isShared = Object.entries(localeConfigs).some(
    ([other, given]) => other !== locale && given.baseUrl === baseUrl,
  );
  return isBelow && !isShared ? baseUrl.slice(root.length).replace(/\/$/, "") : locale;
}
