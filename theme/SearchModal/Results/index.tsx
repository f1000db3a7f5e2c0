/** Results in the search box: pages, each with its sections that match. The input keeps the focus and moves through them. */

import type { Hit, PageHit } from "@docusaurus/local-search";
import { translate } from "@docusaurus/Translate";
import Marked from "@theme/SearchModal/Marked";
import clsx from "clsx";
import { memo, type MouseEvent, type ReactElement, useDeferredValue } from "react";

export interface Props {
  readonly id: string;
  readonly pages: readonly PageHit[];
  /** Whether these are results of an earlier query. */
  readonly isBehind: boolean;
  /** Number of the option that Enter follows. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onFollow: (event: MouseEvent, hit: Hit) => void;
}

interface OptionProps extends Omit<Props, "pages" | "isBehind"> {
  readonly hit: Hit;
  /** The titles above a page; absent for a section. */
  readonly hierarchy?: readonly string[];
  readonly index: number;
}

/** Element id of an option. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function Option({ id, hit, hierarchy, index, active, onActive, onFollow }: OptionProps): ReactElement {
  const isActive = index === active;
  return (
    <a
      id={optionId(id, index)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={hit.url}
      className={clsx("searchHit", hierarchy ? "searchHitPage" : "searchHitSection")}
      onMouseMove={() => !isActive && onActive(index)}
      onClick={(event) => onFollow(event, hit)}
    >
      {hierarchy && hierarchy.length > 0 && <span className="searchHitPath">{hierarchy.join(" › ")}</span>}
      <span className="searchHitTitle">
        <Marked stretches={hit.title} />
      </span>
      {hit.snippet.length > 0 && (
        <span className="searchHitText">
          <Marked stretches={hit.snippet} />
        </span>
      )}
    </a>
  );
}

/** Number of options that these pages are. */
export function countOptions(pages: readonly PageHit[]): number {
  return pages.reduce((sum, { sections }) => sum + 1 + sections.length, 0);
}

/** A key changes the query before it changes the results: until then they are not rendered again. */
const Groups = memo(({ pages, ...rest }: Omit<Props, "isBehind">): ReactElement[] =>
  pages.map((page, at) => {
    const first = countOptions(pages.slice(0, at));
    return (
      <div key={page.url} className="searchGroup" role="group" aria-label={toText(page.title)}>
        <Option {...rest} hit={page} hierarchy={page.hierarchy} index={first} />
        {page.sections.map((hit, section) => (
          <Option key={hit.url} {...rest} hit={hit} index={first + 1 + section} />
        ))}
      </div>
    );
  }),
);

/** Height in pixels of the lowest option. */
const LOWEST = 36;

const NONE: readonly PageHit[] = [];

/** The first of these pages, as many as the highest box can show. */
function fillBox(pages: readonly PageHit[]): readonly PageHit[] {
  const end = pages.findIndex((_, at) => countOptions(pages.slice(0, at)) * LOWEST > innerHeight);
  return end < 0 ? pages : pages.slice(0, end);
}

export default function SearchModalResults({ isBehind, pages, ...rest }: Props): ReactElement {
  // A key waits only for the results that it shows; those below them come after the frame.
  const isRestDue = useDeferredValue(pages, NONE) === pages;
  const label = translate({ id: "theme.SearchModal.resultsLabel", message: "Search results" });
  return (
    <div className="searchHits thin-scrollbar" id={rest.id} role="listbox" aria-label={label} aria-busy={isBehind}>
      <Groups {...rest} pages={isRestDue ? pages : fillBox(pages)} />
    </div>
  );
}

function toText(stretches: Hit["title"]): string {
  return stretches.map(({ text }) => text).join("");
}
