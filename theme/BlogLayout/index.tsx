/** The frame of all blog pages: recent posts on the left, the page, and its table of contents. */

import type { BlogSidebar as BlogSidebarProps } from "../../src/model/blog.ts";
import { translate } from "@docusaurus/Translate";
import BlogSidebar from "@theme/BlogSidebar";
import Layout from "@theme/Layout";
import clsx from "clsx";
import type { ComponentProps, ReactElement, ReactNode } from "react";

export interface Props extends ComponentProps<typeof Layout> {
  readonly sidebar?: BlogSidebarProps | undefined;
  readonly toc?: ReactNode;
}

export default function BlogLayout({ sidebar, toc, children, ...layout }: Props): ReactElement {
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <Layout {...layout}>
      <div className="container margin-vert--lg">
        <div className="row">
          {hasSidebar && <BlogSidebar sidebar={sidebar} />}
          <main className={clsx("col", hasSidebar ? "col--7" : "col--9 col--offset-1")}>{children}</main>
          {toc && (
            <aside
              className="col col--2"
              aria-label={translate({ id: "theme.TOCCollapsible.toggleButtonLabel", message: "On this page" })}
            >
              {toc}
            </aside>
          )}
        </div>
      </div>
    </Layout>
  );
}
