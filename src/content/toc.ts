/** The table of contents of a page: which headings it lists. */

import type { TocItem } from "../model/docs.ts";
import type { Heading } from "../model/document.ts";
import type { JsonObject } from "../model/json.ts";
import type { Site } from "../model/site.ts";

/** Headings from the levels of the checked front matter, else of the theme's configuration, 2 to 3 by default. */
export function toToc(headings: readonly Heading[], frontMatter: JsonObject, { config }: Site): TocItem[] {
  const levels = config.themeConfig["tableOfContents"] as
    { readonly minHeadingLevel?: number; readonly maxHeadingLevel?: number } | undefined;
  const min = Number(frontMatter["toc_min_heading_level"] ?? levels?.minHeadingLevel ?? 2);
  const max = Number(frontMatter["toc_max_heading_level"] ?? levels?.maxHeadingLevel ?? 3);
  return headings
    .filter(({ level }) => level >= min && level <= max)
    .map(({ html, id, level }) => ({ value: html, id, level }));
}
