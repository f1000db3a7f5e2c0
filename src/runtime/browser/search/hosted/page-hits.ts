/** Converts records of a hosted engine to results. */

import type { Hit, PageHit, Stretch } from "../engine.ts";
import type { FoundRecord } from "./hosted-client.ts";

export interface PageHitLimits {
  readonly pages: number;
  readonly sections: number;
}

/** Joins the records of each page. `toUrl` converts a record's URL to a link. */
export function toPageHits(
  records: readonly FoundRecord[],
  toUrl: (address: string) => string,
  limits: PageHitLimits,
): PageHit[] {
  const byPage = Map.groupBy(records, ({ url }) => pageOf(toUrl(url)));
  return [...byPage]
    .slice(0, limits.pages)
    .map(([url, members]) => toPageHit(url, { members, toUrl, most: limits.sections }));
}

interface PageParts {
  readonly members: readonly FoundRecord[];
  readonly toUrl: (address: string) => string;
  /** Maximum number of sections. */
  readonly most: number;
}

function toPageHit(url: string, { members, toUrl, most }: PageParts): PageHit {
  const [first] = members;
  const own = members.find((record) => !isSection(record));
  const [area, title] = (own ?? first)?.levels ?? [];
  const sections = new Map(
    members.filter(isSection).map((record): [string, Hit] => {
      const link = toUrl(record.url);
      return [link, { url: link, title: deepestTitle(record), snippet: record.content, id: record.id }];
    }),
  );
  return {
    url,
    title: title ?? area ?? [{ text: url, isMatch: false }],
    snippet: own?.content ?? [],
    // A page without its own title takes the name of its area.
    hierarchy: title && area ? [area.map(({ text }) => text).join("")] : [],
    sections: [...sections.values()].slice(0, most),
    id: (own ?? first)?.id ?? "",
  };
}

function isSection({ url, levels }: FoundRecord): boolean {
  return url.includes("#") && levels.slice(2).some((level) => level !== undefined);
}

function deepestTitle({ levels }: FoundRecord): readonly Stretch[] {
  return levels.findLast((level) => level !== undefined) ?? [];
}

function pageOf(url: string): string {
  return url.replace(/#.*$/, "");
}
