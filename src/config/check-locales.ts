import type { Diagnostic } from "../model/diagnostic.ts";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { joinWords } from "./issue-words.ts";
import type { SiteFields } from "./schema/site.ts";
import { toI18n } from "./to-i18n.ts";
import { locateNearest, type KeyPath, type Where } from "./validate.ts";

export interface CheckLocalesRequest {
  /** Absolute. */
  readonly siteDir: string;
  readonly fields: SiteFields;
  readonly where: Where;
}

/**
 * Reports `invalid-locale`, `unknown-language`, `same-locale-place`, `missing-locale-folder` and `unused-locale-folder`. Returns
 * `false` for locales that cannot be built.
 */
export function checkLocales(request: CheckLocalesRequest): boolean {
  const { fields } = request;
  const areValid = fields.i18n.locales.map((locale) => checkLanguage(locale, request)).every(Boolean);
  const isDistinct = areValid && checkPlaces(request);
  if (areValid) checkFolders(request);
  return areValid && isDistinct;
}

function reportAt(
  path: KeyPath,
  { where }: CheckLocalesRequest,
  problem: Pick<Diagnostic, "code" | "severity" | "message" | "hint">,
): void {
  where.report.add({ ...problem, file: where.file, ...locateNearest(path, where) });
}

/** Plural forms and dates need a language tag, which may be in `htmlLang`. */
function checkLanguage(locale: string, request: CheckLocalesRequest): boolean {
  const { locales, localeConfigs } = request.fields.i18n;
  const tag = localeConfigs[locale]?.htmlLang ?? locale;
  const path = ["i18n", "locales", locales.indexOf(locale)];
  const known = supported(tag);
  if (known === undefined) {
    const hint = `Use a tag such as \`${tag.replaceAll("_", "-")}\`, or set \`i18n.localeConfigs.${locale}.htmlLang\` to one.`;
    reportAt(path, request, {
      code: "invalid-locale",
      severity: "error",
      message: `The locale \`${locale}\` is not a language tag.`,
      hint: supported(tag.replaceAll("_", "-")) === undefined ? "Use a tag such as `fr` or `pt-BR`." : hint,
    });
    return false;
  }
  if (!known) {
    reportAt(path, request, {
      code: "unknown-language",
      severity: "warning",
      message: `Dates and plural forms of the locale \`${locale}\` are unknown, so the English ones are used.`,
      hint: `Set \`i18n.localeConfigs.${locale}.htmlLang\` to a language with the right forms.`,
    });
  }
  return true;
}

/** Whether the system knows a language; `undefined` for anything other than a language tag. */
function supported(tag: string): boolean | undefined {
  try {
    return Intl.PluralRules.supportedLocalesOf(tag).length > 0;
  } catch {
    return undefined;
  }
}

/** Two locales cannot share a URL or a folder. */
function checkPlaces(request: CheckLocalesRequest): boolean {
  const { fields } = request;
  const { locales } = fields.i18n;
  const { localeConfigs } = toI18n(fields);
  const taken = new Map<string, string>();
  let isDistinct = true;
  for (const [index, locale] of locales.entries()) {
    const { url, baseUrl, path } = localeConfigs[locale] ?? { url: "", baseUrl: "", path: "" };
    for (const [place, name] of [
      [`address \`${url}${baseUrl}\``, "baseUrl"],
      [`folder \`${fields.i18n.path}/${path}\``, "path"],
    ] as const) {
      const other = taken.get(place);
      taken.set(place, other ?? locale);
      if (other === undefined) continue;
      isDistinct = false;
      reportAt(
        ["i18n", "localeConfigs", locale, name].slice(0, name in (fields.i18n.localeConfigs[locale] ?? {}) ? 4 : 0),
        request,
        {
          code: "same-locale-place",
          severity: "error",
          message:
            other === locale
              ? `The locale \`${locale}\` is listed twice: the second entry is number ${index + 1}.`
              : `The locales \`${other}\` and \`${locale}\` have the same ${place}.`,
          hint:
            other === locale
              ? "Remove one of the two."
              : `Set \`i18n.localeConfigs.${locale}.${name}\` to another value.`,
        },
      );
    }
  }
  return isDistinct;
}

/** Folders of `i18n/` without a locale, and locales without a folder. */
function checkFolders(request: CheckLocalesRequest): void {
  const { siteDir, fields } = request;
  const { defaultLocale, locales, path } = fields.i18n;
  const { localeConfigs } = toI18n(fields);
  const folder = join(siteDir, path);
  const expected = new Map(
    Object.entries(localeConfigs).map(([locale, own]) => [own.path.split("/")[0] ?? "", locale]),
  );
  const found = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  for (const { name } of found.filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))) {
    if (expected.has(name)) continue;
    reportAt(["i18n", "locales"], request, {
      code: "unused-locale-folder",
      severity: "warning",
      message: `The folder \`${path}/${name}\` does not belong to any locale of the site.`,
      hint: `Add \`${name}\` to \`i18n.locales\`, or delete the folder. The locales are ${joinWords(locales.map((each) => `\`${each}\``))}.`,
    });
  }
  const missing = locales.filter((locale) => {
    const own = localeConfigs[locale];
    return locale !== defaultLocale && own?.translate && !existsSync(join(folder, own.path));
  });
  const [first] = missing;
  if (first === undefined) return;
  const names = joinWords(missing.map((each) => `\`${each}\``));
  const folders =
    missing.length === 1
      ? `The locale ${names} has no folder \`${path}/${localeConfigs[first]?.path}\`: its`
      : `None of the locales ${names} has a folder in \`${path}\`: their`;
  reportAt(["i18n", "locales", locales.indexOf(first)], request, {
    code: "missing-locale-folder",
    severity: "info",
    message: `${folders} pages are in the language of \`${defaultLocale}\`.`,
    hint: `Run \`veloci write-translations --locale ${first}\` to begin, or set \`i18n.localeConfigs.${first}.translate\` to \`false\`.`,
  });
}
