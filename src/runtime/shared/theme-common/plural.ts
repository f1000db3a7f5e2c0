/** Plural forms: picks from `"One post|{count} posts"` by number and locale. */

import { ownValue } from "../../../lookup/own-value.ts";
import { useApp } from "../contexts.ts";

const ORDER: readonly Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];

/** Picks the form for `count` among forms in the locale's order, separated by `|`. */
export function selectPlural(locale: string, count: number, message: string): string {
  const forms = message.split("|");
  if (forms.length === 1) return message;
  const rules = new Intl.PluralRules(locale);
  const categories = rules.resolvedOptions().pluralCategories;
  const index = ORDER.filter((form) => categories.includes(form)).indexOf(rules.select(count));
  return forms[Math.min(index, forms.length - 1)] ?? message;
}

export function usePluralForm(): { readonly selectMessage: (count: number, pluralMessages: string) => string } {
  const { locale, siteConfig } = useApp().site;
  const { htmlLang = locale } = ownValue(siteConfig.i18n.localeConfigs, locale) ?? {};
  return { selectMessage: (count, pluralMessages) => selectPlural(htmlLang, count, pluralMessages) };
}
