/**
 * Texts of a locale that replace those in code, by message ID: those of the theme in the locale's language, overridden
 * by those of plugins, overridden by `code.json`.
 */

import { join } from "node:path";
import { locateKey } from "../content/data-file.ts";
import { ownValue } from "../lookup/own-value.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Plugin } from "../model/plugin.ts";
import type { Messages, Site } from "../model/site.ts";
import { makeReporter } from "../report/reporter.ts";
import { localeFolder } from "./locale-folder.ts";
import { wrongPlaceholders } from "./placeholders.ts";
import { ENGLISH, themeWords } from "./theme-words.ts";
import { readTranslationFile, type TranslationFile } from "./translation-file.ts";

/** The file with the messages of code, in a locale's folder. */
export const CODE_FILE = "code.json";

export interface MessagesRequest {
  readonly site: Site;
  readonly plugins: readonly Plugin[];
  readonly report: Reporter;
}

/** Diagnostics: `no-theme-language`, `wrong-placeholders`, and those of `readTranslationFile`. */
export async function loadMessages({ site, plugins, report }: MessagesRequest): Promise<Messages> {
  const own = await readCode(site, report);
  const words = await themeWords(languageOf(site));
  if (!words) reportUnspoken(site, own, report);
  const given = await pluginMessages(plugins);
  return { ...words, ...given, ...toMessages(own) };
}

/** The messages of the site's own file, which `loadMessages` checks. */
export async function readOwnMessages(site: Site): Promise<Messages> {
  return toMessages(await readCode(site, makeReporter()));
}

/** Texts of the theme that had one ID in earlier releases of the format, with those that they have now. */
const RENAMED: Readonly<Record<string, readonly string[]>> = {
  "theme.docs.DocCard.categoryDescription": ["theme.docs.DocCard.categoryDescription.plurals"],
  "theme.DocSidebarItem.toggleCollapsedCategoryAriaLabel": [
    "theme.DocSidebarItem.collapseCategoryAriaLabel",
    "theme.DocSidebarItem.expandCategoryAriaLabel",
  ],
};

function toMessages(file: TranslationFile | undefined): Messages {
  const texts = Object.entries(file?.entries ?? {}).map(([id, { message }]) => [id, message] as const);
  const renamed = texts.flatMap(([id, text]) => (ownValue(RENAMED, id) ?? []).map((now) => [now, text] as const));
  return Object.fromEntries([...renamed, ...texts]);
}

/** The messages that plugins bring in the language of the locale. */
export async function pluginMessages(plugins: readonly Plugin[]): Promise<Messages> {
  const given = await Promise.all(plugins.map((plugin) => plugin.defaultMessages?.() ?? {}));
  return Object.assign({}, ...given) as Messages;
}

async function readCode(site: Site, report: Reporter): Promise<TranslationFile | undefined> {
  const folder = localeFolder(site);
  const file = folder === undefined ? undefined : await readTranslationFile(site.dir, join(folder, CODE_FILE), report);
  if (!file) return undefined;
  for (const [id, { message }] of Object.entries(file.entries)) {
    const wrong = wrongPlaceholders(ownValue(ENGLISH, id)?.message ?? message, message);
    if (wrong === undefined) continue;
    report.warn({
      code: "wrong-placeholders",
      message: `The translation of \`${id}\` ${wrong}.`,
      hint: `The source text is \`${ownValue(ENGLISH, id)?.message ?? ""}\`.`,
      file: file.path,
      ...locateKey(file.text, [id]),
      length: id.length,
    });
  }
  return file;
}

/** Reports a language that the theme does not support in one line, unless the site translates most texts itself. */
function reportUnspoken(site: Site, own: TranslationFile | undefined, report: Reporter): void {
  const ids = Object.keys(ENGLISH);
  const translated = ids.filter((id) => own && Object.hasOwn(own.entries, id)).length;
  if (translated * 2 > ids.length) return;
  report.add({
    code: "no-theme-language",
    severity: "info",
    message: `The theme is not translated into the language of \`${site.locale}\`, so its buttons and labels are in English.`,
    hint: `Run \`veloci write-translations --locale ${site.locale}\` and translate \`${site.config.i18n.path}/${site.config.i18n.localeConfigs[site.locale]?.path ?? site.locale}/${CODE_FILE}\`.`,
  });
}

function languageOf({ locale, config }: Site): string {
  return ownValue(config.i18n.localeConfigs, locale)?.htmlLang ?? locale;
}
