/** The text of a post. */

import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import MDXContent from "@theme/MDXContent";
import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly children?: ReactNode;
  readonly className?: string;
}

export default function BlogPostItemContent({ children, className }: Props): ReactElement {
  const { isBlogPostPage } = useBlogPost();
  return (
    <div
      id={isBlogPostPage ? "__blog-post-container" : undefined}
      className={clsx("markdown", className)}
      itemProp="articleBody"
    >
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
