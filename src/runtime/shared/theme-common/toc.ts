/** The table of contents: turns the flat list of headings into a tree, and finds the active heading. */

import { createContext, useContext, useEffect, useState } from "react";
import type { TocItem } from "../../../model/docs.ts";
import { useThemeConfig } from "./theme-config.ts";

export interface TocTreeItem extends TocItem {
  readonly children: TocTreeItem[];
}

export interface TocLevels {
  readonly minHeadingLevel?: number | undefined;
  readonly maxHeadingLevel?: number | undefined;
}

/** Levels that are known. */
export interface TocRange {
  readonly minHeadingLevel: number;
  readonly maxHeadingLevel: number;
}

/** Headings of the current page, for components that receive none. */
export const TocContext = createContext<readonly TocItem[]>([]);

export function usePageToc(): readonly TocItem[] {
  return useContext(TocContext);
}

/** Levels to list: of the page, or else of the site. */
export function useTocLevels(levels: TocLevels): TocRange {
  const { tableOfContents } = useThemeConfig();
  return {
    minHeadingLevel: levels.minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: levels.maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  };
}

/** Headings within the levels. */
export function filterToc(toc: readonly TocItem[], { minHeadingLevel, maxHeadingLevel }: TocRange): TocItem[] {
  return toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel);
}

/** Nests each heading below the nearest preceding one of a higher level. */
export function treeifyTOC(toc: readonly TocItem[]): TocTreeItem[] {
  const roots: TocTreeItem[] = [];
  const open: TocTreeItem[] = [];
  for (const heading of toc) {
    const item = { ...heading, children: [] };
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= item.level) open.pop();
    (open.at(-1)?.children ?? roots).push(item);
    open.push(item);
  }
  return roots;
}

/** Range of heading levels to list, as in a page's front matter. */
export function tocLevelsOf(frontMatter: Readonly<Record<string, unknown>>): TocLevels {
  const level = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
  return {
    minHeadingLevel: level(frontMatter["toc_min_heading_level"]),
    maxHeadingLevel: level(frontMatter["toc_max_heading_level"]),
  };
}

/** Distance below the navbar within which a heading counts as active, in pixels. */
const READING_LINE = 48;

/** ID of the active heading: the last one above the reading line, or else the first one in view. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join("\n");
  useEffect(() => {
    if (key === "") return undefined;
    let frame = 0;
    const update = (): void => {
      frame = 0;
      setActive(findActive(key.split("\n")));
    };
    const updateSoon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    update();
    window.addEventListener("scroll", updateSoon, { passive: true });
    window.addEventListener("resize", updateSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", updateSoon);
      window.removeEventListener("resize", updateSoon);
    };
  }, [key]);
  return active;
}

function findActive(ids: readonly string[]): string | undefined {
  const navbar = document.querySelector(".navbar")?.clientHeight ?? 0;
  let active: string | undefined;
  for (const id of ids) {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    if (top === undefined) continue;
    if (top > navbar + READING_LINE) return active ?? (top < window.innerHeight / 2 ? id : undefined);
    active = id;
  }
  return active;
}
