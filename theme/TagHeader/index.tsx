/** The header of a tag's page: title and description, also as head tags, and a link to all tags. */

import Link from "@docusaurus/Link";
import Translate from "@docusaurus/Translate";
import { PageMetadata, UnlistedMetadata } from "@docusaurus/theme-common";
import Heading from "@theme/Heading";
import Unlisted from "@theme/Unlisted";
import type { ReactElement } from "react";

export interface Props {
  readonly title: string;
  readonly tag: { readonly description?: string; readonly allTagsPath: string; readonly unlisted: boolean };
}

export default function TagHeader({ title, tag: { description, allTagsPath, unlisted } }: Props): ReactElement {
  return (
    <>
      <PageMetadata title={title} description={description} />
      {unlisted && <UnlistedMetadata />}
      {unlisted && <Unlisted />}
      <header className="margin-bottom--xl">
        <Heading as="h1">{title}</Heading>
        {description && <p>{description}</p>}
        <Link href={allTagsPath}>
          <Translate id="theme.tags.tagsPageLink">View All Tags</Translate>
        </Link>
      </header>
    </>
  );
}
