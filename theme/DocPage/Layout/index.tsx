/** The sidebar on the left, the doc on the right. */

import Head from "@docusaurus/Head";
import { docVersionSearchTag, useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import { useShownVersion } from "@docusaurus/theme-common/internal";
import BackToTopButton from "@theme/BackToTopButton";
import DocPageLayoutMain from "@theme/DocPage/Layout/Main";
import DocPageLayoutSidebar from "@theme/DocPage/Layout/Sidebar";
import Layout from "@theme/Layout";
import SearchMetadata from "@theme/SearchMetadata";
import { type ReactElement, type ReactNode, useState } from "react";

export default function DocPageLayout({ children }: { readonly children?: ReactNode }): ReactElement {
  const sidebar = useDocsSidebar();
  const { pluginId, name, noIndex } = useShownVersion();
  const [isHidden, setHidden] = useState(false);
  return (
    <Layout>
      <SearchMetadata version={name} tag={docVersionSearchTag(pluginId, name)} />
      {noIndex && (
        <Head>
          <meta name="robots" content="noindex, nofollow" />
        </Head>
      )}
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
