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

type Group = readonly [year: string, items: Items];

/** Years in the order of the list; ISO dates begin with them. A post without a date keeps its position, outside any year. */
function byYear(items: Items): readonly Group[] {
  return items.reduce<readonly Group[]>((groups, item) => {
    const year = item.undated ? "" : item.date.slice(0, 4);
    const last = groups.at(-1);
    return last?.[0] === year ? [...groups.slice(0, -1), [year, [...last[1], item]]] : [...groups, [year, [item]]];
  }, []);
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
      {byYear(items).map(([year, posts]) =>
        year === "" ? (
          <List key={posts[0]?.permalink} items={posts} {...names} />
        ) : (
          <div key={year} role="group" aria-label={year}>
            <div className="sidebarItemYear">{year}</div>
            <List items={posts} {...names} />
          </div>
        ),
      )}
    </>
  );
}
