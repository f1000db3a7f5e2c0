/** Results in the search box: pages, each with its sections that match. The input keeps the focus and moves through them. */

import { highlight, type PageHit, type SectionHit, toSnippet } from "@docusaurus/local-search";
import { translate } from "@docusaurus/Translate";
import Marked from "@theme/SearchModal/Marked";
import clsx from "clsx";
import { type MouseEvent, type ReactElement, useEffect, useRef } from "react";

export interface Props {
  readonly id: string;
  readonly pages: readonly PageHit[];
  /** Number of the option that Enter follows. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onFollow: (event: MouseEvent) => void;
}

interface OptionProps extends Omit<Props, "pages"> {
  readonly page: PageHit;
  readonly hit: SectionHit;
  readonly index: number;
}

/** Element id of an option. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function Option({ id, page, hit, index, active, onActive, onFollow }: OptionProps): ReactElement {
  const element = useRef<HTMLAnchorElement>(null);
  const isActive = index === active;
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  const isPage = hit.title === "";
  const snippet = toSnippet(hit.text ?? "", hit.terms);
  return (
    <a
      ref={element}
      id={optionId(id, index)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={hit.url}
      className={clsx("searchHit", isPage ? "searchHitPage" : "searchHitSection")}
      onMouseMove={() => !isActive && onActive(index)}
      onClick={onFollow}
    >
      {isPage && page.breadcrumbs.length > 0 && <span className="searchHitPath">{page.breadcrumbs.join(" › ")}</span>}
      <span className="searchHitTitle">
        <Marked stretches={highlight(isPage ? page.title : hit.title, hit.terms)} />
      </span>
      {snippet.length > 0 && (
        <span className="searchHitText">
          <Marked stretches={snippet} />
        </span>
      )}
    </a>
  );
}

export default function SearchModalResults({ pages, ...rest }: Props): ReactElement {
  const label = translate({ id: "theme.SearchModal.resultsLabel", message: "Search results" });
  const starts = pages.map((_, at) => pages.slice(0, at).reduce((sum, { sections }) => sum + sections.length, 0));
  return (
    <div className="searchHits thin-scrollbar" id={rest.id} role="listbox" aria-label={label}>
      {pages.map((page, at) => (
        <div key={page.url} className="searchGroup" role="group" aria-label={page.title}>
          {page.sections.map((hit, section) => (
            <Option key={hit.url} {...rest} page={page} hit={hit} index={(starts[at] ?? 0) + section} />
          ))}
        </div>
      ))}
    </div>
  );
}
