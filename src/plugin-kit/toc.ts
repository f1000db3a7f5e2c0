import type { TocItem } from "../model/docs.ts";
import type { Heading } from "../model/document.ts";
import type { JsonObject } from "../model/json.ts";
import type { Site } from "../model/site.ts";

/** Headings of the levels in the checked front matter, or else in the theme configuration. */
export function toToc(headings: readonly Heading[], frontMatter: JsonObject, { config }: Site): TocItem[] {
  const { minHeadingLevel, maxHeadingLevel } = config.themeConfig.tableOfContents;
  const min = Number(frontMatter["toc_min_heading_level"] ?? minHeadingLevel);
  const max = Number(frontMatter["toc_max_heading_level"] ?? maxHeadingLevel);
  return headings
    .filter(({ level }) => level >= min && level <= max)
    .map(({ html, id, level }) => ({ value: html, id, level }));
}
