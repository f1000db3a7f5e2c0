/** The page of a category that has no doc as its page: cards of what is in it. */

import { useCurrentSidebarCategory } from "@docusaurus/plugin-content-docs/client";
import type { DocCategoryIndexProps } from "../../src/model/docs.ts";
import { PageMetadata } from "@docusaurus/theme-common";
import DocBreadcrumbs from "@theme/DocBreadcrumbs";
import DocCardList from "@theme/DocCardList";
import DocPaginator from "@theme/DocPaginator";
import DocVersionBadge from "@theme/DocVersionBadge";
import DocVersionBanner from "@theme/DocVersionBanner";
import Heading from "@theme/Heading";
import type { ReactElement } from "react";

export default function DocCategoryGeneratedIndexPage({ categoryGeneratedIndex }: DocCategoryIndexProps): ReactElement {
  const { title, description, keywords, image, previous, next } = categoryGeneratedIndex;
  const { items } = useCurrentSidebarCategory();
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} image={image} />
      <div className="generatedIndexPage">
        <DocVersionBanner />
        <DocBreadcrumbs />
        <DocVersionBadge />
        <header>
          <Heading as="h1" className="title">
            {title}
          </Heading>
          {description && <p className="generatedIndexDescription">{description}</p>}
        </header>
        <DocCardList items={items} className="list" />
        <footer className="margin-top--lg">
          <DocPaginator previous={previous} next={next} />
        </footer>
      </div>
    </>
  );
}
