/** A page made from a Markdown file. */

import type { MdxPageProps } from "../../src/model/blog.ts";
import { HtmlClassNameProvider, PageMetadata, UnlistedMetadata } from "@docusaurus/theme-common";
import { Content, TocContext, tocLevelsOf } from "@docusaurus/theme-common/internal";
import ContentVisibility from "@theme/ContentVisibility";
import EditMetaRow from "@theme/EditMetaRow";
import Layout from "@theme/Layout";
import MDXContent from "@theme/MDXContent";
import TOC from "@theme/TOC";
import clsx from "clsx";
import type { ReactElement } from "react";

export default function MDXPage(props: MdxPageProps): ReactElement {
  const { title, description, image, frontMatter, toc, hideTableOfContents, wrapperClassName, unlisted } = props;
  const { editUrl, lastUpdatedAt, lastUpdatedBy } = props;
  const { keywords } = frontMatter as { keywords?: string[] };
  const showsToc = !hideTableOfContents && toc.length > 0;
  return (
    <HtmlClassNameProvider className={clsx(wrapperClassName ?? "mdx-wrapper", "mdx-page")}>
      <Layout>
        <PageMetadata title={title} description={description} keywords={keywords} image={image} />
        {unlisted && <UnlistedMetadata />}
        <main className="container container--fluid margin-vert--lg">
          <div className="row mdxPageWrapper">
            <div className={clsx("col", showsToc && "col--8")}>
              <ContentVisibility metadata={props} />
              <article>
                <TocContext value={toc}>
                  <MDXContent>
                    <Content of="content" className="markdown" />
                  </MDXContent>
                </TocContext>
              </article>
              <EditMetaRow
                className="margin-top--lg"
                editUrl={editUrl}
                lastUpdatedAt={lastUpdatedAt}
                lastUpdatedBy={lastUpdatedBy}
              />
            </div>
            {showsToc && (
              <div className="col col--2">
                <TOC toc={toc} {...tocLevelsOf(frontMatter)} />
              </div>
            )}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
