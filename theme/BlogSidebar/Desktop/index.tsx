/** Recent posts beside the page. */

import { translate } from "@docusaurus/Translate";
import type { BlogSidebar } from "../../../src/model/blog.ts";
import BlogSidebarContent from "@theme/BlogSidebar/Content";
import type { ReactElement } from "react";

export default function BlogSidebarDesktop({ sidebar }: { readonly sidebar: BlogSidebar }): ReactElement {
  return (
    <aside className="col col--3 blogSidebarColumn">
      <nav
        className="blogSidebar thin-scrollbar"
        aria-label={translate({
          id: "theme.blog.sidebar.navAriaLabel",
          message: "Blog recent posts navigation",
        })}
      >
        <div className="sidebarItemTitle margin-bottom--md">{sidebar.title}</div>
        <BlogSidebarContent
          sidebar={sidebar}
          listClassName="sidebarItemList clean-list"
          itemClassName="sidebarItem"
          linkClassName="sidebarItemLink"
          activeClassName="sidebarItemLinkActive"
        />
      </nav>
    </aside>
  );
}
