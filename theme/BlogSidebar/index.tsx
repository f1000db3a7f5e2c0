/** Recent posts: next to the page in wide windows, in the navbar's side menu in narrow ones. */

import type { BlogSidebar as Sidebar } from "../../src/model/blog.ts";
import BlogSidebarDesktop from "@theme/BlogSidebar/Desktop";
import BlogSidebarMobile from "@theme/BlogSidebar/Mobile";
import type { ReactElement } from "react";

export default function BlogSidebar({ sidebar }: { readonly sidebar: Sidebar }): ReactElement {
  return (
    <>
      <BlogSidebarDesktop sidebar={sidebar} />
      <BlogSidebarMobile sidebar={sidebar} />
    </>
  );
}
