import { useMemo } from "react";
import { ownValue } from "../../../lookup/own-value.ts";
import { useApp } from "../contexts.ts";

/** A formatter for the site's language and calendar. Dates are in UTC unless `options` says otherwise, as in the format. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const { locale, siteConfig } = useApp().site;
  const { calendar } = ownValue(siteConfig.i18n.localeConfigs, locale) ?? {};
  const key = JSON.stringify(options);
  return useMemo(
    () =>
      new Intl.DateTimeFormat(locale, {
        ...(calendar && { calendar }),
        timeZone: "UTC",
        ...(JSON.parse(key) as object),
      }),
    [locale, calendar, key],
  );
}
