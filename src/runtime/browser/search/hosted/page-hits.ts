import type { Hit, PageHit } from "../engine.ts";
import type { FoundRecord } from "./hosted-client.ts";

export interface PageHitLimits {
  readonly pages: number;
  readonly sections: number;
}

/** Converts records of a hosted engine to results, one for each page. `toUrl` converts a record's URL to a link. */
export function toPageHits(
  records: readonly FoundRecord[],
  toUrl: (address: string) => string,
  limits: PageHitLimits,
): PageHit[] {
  const byPage = Map.groupBy(records, ({ url }) => toUrl(url).replace(/#.*$/, ""));
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
      const deepest = record.levels.findLast((level) => level !== undefined) ?? [];
      return [link, { url: link, title: deepest, snippet: record.content, id: record.id }];
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
