/** All tags of a version of the docs. */

import type { DocTagsListProps } from "../../src/model/docs.ts";
import { HtmlClassNameProvider, PageMetadata, translateTagsPageTitle } from "@docusaurus/theme-common";
import Heading from "@theme/Heading";
import SearchMetadata from "@theme/SearchMetadata";
import TagsListByLetter from "@theme/TagsListByLetter";
import type { ReactElement } from "react";

export default function DocTagsListPage({ tags }: DocTagsListProps): ReactElement {
  const title = translateTagsPageTitle();
  return (
    <HtmlClassNameProvider className="docs-tags-list-page">
      <PageMetadata title={title} />
      <SearchMetadata tag="doc_tags_list" />
      <Heading as="h1">{title}</Heading>
      <TagsListByLetter tags={tags} />
    </HtmlClassNameProvider>
  );
}
