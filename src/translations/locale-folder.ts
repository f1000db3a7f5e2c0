import { join } from "node:path";
import { ownValue } from "../lookup/own-value.ts";
import type { Site } from "../model/site.ts";

/** Absolute path of the folder with all translations of the locale; `undefined` if it is not translated. */
export function localeFolder({ dir, locale, config }: Pick<Site, "dir" | "locale" | "config">): string | undefined {
  const own = ownValue(config.i18n.localeConfigs, locale);
  return own?.translate ? join(dir, config.i18n.path, own.path) : undefined;
}
