/** Recent posts next to the page. */

import { BlogSidebarItemList, useVisibleBlogSidebarItems } from "@docusaurus/plugin-content-blog/client";
import { translate } from "@docusaurus/Translate";
import type { BlogSidebar } from "../../../src/model/blog.ts";
import BlogSidebarContent, { type Props as ContentProps } from "@theme/BlogSidebar/Content";
import type { ReactElement } from "react";

const List: ContentProps["ListComponent"] = ({ items }) => (
  <BlogSidebarItemList
    items={items}
    ulClassName="sidebarItemList clean-list"
    liClassName="sidebarItem"
    linkClassName="sidebarItemLink"
    linkActiveClassName="sidebarItemLinkActive"
  />
);

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
          items={useVisibleBlogSidebarItems(sidebar.items)}
          ListComponent={List}
          yearGroupHeadingClassName="sidebarItemYear"
        />
      </nav>
    </aside>
  );
}
