/** Locales that cannot be: each mistake has a place in the config, and says what to write. */

import { expect, test } from "bun:test";
import { loadFiles } from "./support.ts";

const printed = async (i18n: string, files: Readonly<Record<string, string>> = {}): Promise<string> => {
  const config = `export default {\n  title: "T", url: "https://example.com", baseUrl: "/",\n  i18n: ${i18n},\n};\n`;
  return (await loadFiles({ "docusaurus.config.mjs": config, ...files })).text;
};

test("names that are not language tags", async () => {
  const text = await printed('{ defaultLocale: "en", locales: ["en", "x_y", "pt_BR"] }');
  expect(text).toContain("error[invalid-locale] The locale `x_y` is not a language tag.\n  docusaurus.config.mjs:3:");
  expect(text).toContain("help: Use a tag such as `pt-BR`, or set `i18n.localeConfigs.pt_BR.htmlLang` to one.");
});

test("a language that `Intl` does not know", async () => {
  const text = await printed('{ defaultLocale: "en", locales: ["en", "tlh"] }');
  expect(text).toContain("Dates and plural forms of the locale `tlh` are unknown, so the English ones are used.");
  expect(text).toContain("docusaurus.config.mjs:3:");
  const known = '{ defaultLocale: "en", locales: ["en", "tlh"], localeConfigs: { tlh: { htmlLang: "en" } } }';
  expect(await printed(known)).not.toContain("are unknown");
});

test("two locales with the same URL or folder, and one listed twice", async () => {
  const address = '{ defaultLocale: "en", locales: ["en", "fr"], localeConfigs: { fr: { baseUrl: "/" } } }';
  expect(await printed(address)).toContain(
    "error[same-locale-place] The locales `en` and `fr` have the same address `https://example.com/`.",
  );
  const folder = '{ defaultLocale: "en", locales: ["en", "fr"], localeConfigs: { fr: { path: "en" } } }';
  expect(await printed(folder)).toContain(
    "error[same-locale-place] The locales `en` and `fr` have the same folder `i18n/en`.",
  );
  expect(await printed('{ defaultLocale: "en", locales: ["en", "fr", "fr"] }')).toContain(
    "error[same-locale-place] The locale `fr` is listed twice",
  );
  const domains =
    '{ defaultLocale: "en", locales: ["en", "fr"], localeConfigs: { fr: { url: "https://a.fr", baseUrl: "/" } } }';
  expect(await printed(domains)).not.toContain("same-locale-place");
});

test("a folder without a locale, and a locale without a folder", async () => {
  const text = await printed('{ defaultLocale: "en", locales: ["en", "fr"] }', { "i18n/fr_FR/code.json": "{}" });
  expect(text).toContain(
    "warning[unused-locale-folder] The folder `i18n/fr_FR` does not belong to any locale of the site.",
  );
  expect(text).toContain("info[missing-locale-folder] The locale `fr` has no folder `i18n/fr`");
  const whole = await printed('{ defaultLocale: "en", locales: ["en", "fr"] }', { "i18n/fr/code.json": "{}" });
  expect(whole).not.toContain("locale-folder");
});
