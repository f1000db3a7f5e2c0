/** Docs as the components and plugins of a site know them, in the format's fields. */

import { precedesRelease } from "../../config/format-release.ts";
import { ownValue } from "../../lookup/own-value.ts";
import type { Doc, DocMetadata } from "../../model/docs.ts";
import type { Site } from "../../model/site.ts";

/** Makes the function that turns docs of a version into what the release of the format that the site names writes for them. */
export function makeDocMetadata({ dir, locale, config }: Site, version: string): (doc: Doc) => DocMetadata {
  const hasVersionInIds = precedesRelease(dir, [3, 0]);
  const countsSeconds = precedesRelease(dir, [3, 2]);
  const { htmlLang = locale, calendar = "gregory" } = ownValue(config.i18n.localeConfigs, locale) ?? {};
  const days = countsSeconds ? new Intl.DateTimeFormat(htmlLang, { calendar, timeZone: "UTC" }) : undefined;
  return (doc) => ({
    ...doc,
    source: `@site/${doc.source}`,
    version,
    ...(hasVersionInIds && { unversionedId: doc.id }),
    ...(days &&
      doc.lastUpdatedAt !== undefined && {
        lastUpdatedAt: Math.floor(doc.lastUpdatedAt / 1000),
        formattedLastUpdatedAt: days.format(doc.lastUpdatedAt),
      }),
  });
}
