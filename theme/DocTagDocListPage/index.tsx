/** All docs with one tag. */

import Link from "@docusaurus/Link";
import { translate } from "@docusaurus/Translate";
import type { DocTagDocsProps } from "../../src/model/docs.ts";
import { HtmlClassNameProvider, usePluralForm } from "@docusaurus/theme-common";
import SearchMetadata from "@theme/SearchMetadata";
import TagHeader from "@theme/TagHeader";
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
      <SearchMetadata tag="doc_tag_doc_list" />
      <TagHeader title={title} tag={tag} />
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
