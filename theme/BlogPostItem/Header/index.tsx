/** Title, date, reading time and authors of a post. */

import Link from "@docusaurus/Link";
import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import { translate } from "@docusaurus/Translate";
import { usePluralForm } from "@docusaurus/theme-common";
import BlogPostItemHeaderAuthors from "@theme/BlogPostItem/Header/Authors";
import CopyPage from "@theme/CopyPage";
import type { ReactElement } from "react";

function Title(): ReactElement {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { permalink, title } = metadata;
  if (isBlogPostPage) {
    return (
      <h1 className="blogPostTitle title" itemProp="headline">
        {title}
      </h1>
    );
  }
  return (
    <h2 className="blogPostTitle title" itemProp="headline">
      <Link itemProp="url" to={permalink}>
        {title}
      </Link>
    </h2>
  );
}

function Info(): ReactElement {
  const { date, formattedDate, readingTime } = useBlogPost().metadata;
  const { selectMessage } = usePluralForm();
  const minutes = Math.ceil(readingTime ?? 0);
  return (
    <div className="blogPostInfo margin-vert--md">
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

export default function BlogPostItemHeader(): ReactElement {
  const { isBlogPostPage } = useBlogPost();
  return (
    <header>
      <Title />
      {isBlogPostPage && <CopyPage />}
      <Info />
      <BlogPostItemHeaderAuthors />
    </header>
  );
}
