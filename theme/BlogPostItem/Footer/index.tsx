/** The footer of a post: tags, the link to the full post, and the edit link. */

import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import ReadMoreLink from "@theme/BlogPostItem/Footer/ReadMoreLink";
import EditMetaRow from "@theme/EditMetaRow";
import TagsListInline from "@theme/TagsListInline";
import clsx from "clsx";
import type { ReactElement } from "react";

export default function BlogPostItemFooter(): ReactElement | null {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { title, permalink, tags, truncated, editUrl, lastUpdatedAt, lastUpdatedBy } = metadata;
  const showsMore = !isBlogPostPage && truncated;
  const showsEdit = isBlogPostPage && (editUrl || lastUpdatedAt || lastUpdatedBy);
  if (tags.length === 0 && !showsMore && !showsEdit) return null;
  return (
    <footer className="docusaurus-mt-lg">
      {(tags.length > 0 || showsMore) && (
        <div className="row theme-blog-footer-tags-row">
          {tags.length > 0 && (
            <div className={clsx("col", showsMore && "col--9")}>
              <TagsListInline tags={tags} />
            </div>
          )}
          {showsMore && (
            <div className={clsx("col text--right", tags.length > 0 && "col--3")}>
              <ReadMoreLink blogPostTitle={title} to={permalink} />
            </div>
          )}
        </div>
      )}
      {showsEdit && (
        <EditMetaRow
          className="margin-top--sm theme-blog-footer-edit-meta-row"
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
          lastUpdatedBy={lastUpdatedBy}
        />
      )}
    </footer>
  );
}
