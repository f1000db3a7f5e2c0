/** Recent posts in the navbar's side menu. */

import { BlogSidebarItemList, useVisibleBlogSidebarItems } from "@docusaurus/plugin-content-blog/client";
import { NavbarSecondaryMenuFiller } from "@docusaurus/theme-common";
import type { BlogSidebar } from "../../../src/model/blog.ts";
import BlogSidebarContent, { type Props as ContentProps } from "@theme/BlogSidebar/Content";
import type { ReactElement } from "react";

const List: ContentProps["ListComponent"] = ({ items }) => (
  <BlogSidebarItemList
    items={items}
    ulClassName="menu__list"
    liClassName="menu__list-item"
    linkClassName="menu__link"
    linkActiveClassName="menu__link--active"
  />
);

interface Props {
  readonly sidebar: BlogSidebar;
}

function Menu({ sidebar }: Props): ReactElement {
  return (
    <BlogSidebarContent
      items={useVisibleBlogSidebarItems(sidebar.items)}
      ListComponent={List}
      yearGroupHeadingClassName="sidebarItemYear"
    />
  );
}

export default function BlogSidebarMobile(props: Props): ReactElement {
  return <NavbarSecondaryMenuFiller component={Menu} props={props} />;
}
