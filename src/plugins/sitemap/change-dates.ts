import { parseDate } from "../../plugin-kit/last-update.ts";
import type { Document } from "../../model/document.ts";
import type { Histories } from "../../model/history.ts";
import type { SitemapOptions } from "./options.ts";

/** Milliseconds since 1970 by site-relative path; empty when nobody needs them. */
export type ChangeDates = Readonly<Record<string, number>>;

/** The date of a page's last change: `last_update` of the front matter, or else the date from Git, even if the page does not show it. */
export function toChangeDates(
  documents: ReadonlyMap<string, Document>,
  histories: Histories,
  { lastmod, createSitemapItems }: Pick<SitemapOptions, "lastmod" | "createSitemapItems">,
): ChangeDates {
  // A site's own function receives the dates that are known anyway.
  if (lastmod === null && createSitemapItems === undefined) return {};
  const written = documents.values().flatMap(({ path, frontMatter }) => {
    const { last_update: update } = frontMatter;
    const date = typeof update === "object" && update !== null && "date" in update ? parseDate(update.date) : undefined;
    return date === undefined ? [] : [[path, date] as const];
  });
  return Object.fromEntries([
    ...Object.entries(histories).map(([path, { changed }]) => [path, changed] as const),
    ...written,
  ]);
}
