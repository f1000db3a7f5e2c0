/** The table of contents, for components that render their own: as a tree, and with the active heading's link. */

import { useEffect, useMemo } from "react";
import type { TocItem } from "../../../model/docs.ts";
import { filterToc, type TocRange, type TocTreeItem, treeifyTOC } from "./toc.ts";

/** Headings with their subheadings. */
export function useTreeifiedTOC(toc: readonly TocItem[]): readonly TocTreeItem[] {
  return useMemo(() => treeifyTOC(toc), [toc]);
}

/** The same for headings within the levels. */
export function useFilteredAndTreeifiedTOC(
  request: TocRange & { readonly toc: readonly TocItem[] },
): readonly TocTreeItem[] {
  const { toc, minHeadingLevel, maxHeadingLevel } = request;
  return useMemo(
    () => treeifyTOC(filterToc(toc, { minHeadingLevel, maxHeadingLevel })),
    [toc, minHeadingLevel, maxHeadingLevel],
  );
}

export interface TOCHighlightConfig extends TocRange {
  /** Class that identifies the links of the table. */
  readonly linkClassName: string;
  /** Class of the active heading's link. */
  readonly linkActiveClassName: string;
}

/** Marks the active heading's link, whichever element contains the links. */
export function useTOCHighlight(config: TOCHighlightConfig | undefined): void {
  const { linkClassName = "", linkActiveClassName = "", minHeadingLevel = 2, maxHeadingLevel = 3 } = config ?? {};
  useEffect(() => {
    if (linkClassName === "") return undefined;
    let marked: Element | undefined;
    const update = (): void => {
      const links = [...document.getElementsByClassName(linkClassName)].filter(
        (link) => link instanceof HTMLAnchorElement,
      );
      const id = findRead(minHeadingLevel, maxHeadingLevel);
      const next = id === undefined ? undefined : links.find(({ hash }) => decodeHash(hash) === id);
      if (next === marked) return;
      marked?.classList.remove(linkActiveClassName);
      next?.classList.add(linkActiveClassName);
      marked = next;
    };
    update();
    document.addEventListener("scroll", update, { passive: true });
    document.addEventListener("resize", update);
    return () => {
      document.removeEventListener("scroll", update);
      document.removeEventListener("resize", update);
      marked?.classList.remove(linkActiveClassName);
    };
  }, [linkClassName, linkActiveClassName, minHeadingLevel, maxHeadingLevel]);
}

/** ID of the last heading above the navbar's lower edge, or else of the first one in the upper half of the window. */
function findRead(minLevel: number, maxLevel: number): string | undefined {
  const tags = Array.from({ length: maxLevel - minLevel + 1 }, (_, index) => `h${minLevel + index}.anchor`);
  const headings = [...document.querySelectorAll<HTMLElement>(tags.join(","))];
  const navbar = document.querySelector(".navbar")?.clientHeight ?? 0;
  const next = headings.findIndex((heading) => heading.getBoundingClientRect().top >= navbar);
  const isNear = next >= 0 && (headings[next]?.getBoundingClientRect().top ?? 0) < window.innerHeight / 2;
  const found = next < 0 ? headings.at(-1) : isNear ? headings[next] : headings[next - 1];
  return found?.id;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
