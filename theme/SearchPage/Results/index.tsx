/** Results on the search page: one article per page. */

import Link from "@docusaurus/Link";
import type { Hit, PageHit } from "@docusaurus/local-search";
import Marked from "@theme/SearchModal/Marked";
import type { ReactElement } from "react";

export interface Props {
  readonly pages: readonly PageHit[];
  readonly onFollow: (hit: Hit) => void;
}

function Snippet({ snippet }: Hit): ReactElement | null {
  if (snippet.length === 0) return null;
  return (
    <p className="searchResultText">
      <Marked stretches={snippet} />
    </p>
  );
}

function Result({ page, onFollow }: Pick<Props, "onFollow"> & { readonly page: PageHit }): ReactElement {
  return (
    <article className="searchResult">
      {page.hierarchy.length > 0 && <p className="searchHitPath">{page.hierarchy.join(" › ")}</p>}
      <h2 className="searchResultTitle">
        <Link to={page.url} autoAddBaseUrl={false} onClick={() => onFollow(page)}>
          <Marked stretches={page.title} />
        </Link>
      </h2>
      <Snippet {...page} />
      {page.sections.length > 0 && (
        <ul className="clean-list searchResultSections">
          {page.sections.map((section) => (
            <li key={section.url}>
              <Link to={section.url} autoAddBaseUrl={false} onClick={() => onFollow(section)}>
                <Marked stretches={section.title} />
              </Link>
              <Snippet {...section} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

export default function SearchPageResults({ pages, onFollow }: Props): ReactElement[] {
  return pages.map((page) => <Result key={page.url} page={page} onFollow={onFollow} />);
}
