/** All docs with one tag. */

import Link from "@docusaurus/Link";
import Translate, { translate } from "@docusaurus/Translate";
import type { DocTagDocsProps } from "../../src/model/docs.ts";
import { HtmlClassNameProvider, PageMetadata, UnlistedMetadata, usePluralForm } from "@docusaurus/theme-common";
import Heading from "@theme/Heading";
import SearchMetadata from "@theme/SearchMetadata";
import Unlisted from "@theme/Unlisted";
import type { ReactElement } from "react";

function useTitle({ count, label }: DocTagDocsProps["tag"]): string {
  const { selectMessage } = usePluralForm();
  const nDocsTagged = selectMessage(
    count,
    translate(
      { id: "theme.docs.tagDocListPageTitle.nDocsTagged", message: "One doc tagged|{count} docs tagged" },
      { count },
    ),
  );
  return translate(
    { id: "theme.docs.tagDocListPageTitle", message: '{nDocsTagged} with "{tagName}"' },
    { nDocsTagged, tagName: label },
  );
}

export default function DocTagDocListPage({ tag }: DocTagDocsProps): ReactElement {
  const title = useTitle(tag);
  return (
    <HtmlClassNameProvider className="docs-tags-doc-list-page">
      <PageMetadata title={title} description={tag.description} />
      {tag.unlisted && <UnlistedMetadata />}
      <SearchMetadata tag="doc_tag_doc_list" />
      {tag.unlisted && <Unlisted />}
      <header className="margin-bottom--xl">
        <Heading as="h1">{title}</Heading>
        {tag.description && <p>{tag.description}</p>}
        <Link href={tag.allTagsPath}>
          <Translate id="theme.tags.tagsPageLink">View All Tags</Translate>
        </Link>
      </header>
      <section className="margin-vert--lg">
        {tag.items.map(({ id, permalink, title: docTitle, description }) => (
          <article key={id} className="margin-vert--lg">
            <Link to={permalink}>
              <h2>{docTitle}</h2>
            </Link>
            {description && <p>{description}</p>}
          </article>
        ))}
      </section>
    </HtmlClassNameProvider>
  );
}
