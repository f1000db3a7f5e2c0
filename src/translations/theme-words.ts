/** The theme's own words. Returns its messages by id; each file is loaded only for a site that needs it. */

import english from "./languages/en.json";
import type { Messages } from "../model/site.ts";
import type { TranslationEntries } from "../model/translation.ts";

type Loader = () => Promise<{ readonly default: Messages }>;

/** By language tag; a region that has no words of its own has those of its language or script. */
const LANGUAGES: Readonly<Record<string, Loader>> = {
  ar: () => import("./languages/ar.json"),
  de: () => import("./languages/de.json"),
  es: () => import("./languages/es.json"),
  fa: () => import("./languages/fa.json"),
  fr: () => import("./languages/fr.json"),
  he: () => import("./languages/he.json"),
  hi: () => import("./languages/hi.json"),
  it: () => import("./languages/it.json"),
  ja: () => import("./languages/ja.json"),
  ko: () => import("./languages/ko.json"),
  nl: () => import("./languages/nl.json"),
  pl: () => import("./languages/pl.json"),
  pt: () => import("./languages/pt.json"),
  ru: () => import("./languages/ru.json"),
  tr: () => import("./languages/tr.json"),
  uk: () => import("./languages/uk.json"),
  "zh-Hans": () => import("./languages/zh-Hans.json"),
  "zh-Hant": () => import("./languages/zh-Hant.json"),
};

/** Languages that the theme speaks beside English. */
export const THEME_LANGUAGES: readonly string[] = Object.keys(LANGUAGES);

/** The theme's messages in English, with descriptions for translators where the file has an object instead of a text. */
export const ENGLISH: TranslationEntries = Object.fromEntries(
  Object.entries(english).map(([id, entry]) => [id, typeof entry === "string" ? { message: entry } : entry]),
);

/** The theme's messages in a language; none for English, whose words are in the code; `undefined` for a language that it does not speak. */
export async function themeWords(language: string): Promise<Messages | undefined> {
  // Loading what most sites need must not load the data of all languages.
  const name = language === "en" ? language : nearestLanguage(language);
  if (name === "en") return {};
  const load = name === undefined ? undefined : LANGUAGES[name];
  return load && (await load()).default;
}

/** `pt-BR` is Portuguese, `zh-TW` Chinese in traditional script. */
function nearestLanguage(language: string): string | undefined {
  const tag = toLocale(language)?.maximize();
  if (!tag) return undefined;
  const names = [tag.baseName, `${tag.language}-${tag.script}`, tag.language];
  return names.find((name) => name === "en" || Object.hasOwn(LANGUAGES, name));
}

function toLocale(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language);
  } catch {
    return undefined;
  }
}
