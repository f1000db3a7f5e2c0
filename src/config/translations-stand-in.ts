import { existsSync } from "node:fs";
import { join } from "node:path";

/** Names of a locale's files, most specific first: `pt-BR` is also `pt`. */
function codeTranslationLocalesToTry(locale: string): string[] {
  const { language, region } = new Intl.Locale(locale);
  const full = region ?? new Intl.Locale(locale).maximize().region;
  return [...new Set([locale, `${language}-${full}`, language])];
}

interface Request {
  /** Folder that contains a folder for each locale. */
  readonly dirPath?: string;
  readonly locale: string;
  /** Name of the file, without extension. */
  readonly name: string;
}

/** Reads the first existing file. Returns no texts if there is none, and for the format's own themes, whose texts are built in. */
async function readDefaultCodeTranslationMessages({ dirPath, locale, name }: Request): Promise<object> {
  if (dirPath === undefined) return {};
  const files = codeTranslationLocalesToTry(locale).map((one) => join(dirPath, one, `${name}.json`));
  const found = files.find((file) => existsSync(file));
  return found === undefined ? {} : ((await Bun.file(found).json()) as object);
}

/** `@docusaurus/theme-translations` for plugins and themes: a theme's texts in a language, from its own files. */
export function translationsModule(): Readonly<Record<string, unknown>> {
  const functions = { codeTranslationLocalesToTry, readDefaultCodeTranslationMessages };
  return { ...functions, default: functions };
}
