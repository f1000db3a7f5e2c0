/** The list of recent posts, for components that render it differently. */

import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import { type ReactElement, useMemo } from "react";
import type { BlogSidebar } from "../../../../model/blog.ts";
import { isSamePath } from "../page-places.ts";

type Items = BlogSidebar["items"];

/** Posts to show: an unlisted one only while it is open. */
export function useVisibleBlogSidebarItems(items: Items): Items {
  const { pathname } = useLocation();
  return useMemo(
    () => items.filter(({ unlisted, permalink }) => !unlisted || isSamePath(permalink, pathname)),
    [items, pathname],
  );
}

/** Posts by year, the newest year first. */
export function groupBlogSidebarItemsByYear(items: Items): [year: string, items: Items][] {
  const byYear = Map.groupBy(items, ({ date }) => `${new Date(date).getFullYear()}`);
  return [...byYear].sort(([a], [b]) => Number(b) - Number(a));
}

export interface BlogSidebarItemListProps {
  readonly items: Items;
  readonly ulClassName?: string;
  readonly liClassName?: string;
  readonly linkClassName?: string;
  readonly linkActiveClassName?: string;
}

/** A list of links to posts. */
export function BlogSidebarItemList(props: BlogSidebarItemListProps): ReactElement {
  const { items, ulClassName, liClassName, linkClassName, linkActiveClassName } = props;
  return (
    <ul className={ulClassName}>
      {items.map(({ permalink, title }) => (
        <li key={permalink} className={liClassName}>
          <Link
            isNavLink
            exact
            to={permalink}
            className={linkClassName}
            {...(linkActiveClassName !== undefined && { activeClassName: linkActiveClassName })}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
