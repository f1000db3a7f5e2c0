/** The footer of a doc: tags, edit link and last update. */

import { useDoc } from "@docusaurus/plugin-content-docs/client";
import EditMetaRow from "@theme/EditMetaRow";
import TagsListInline from "@theme/TagsListInline";
import type { ReactElement } from "react";

export default function DocItemFooter(): ReactElement | null {
  const { tags, editUrl, lastUpdatedAt, lastUpdatedBy, formattedLastUpdatedAt } = useDoc().metadata;
  if (tags.length === 0 && !editUrl && !lastUpdatedAt && !lastUpdatedBy) return null;
  return (
    <footer className="theme-doc-footer docusaurus-mt-lg">
      {tags.length > 0 && (
        <div className="theme-doc-footer-tags-row row margin-bottom--sm">
          <div className="col">
            <TagsListInline tags={tags} />
          </div>
        </div>
      )}
      <EditMetaRow
        className="theme-doc-footer-edit-meta-row"
        editUrl={editUrl}
        lastUpdatedAt={lastUpdatedAt}
        lastUpdatedBy={lastUpdatedBy}
        formattedLastUpdatedAt={formattedLastUpdatedAt}
      />
    </footer>
  );
}
