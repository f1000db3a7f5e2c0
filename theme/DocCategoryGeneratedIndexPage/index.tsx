/** The generated index page of a category, with a card for each item. */

import { useCurrentSidebarCategory } from "@docusaurus/plugin-content-docs/client";
import type { DocCategoryIndexProps } from "../../src/model/docs.ts";
import { HtmlClassNameProvider, PageMetadata } from "@docusaurus/theme-common";
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
    <HtmlClassNameProvider className="docs-doc-page">
      <PageMetadata title={title} description={description} keywords={keywords} image={image} />
      <div className="generatedIndexPage">
        <DocVersionBanner />
        <div className="docItemTop">
          <DocBreadcrumbs />
        </div>
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
    </HtmlClassNameProvider>
  );
}
