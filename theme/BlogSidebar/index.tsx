/** Recent posts: beside the page on wide windows, in the side menu of the navbar on narrow ones. */

import type { BlogSidebar as Sidebar } from "../../src/model/blog.ts";
import { translate } from "@docusaurus/Translate";
import { NavbarSecondaryMenuFiller } from "@docusaurus/theme-common";
import BlogSidebarContent from "@theme/BlogSidebar/Content";
import BlogSidebarMobile from "@theme/BlogSidebar/Mobile";
import type { ReactElement } from "react";

export default function BlogSidebar({ sidebar }: { readonly sidebar: Sidebar }): ReactElement {
  return (
    <>
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
      <NavbarSecondaryMenuFiller component={BlogSidebarMobile} props={{ sidebar }} />
    </>
  );
}
