/** The head tags of a doc's page. */

import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { PageMetadata, UnlistedMetadata } from "@docusaurus/theme-common";
import type { ReactElement } from "react";

export default function DocItemMetadata(): ReactElement {
  const { metadata, frontMatter } = useDoc();
  const { keywords } = frontMatter as { keywords?: string[] };
  return (
    <>
      {metadata.unlisted && <UnlistedMetadata />}
      <PageMetadata
        title={metadata.title}
        description={metadata.description}
        keywords={keywords}
        image={metadata.image}
      />
    </>
  );
}
