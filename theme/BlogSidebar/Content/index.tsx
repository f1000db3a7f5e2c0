/** The list of recent posts, grouped by year if the site enables that. */

import { useThemeConfig } from "@docusaurus/theme-common";
import type { ComponentType, ReactElement } from "react";
import type { BlogSidebar } from "../../../src/model/blog.ts";

type Items = BlogSidebar["items"];

export interface Props {
  readonly items: Items;
  /** Renders the posts of one year, or all posts. */
  readonly ListComponent: ComponentType<{ readonly items: Items }>;
  readonly yearGroupHeadingClassName?: string;
}

type Group = readonly [year: string, items: Items];

/** Groups items by the year in their ISO date, in the order of the list. A post without a date keeps its position, outside any year. */
function byYear(items: Items): readonly Group[] {
  return items.reduce<readonly Group[]>((groups, item) => {
    const year = item.undated ? "" : item.date.slice(0, 4);
    const last = groups.at(-1);
    return last?.[0] === year ? [...groups.slice(0, -1), [year, [...last[1], item]]] : [...groups, [year, [item]]];
  }, []);
}

export default function BlogSidebarContent(props: Props): ReactElement {
  const { items, ListComponent, yearGroupHeadingClassName } = props;
  if (!useThemeConfig().blog.sidebar.groupByYear) return <ListComponent items={items} />;
  return (
    <>
      {byYear(items).map(([year, posts]) =>
        year === "" ? (
          <ListComponent key={posts[0]?.permalink} items={posts} />
        ) : (
          <div key={year} role="group" aria-label={year}>
            <div className={yearGroupHeadingClassName}>{year}</div>
            <ListComponent items={posts} />
          </div>
        ),
      )}
    </>
  );
}
