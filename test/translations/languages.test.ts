/** The theme's words in other languages fit those of its code: known ids, the same placeholders, as many plural forms as the language has. */

import { expect, test } from "bun:test";
import { selectPlural } from "../../src/runtime/shared/theme-common/plural.ts";
import { wrongPlaceholders } from "../../src/translations/placeholders.ts";
import { ENGLISH, THEME_LANGUAGES, themeWords } from "../../src/translations/theme-words.ts";

test.each([...THEME_LANGUAGES])("%s", async (language) => {
  const words = (await themeWords(language)) ?? {};
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const problems = Object.entries(words).flatMap(([id, text]) => {
    const source = ENGLISH[id]?.message;
    if (source === undefined) return [`${id} is unknown`];
    const wrong = wrongPlaceholders(source, text);
    const forms = text.split("|").length;
    const fits = source.includes("|") ? forms <= pluralCategories.length : forms === 1;
    return [...(wrong === undefined ? [] : [`${id} ${wrong}`]), ...(fits ? [] : [`${id} has ${forms} forms`])];
  });
  expect(problems).toEqual([]);
  expect(Object.keys(words).length).toBeGreaterThan(60);
});

test.each([
  ["pl", 1, "Jeden wpis"],
  ["pl", 3, "3 wpisy"],
  ["pl", 5, "5 wpisów"],
  ["ru", 21, "21 запись"],
  ["ru", 12, "12 записей"],
  ["ar", 2, "مقالان"],
  ["ar", 11, "11 مقالًا"],
  ["fr", 0, "Un article"],
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

test("a language without words is told apart from English", async () => {
  expect(await themeWords("sw")).toBeUndefined();
  expect(await themeWords("not a tag")).toBeUndefined();
});
