/** The layout of a doc: banner, breadcrumbs, text, footer and table of contents. */

import { useDoc } from "@docusaurus/plugin-content-docs/client";
import ContentVisibility from "@theme/ContentVisibility";
import CopyPage from "@theme/CopyPage";
import DocBreadcrumbs from "@theme/DocBreadcrumbs";
import DocItemContent from "@theme/DocItem/Content";
import DocItemFooter from "@theme/DocItem/Footer";
import DocItemPaginator from "@theme/DocItem/Paginator";
import DocItemTOCDesktop from "@theme/DocItem/TOC/Desktop";
import DocItemTOCMobile from "@theme/DocItem/TOC/Mobile";
import DocVersionBadge from "@theme/DocVersionBadge";
import DocVersionBanner from "@theme/DocVersionBanner";
import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";

export default function DocItemLayout({ children }: { readonly children?: ReactNode }): ReactElement {
  const { frontMatter, toc, metadata } = useDoc();
  const allowsToc = frontMatter["hide_table_of_contents"] !== true;
  const showsToc = allowsToc && toc.length > 0;
  return (
    <div className="row">
      <div className={clsx("col", allowsToc && "docItemCol")}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <div className="docItemContainer">
          <article>
            <div className="docItemTop">
              <DocBreadcrumbs />
              <CopyPage />
            </div>
            <DocVersionBadge />
            {showsToc && <DocItemTOCMobile />}
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {showsToc && (
        <div className="col col--3">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
