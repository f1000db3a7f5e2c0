/** One release on its own page. */

import Link from "@docusaurus/Link";
import { BlogPostProvider, releaseOf } from "@docusaurus/plugin-content-blog/client";
import Translate, { translate } from "@docusaurus/Translate";
import type { BlogPostProps, BlogSidebar } from "../../src/model/blog.ts";
import { HtmlClassNameProvider } from "@docusaurus/theme-common";
import { Content, TocContext, tocLevelsOf } from "@docusaurus/theme-common/internal";
import BlogLayout from "@theme/BlogLayout";
import BlogPostItemFooter from "@theme/BlogPostItem/Footer";
import BlogPostItemHeaderAuthors from "@theme/BlogPostItem/Header/Authors";
import BlogPostPageMetadata from "@theme/BlogPostPage/Metadata";
import CopyPage from "@theme/CopyPage";
import BlogPostPageStructuredData from "@theme/BlogPostPage/StructuredData";
import ChangelogInfo from "@theme/Changelog/Info";
import ChangelogStyles from "@theme/Changelog/Styles";
import PaginatorNavLink from "@theme/PaginatorNavLink";
import TOC from "@theme/TOC";
import Unlisted from "@theme/Unlisted";
import type { ReactElement } from "react";

export interface Props extends BlogPostProps {
  readonly sidebar?: BlogSidebar;
}

function Header({ post }: Pick<Props, "post">): ReactElement {
  const { url } = releaseOf(post);
  return (
    <header>
      <h1 className="blogPostTitle title" itemProp="headline">
        {post.title}
      </h1>
      <CopyPage />
      <div className="changelogHead margin-vert--md">
        <ChangelogInfo post={post} />
        {url && (
          <Link href={url}>
            <Translate id="theme.changelog.changes">All changes</Translate>
          </Link>
        )}
      </div>
      <BlogPostItemHeaderAuthors />
    </header>
  );
}

function Neighbors({ post: { previous, next } }: Pick<Props, "post">): ReactElement | null {
  if (!previous && !next) return null;
  return (
    <nav
      className="pagination-nav docusaurus-mt-lg"
      aria-label={translate({ id: "theme.changelog.navAriaLabel", message: "Other releases" })}
    >
      {previous && (
        <PaginatorNavLink
          {...previous}
          subLabel={translate({ id: "theme.changelog.newer", message: "Newer release" })}
        />
      )}
      {next && (
        <PaginatorNavLink
          {...next}
          isNext
          subLabel={translate({ id: "theme.changelog.older", message: "Older release" })}
        />
      )}
    </nav>
  );
}

export default function ChangelogPage({ post, toc, sidebar }: Props): ReactElement {
  const showsToc = toc.length > 0;
  return (
    <HtmlClassNameProvider className="blog-wrapper changelog-page">
      <BlogPostProvider post={post} body="content" toc={toc} isBlogPostPage>
        <TocContext value={toc}>
          <BlogLayout sidebar={sidebar} toc={showsToc && <TOC toc={toc} {...tocLevelsOf(post.frontMatter)} />}>
            <BlogPostPageMetadata />
            <BlogPostPageStructuredData />
            <ChangelogStyles />
            {post.unlisted && <Unlisted />}
            <article itemScope itemProp="blogPost" itemType="https://schema.org/BlogPosting">
              <Header post={post} />
              <div id="__blog-post-container" className="markdown" itemProp="articleBody">
                <Content of="content" className="markdown" />
              </div>
              <BlogPostItemFooter />
            </article>
            <Neighbors post={post} />
          </BlogLayout>
        </TocContext>
      </BlogPostProvider>
    </HtmlClassNameProvider>
  );
}
