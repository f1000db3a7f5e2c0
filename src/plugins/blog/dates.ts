/** Dates of posts. */

import { fieldPlace } from "../../plugin-kit/front-matter.ts";
import { isCalendarDay, parseDate, parseYamlDate } from "../../plugin-kit/last-update.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Document } from "../../model/document.ts";
import type { Site } from "../../model/site.ts";
import type { PostFileName } from "./file-name.ts";
import { ownValue } from "../../lookup/own-value.ts";

interface DateSources {
  readonly document: Document;
  readonly fileName: PostFileName;
  /** Creation time of the file, in milliseconds since 1970. */
  readonly born?: number | undefined;
  readonly report: Reporter;
}

/**
 * The date from front matter, or else from the file name, or else the file's creation time. Diagnostic for a date that
 * does not exist: `invalid-date`.
 */
export function toPostDate({ document, fileName, born, report }: DateSources): Date {
  const authored = document.frontMatter["date"];
  const fromFrontMatter = parseYamlDate(authored);
  const fromFileName = parseDate(fileName.date?.replace(/-(\d)(?=-|$)/g, "-0$1"));
  if (authored !== undefined && authored !== null && fromFrontMatter === undefined) {
    report.error({
      code: "invalid-date",
      message: `\`${typeof authored === "string" ? authored : JSON.stringify(authored)}\` is not a date.`,
      hint: "Write it as `2022-07-14` or `2022-07-14T10:30`.",
      ...fieldPlace(document, "date"),
    });
  } else if (fromFrontMatter === undefined && fileName.date !== undefined && fromFileName === undefined) {
    report.error({
      code: "invalid-date",
      message: `\`${fileName.date}\` in the name of the file is not a date.`,
      hint: "Rename the file, or set `date` in its front matter.",
      file: document.path,
    });
  }
  if (fromFrontMatter !== undefined && typeof authored === "string" && !isCalendarDay(authored)) {
    const day = new Date(fromFrontMatter).toISOString().slice(0, 10);
    report.warn({
      code: "invalid-date",
      message: `The day \`${authored}\` does not exist, so it is read as \`${day}\`.`,
      ...fieldPlace(document, "date"),
    });
  }
  return new Date(fromFrontMatter ?? fromFileName ?? born ?? 0);
}

/** "July 14, 2022" in the site's language and calendar. */
export function formatDate(date: Date, { locale, config }: Site): string {
  const { htmlLang = locale, calendar = "gregory" } = ownValue(config.i18n.localeConfigs, locale) ?? {};
  const format = new Intl.DateTimeFormat(htmlLang, {
    calendar,
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(date);
}
