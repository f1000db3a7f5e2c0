/** The date and the reading time of a post. */

import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import { translate } from "@docusaurus/Translate";
import { usePluralForm } from "@docusaurus/theme-common";
import clsx from "clsx";
import type { ReactElement } from "react";

export default function BlogPostItemHeaderInfo({ className }: { readonly className?: string }): ReactElement {
  const { date, formattedDate, readingTime } = useBlogPost().metadata;
  const { selectMessage } = usePluralForm();
  const minutes = Math.ceil(readingTime ?? 0);
  return (
    <div className={clsx("blogPostInfo margin-vert--md", className)}>
      <time dateTime={date} itemProp="datePublished">
        {formattedDate}
      </time>
      {readingTime !== undefined && (
        <>
          {" · "}
          {selectMessage(
            minutes,
            translate(
              {
                id: "theme.blog.post.readingTime.plurals",
                message: "One min read|{readingTime} min read",
              },
              { readingTime: minutes },
            ),
          )}
        </>
      )}
    </div>
  );
}
