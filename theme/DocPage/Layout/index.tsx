/** The layout of docs pages: the sidebar on the left, the doc on the right. */

import { useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import BackToTopButton from "@theme/BackToTopButton";
import DocPageLayoutMain from "@theme/DocPage/Layout/Main";
import DocPageLayoutSidebar from "@theme/DocPage/Layout/Sidebar";
import Layout from "@theme/Layout";
import { type ReactElement, type ReactNode, useState } from "react";

export default function DocPageLayout({ children }: { readonly children?: ReactNode }): ReactElement {
  const sidebar = useDocsSidebar();
  const [isHidden, setHidden] = useState(false);
  return (
    <Layout>
      <BackToTopButton />
      <div className="docPage">
        {sidebar && (
          <DocPageLayoutSidebar
            sidebar={sidebar.items}
            hiddenSidebarContainer={isHidden}
            setHiddenSidebarContainer={setHidden}
          />
        )}
        <DocPageLayoutMain hiddenSidebarContainer={isHidden}>{children}</DocPageLayoutMain>
      </div>
    </Layout>
  );
}
