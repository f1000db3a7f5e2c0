/** The authors of a post: with names and titles if at least one has them, otherwise as a row of pictures. */

import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import Author from "@theme/BlogPostItem/Header/Author";
import clsx from "clsx";
import type { ReactElement } from "react";

export default function BlogPostItemHeaderAuthors({ className }: { readonly className?: string }): ReactElement | null {
  const { authors } = useBlogPost().metadata;
  if (authors.length === 0) return null;
  const onlyImages = authors.every(({ name }) => !name);
  return (
    <div className={clsx("margin-top--md margin-bottom--sm", onlyImages ? "imageOnlyAuthorRow" : "row", className)}>
      {authors.map((author, index) => (
        <div
          key={index}
          className={clsx(
            onlyImages ? "imageOnlyAuthorCol" : "col authorCol",
            !onlyImages && (authors.length === 1 ? "col--12" : "col--6"),
          )}
        >
          <Author author={author} />
        </div>
      ))}
    </div>
  );
}
