/** Below the text of a doc: its tags, where to edit it, and when that was done last. */

import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { ThemeClassNames } from "@docusaurus/theme-common";
import EditMetaRow from "@theme/EditMetaRow";
import TagsListInline from "@theme/TagsListInline";
import clsx from "clsx";
import type { ReactElement } from "react";

export default function DocItemFooter(): ReactElement | null {
  const { tags, editUrl, lastUpdate } = useDoc().metadata;
  if (tags.length === 0 && !editUrl && !lastUpdate) return null;
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, "docusaurus-mt-lg")}>
      {tags.length > 0 && (
        <div className={clsx(ThemeClassNames.docs.docFooterTagsRow, "row margin-bottom--sm")}>
          <div className="col">
            <TagsListInline tags={tags} />
          </div>
        </div>
      )}
      <EditMetaRow className={ThemeClassNames.docs.docFooterEditMetaRow} editUrl={editUrl} lastUpdate={lastUpdate} />
    </footer>
  );
}
