/** The list of recent posts, by year when the site wants that. */

import Link from "@docusaurus/Link";
import type { BlogSidebar } from "../../../src/model/blog.ts";
import type { ReactElement } from "react";

export interface Props {
  readonly sidebar: BlogSidebar;
  readonly listClassName: string;
  readonly itemClassName: string;
  readonly linkClassName: string;
  readonly activeClassName: string;
}

type Items = BlogSidebar["items"];

/** Years in the order of the list; ISO dates begin with them. */
function byYear(items: Items): readonly (readonly [string, Items])[] {
  const groups = Map.groupBy(items, ({ date }) => date.slice(0, 4));
  return [...groups];
}

function List({ items, ...names }: Omit<Props, "sidebar"> & { readonly items: Items }): ReactElement {
  return (
    <ul className={names.listClassName}>
      {items.map(({ permalink, title }) => (
        <li key={permalink} className={names.itemClassName}>
          <Link isNavLink exact to={permalink} className={names.linkClassName} activeClassName={names.activeClassName}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export default function BlogSidebarContent({ sidebar, ...names }: Props): ReactElement {
  const items = sidebar.items.filter(({ unlisted }) => !unlisted);
  if (!sidebar.groupByYear) return <List items={items} {...names} />;
  return (
    <>
      {byYear(items).map(([year, posts]) => (
        <div key={year} role="group" aria-label={year}>
          <div className="sidebarItemYear">{year}</div>
          <List items={posts} {...names} />
        </div>
      ))}
    </>
  );
}
