/** The theme says all its words in each language: the same ids and placeholders as its code, and all plural forms that the language has. */

import { expect, test } from "bun:test";
import { selectPlural } from "../../src/runtime/shared/theme-common/plural.ts";
import { wrongPlaceholders } from "../../src/translations/placeholders.ts";
import { ENGLISH, THEME_LANGUAGES, themeWords } from "../../src/translations/theme-words.ts";

/** What is wrong with the forms of a message. Those of fractions and of millions that are written as a word may be left out. */
function wrongForms(language: string, source: string, text: string): string[] {
  const forms = text.split("|");
  if (!source.includes("|")) return forms.length === 1 ? [] : ["has forms that its source does not have"];
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 1001 }, (_, number) => number);
  const { pluralCategories } = rules.resolvedOptions();
  const used = Map.groupBy(numbers, (number) => rules.select(number));
  if (forms.length < used.size || forms.length > pluralCategories.length) return [`has ${forms.length} forms`];
  const shared = [...used.values()].filter((own) => own.length > 1).map(([number = 0]) => number);
  const silent = shared.filter((number) => !/\{\w+\}/.test(selectPlural(language, number, text)));
  return silent.map((number) => `says ${number} and other numbers alike`);
}

test.each([...THEME_LANGUAGES])("%s", async (language) => {
  const words = (await themeWords(language)) ?? {};
  expect(Object.keys(words)).toEqual(Object.keys(ENGLISH));
  const problems = Object.entries(words).flatMap(([id, text]) => {
    const source = ENGLISH[id]?.message ?? "";
    const wrong = [wrongPlaceholders(source, text) ?? [], wrongForms(language, source, text)].flat();
    return wrong.map((problem) => `${id} ${problem}`);
  });
  expect(problems).toEqual([]);
});

test("every message of a language is translated", async () => {
  for (const language of THEME_LANGUAGES) {
    const words = (await themeWords(language)) ?? {};
    const same = Object.entries(words).filter(([id, text]) => text === ENGLISH[id]?.message && / \p{L}+ /u.test(text));
    expect(same).toEqual([]);
  }
});

test.each([
  ["pl", 1, "Jeden wpis"],
  ["pl", 3, "3 wpisy"],
  ["pl", 5, "5 wpisów"],
  ["ru", 21, "21 запись"],
  ["ru", 12, "12 записей"],
  ["ar", 2, "مقالان"],
  ["ar", 11, "11 مقالًا"],
  ["fr", 0, "0 article"],
  ["ja", 7, "7件の記事"],
])("in %s, %d posts are written as %s", async (language, count, expected) => {
  const forms = (await themeWords(language))?.["theme.blog.post.plurals"] ?? "";
  expect(selectPlural(language, count, forms).replace("{count}", String(count))).toBe(expected);
});

test.each([
  ["pt-BR", "Pesquisar"],
  ["zh-TW", "搜尋"],
  ["zh-CN", "搜索"],
  ["de-AT", "Suchen"],
  ["en-GB", undefined],
])("%s has the words of its language", async (language, expected) => {
  expect((await themeWords(language))?.["theme.SearchBar.label"]).toBe(expected as string);
});

test("a language without texts is distinguished from English", async () => {
  expect(await themeWords("sw")).toBeUndefined();
  expect(await themeWords("not a tag")).toBeUndefined();
});
