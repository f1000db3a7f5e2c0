/** The head tags of a post's page. */

import { releaseOf, useBlogPost } from "@docusaurus/plugin-content-blog/client";
import { PageMetadata, UnlistedMetadata } from "@docusaurus/theme-common";
import type { ReactElement } from "react";

export default function BlogPostPageMetadata(): ReactElement {
  const { metadata, frontMatter } = useBlogPost();
  const { title, description, image, date, lastUpdatedAt, tags, authors, unlisted } = metadata;
  const { keywords, title_meta } = frontMatter as { keywords?: string[]; title_meta?: string };
  const authorUrls = authors.flatMap(({ url }) => url ?? []);
  return (
    <>
      {unlisted && <UnlistedMetadata />}
      <PageMetadata title={title_meta ?? title} description={description} keywords={keywords} image={image}>
        <meta property="og:type" content="article" />
        {!releaseOf(metadata).undated && <meta property="article:published_time" content={date} />}
        {lastUpdatedAt !== undefined && (
          <meta property="article:modified_time" content={new Date(lastUpdatedAt).toISOString()} />
        )}
        {authorUrls.length > 0 && <meta property="article:author" content={authorUrls.join(",")} />}
        {tags.length > 0 && <meta property="article:tag" content={tags.map(({ label }) => label).join(",")} />}
      </PageMetadata>
    </>
  );
}
