/** The layout of all debug pages, with their menu. */

import Head from "@docusaurus/Head";
import Link from "@docusaurus/Link";
import { PageMetadata } from "@docusaurus/theme-common";
import DebugStyles from "@theme/DebugLayout/Styles";
import Layout from "@theme/Layout";
import type { ReactElement, ReactNode } from "react";
import { DEBUG_PAGES, DEBUG_PATH, type DebugViewName } from "../../src/url/debug-paths.ts";

export interface Props {
  readonly view: DebugViewName;
  /** One sentence that describes the page. */
  readonly intro: string;
  readonly children: ReactNode;
}

export default function DebugLayout({ view, intro, children }: Props): ReactElement {
  const title = DEBUG_PAGES.find((page) => page.view === view)?.title ?? view;
  return (
    <Layout>
      <PageMetadata title={`${title} (debug)`} />
      <Head>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <DebugStyles />
      <main className="container margin-vert--lg debugPage">
        <nav aria-label="Debug pages">
          <ul className="tabs debugTabs">
            {DEBUG_PAGES.map((page) => (
              <li key={page.view}>
                <Link
                  to={`/${DEBUG_PATH}/${page.view}`}
                  className={`tabs__item${page.view === view ? " tabs__item--active" : ""}`}
                  {...(page.view === view && { "aria-current": "page" })}
                >
                  {page.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <h1>{title}</h1>
        <p>{intro}</p>
        {children}
      </main>
    </Layout>
  );
}
