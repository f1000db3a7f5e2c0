import * as z from "zod/mini";
import { absoluteUrl, text, urlPath, withDefault } from "../fields.ts";

const localeConfigSchema = z.strictObject({
  /** Name in the locale menu; defaults to the language's own name. */
  label: z.optional(text()),
  /** Value of `<html lang>`; by default the locale. */
  htmlLang: z.optional(text()),
  /** Direction of writing; by default the language's. */
  direction: z.optional(z.enum(["ltr", "rtl"])),
  /** Calendar of dates. */
  calendar: withDefault(z.string(), "gregory"),
  /** Folder of the locale's translations inside `i18n.path`; by default the locale. */
  path: z.optional(z.string()),
  /** Whether the locale's translation files are read; by default when it has a folder. */
  translate: z.optional(z.boolean()),
  /** Site URL of this locale, if it differs from the others'. */
  url: z.optional(absoluteUrl()),
  /** Base URL of this locale, if it is not below the others'. */
  baseUrl: z.optional(urlPath()),
});

/** Config field `i18n`: the locales of a site. */
export const i18nSchema = z.strictObject({
  /** The locale at the site's root. */
  defaultLocale: withDefault(text(), "en"),
  /** All locales, including the default one. */
  locales: withDefault(z.array(text()).check(z.minLength(1, "a list with at least one locale")), ["en"]),
  /** Folder of the translations. */
  path: withDefault(z.string(), "i18n"),
  /** Settings of single locales. */
  localeConfigs: withDefault(z.record(z.string(), localeConfigSchema), {}),
});
