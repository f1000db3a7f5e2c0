/** Below a post: its tags, the rest of it, and where to edit it. */

import Link from "@docusaurus/Link";
import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import Translate, { translate } from "@docusaurus/Translate";
import EditMetaRow from "@theme/EditMetaRow";
import TagsListInline from "@theme/TagsListInline";
import clsx from "clsx";
import type { ReactElement } from "react";

function ReadMore(): ReactElement {
  const { title, permalink } = useBlogPost().metadata;
  const label = translate({ id: "theme.blog.post.readMoreLabel", message: "Read more about {title}" }, { title });
  return (
    <Link to={permalink} aria-label={label}>
      <b>
        <Translate id="theme.blog.post.readMore">Read More</Translate>
      </b>
    </Link>
  );
}

export default function BlogPostItemFooter(): ReactElement | null {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { tags, truncated, editUrl, lastUpdate } = metadata;
  const showsMore = !isBlogPostPage && truncated;
  const showsEdit = isBlogPostPage && (editUrl !== undefined || lastUpdate !== undefined);
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
              <ReadMore />
            </div>
          )}
        </div>
      )}
      {showsEdit && (
        <EditMetaRow
          className="margin-top--sm theme-blog-footer-edit-meta-row"
          editUrl={editUrl}
          lastUpdate={lastUpdate}
        />
      )}
    </footer>
  );
}
