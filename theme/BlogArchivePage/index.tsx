/** All blog posts, grouped by year. */

import Link from "@docusaurus/Link";
import { translate } from "@docusaurus/Translate";
import type { BlogArchiveProps } from "../../src/model/blog.ts";
import { HtmlClassNameProvider, PageMetadata } from "@docusaurus/theme-common";
import Heading from "@theme/Heading";
import Layout from "@theme/Layout";
import type { ReactElement } from "react";

type Posts = BlogArchiveProps["posts"];

function Year({ year, posts }: { readonly year: string; readonly posts: Posts }): ReactElement {
  return (
    <div className="col col--4 margin-vert--lg">
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul className="clean-list archiveList">
        {posts.map(({ permalink, title, date, formattedDate }) => (
          <li key={permalink}>
            <Link to={permalink}>
              <time dateTime={date}>{formattedDate}</time>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export default function BlogArchivePage({ posts }: BlogArchiveProps): ReactElement {
  const title = translate({ id: "theme.blog.archive.title", message: "Archive" });
  const description = translate({ id: "theme.blog.archive.description", message: "Archive" });
  const years = [...Map.groupBy(posts, ({ date }) => date.slice(0, 4))];
  return (
    <HtmlClassNameProvider className="blog-wrapper">
      <Layout>
        <PageMetadata title={title} description={description} />
        <header className="hero hero--primary">
          <div className="container">
            <h1 className="hero__title">{title}</h1>
          </div>
        </header>
        <main>
          {years.length > 0 && (
            <section className="margin-vert--lg">
              <div className="container">
                <div className="row">
                  {years.map(([year, ofYear]) => (
                    <Year key={year} year={year} posts={ofYear} />
                  ))}
                </div>
              </div>
            </section>
          )}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
