/** Results on the search page: one article for each page. */

import Link from "@docusaurus/Link";
import { highlight, type PageHit, type SectionHit, toSnippet } from "@docusaurus/local-search";
import Marked from "@theme/SearchModal/Marked";
import type { ReactElement } from "react";

export interface Props {
  readonly pages: readonly PageHit[];
}

const SNIPPET_LENGTH = 220;

function Snippet({ text = "", terms }: SectionHit): ReactElement | null {
  if (text === "") return null;
  return (
    <p className="searchResultText">
      <Marked stretches={toSnippet(text, terms, SNIPPET_LENGTH)} />
    </p>
  );
}

function Result({ page }: { readonly page: PageHit }): ReactElement {
  const [own, ...sections] = page.sections;
  return (
    <article className="searchResult">
      {page.breadcrumbs.length > 0 && <p className="searchHitPath">{page.breadcrumbs.join(" › ")}</p>}
      <h2 className="searchResultTitle">
        <Link to={page.url} autoAddBaseUrl={false}>
          <Marked stretches={highlight(page.title, own?.terms ?? [])} />
        </Link>
      </h2>
      {own && <Snippet {...own} />}
      {sections.length > 0 && (
        <ul className="clean-list searchResultSections">
          {sections.map((section) => (
            <li key={section.url}>
              <Link to={section.url} autoAddBaseUrl={false}>
                <Marked stretches={highlight(section.title, section.terms)} />
              </Link>
              <Snippet {...section} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

export default function SearchPageResults({ pages }: Props): ReactElement[] {
  return pages.map((page) => <Result key={page.url} page={page} />);
}
