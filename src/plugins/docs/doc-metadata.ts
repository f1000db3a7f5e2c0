/** Docs as the components and plugins of a site know them, in the format's fields. */

import { posix } from "node:path";
import { precedesRelease } from "../../config/format-release.ts";
import { ownValue } from "../../lookup/own-value.ts";
import type { Doc, DocMetadata, DocsVersion } from "../../model/docs.ts";
import type { Site } from "../../model/site.ts";

/** Whether `lastUpdatedAt` counts seconds in the release of the format that the site names. */
export function countsSeconds(siteDir: string): boolean {
  return precedesRelease(siteDir, [3, 2]);
}

/** Makes the function that turns docs of a version into what the release of the format that the site names writes for them. */
export function makeDocMetadata(
  { dir, locale, config }: Site,
  { name: version, folders }: Pick<DocsVersion, "name" | "folders">,
): (doc: Doc) => DocMetadata {
  const hasVersionInIds = precedesRelease(dir, [3, 0]);
  const { htmlLang = locale, calendar = "gregory" } = ownValue(config.i18n.localeConfigs, locale) ?? {};
  const days = countsSeconds(dir)
    ? new Intl.DateTimeFormat(htmlLang, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC", calendar })
    : undefined;
  return (doc) => ({
    ...doc,
    source: `@site/${doc.source}`,
    sourceDirName: folderOf(doc, folders),
    version,
    ...(hasVersionInIds && { unversionedId: doc.id }),
    ...(days &&
      doc.lastUpdatedAt !== undefined && {
        lastUpdatedAt: Math.floor(doc.lastUpdatedAt / 1000),
        formattedLastUpdatedAt: days.format(doc.lastUpdatedAt),
      }),
  });
}

/** The folder of a doc, relative to that of its version. */
function folderOf({ source }: Doc, folders: readonly string[]): string {
  const folder = folders.find((one) => one === "" || source.startsWith(`${one}/`)) ?? "";
  return posix.dirname(folder === "" ? source : source.slice(folder.length + 1));
}
