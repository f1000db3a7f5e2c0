/** Results in the search box: pages with their matching sections. The keyboard moves through them while the input keeps the focus. */

import type { Hit, PageHit } from "@docusaurus/local-search";
import { translate } from "@docusaurus/Translate";
import Marked from "@theme/SearchModal/Marked";
import clsx from "clsx";
import { memo, type MouseEvent, type ReactElement, useDeferredValue } from "react";

export interface Props {
  readonly id: string;
  readonly pages: readonly PageHit[];
  /** Whether the results belong to an earlier query. */
  readonly isBehind: boolean;
  /** Index of the option that Enter follows. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onFollow: (event: MouseEvent, hit: Hit) => void;
}

interface OptionProps extends Omit<Props, "pages" | "isBehind"> {
  readonly hit: Hit;
  /** The page's ancestors; absent for a section. */
  readonly hierarchy?: readonly string[];
  readonly index: number;
}

/** Returns the element ID of an option. */
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

/** Returns the number of options for these pages. */
export function countOptions(pages: readonly PageHit[]): number {
  return pages.reduce((sum, { sections }) => sum + 1 + sections.length, 0);
}

/** Memoized: a key press changes the query first, and must not render the old results again. */
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

/** Minimum height of an option in pixels. */
const LOWEST = 36;

const NONE: readonly PageHit[] = [];

/** Returns as many of the first pages as the tallest box can show. */
function fillBox(pages: readonly PageHit[]): readonly PageHit[] {
  const end = pages.findIndex((_, at) => countOptions(pages.slice(0, at)) * LOWEST > innerHeight);
  return end < 0 ? pages : pages.slice(0, end);
}

export default function SearchModalResults({ isBehind, pages, ...rest }: Props): ReactElement {
  // Renders the visible results first, and the rest after the next frame.
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
