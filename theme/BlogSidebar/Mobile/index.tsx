/** Recent posts as a panel of the navbar's side menu. */

import type { BlogSidebar } from "../../../src/model/blog.ts";
import BlogSidebarContent from "@theme/BlogSidebar/Content";
import type { ReactElement } from "react";

export default function BlogSidebarMobile({ sidebar }: { readonly sidebar: BlogSidebar }): ReactElement {
  return (
    <BlogSidebarContent
      sidebar={sidebar}
      listClassName="menu__list"
      itemClassName="menu__list-item"
      linkClassName="menu__link"
      activeClassName="menu__link--active"
    />
  );
}
