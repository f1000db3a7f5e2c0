/** The title of a post; in lists, a link to the post. */

import Link from "@docusaurus/Link";
import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import clsx from "clsx";
import type { ReactElement } from "react";

export default function BlogPostItemHeaderTitle({ className }: { readonly className?: string }): ReactElement {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { permalink, title } = metadata;
  const Heading = isBlogPostPage ? "h1" : "h2";
  return (
    <Heading className={clsx("blogPostTitle title", className)} itemProp="headline">
      {isBlogPostPage ? (
        title
      ) : (
        <Link itemProp="url" to={permalink}>
          {title}
        </Link>
      )}
    </Heading>
  );
}
