/** The search box, loaded when it is first opened. As a modal dialog, it traps the focus, closes with Escape and restores the focus. */

import Link from "@docusaurus/Link";
import { type Hit, type SearchState, usePreparedSearch, useSearch, useSearchQuery } from "@docusaurus/local-search";
import { translate } from "@docusaurus/Translate";
import { useContextualSearchFilters, useThemeConfig } from "@docusaurus/theme-common";
import { useSearchSite, useSearchTexts } from "@docusaurus/theme-common/internal";
import IconClose from "@theme/Icon/Close";
import SearchMessage from "@theme/SearchModal/Message";
import SearchNotice from "@theme/SearchModal/Notice";
import SearchModalResults, { countOptions, optionId } from "@theme/SearchModal/Results";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";

export interface Props {
  readonly onClose: () => void;
}

const LIMITS = { pages: 8, sections: 3, snippet: 140 };

const isPlainClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => !ctrlKey && !metaKey && !shiftKey;

function SeeAll({ state, onFollow }: { readonly state: SearchState; readonly onFollow: () => void }) {
  const { page } = useSearchSite() ?? {};
  if (page === undefined || state.total === 0) return null;
  const message = translate(
    { id: "theme.SearchBar.seeAll", message: "See all {count} results" },
    { count: state.total },
  );
  return (
    <Link className="searchAll" to={`${page}?q=${encodeURIComponent(state.query)}`} onClick={onFollow}>
      {state.total === 1 ? translate({ id: "theme.SearchBar.seeOne", message: "See the result" }) : message}
    </Link>
  );
}

function Keys(): ReactElement {
  const text = useSearchTexts();
  const select = translate({ id: "theme.SearchModal.footer.selectText", message: "to select" });
  const navigate = translate({ id: "theme.SearchModal.footer.navigateText", message: "to navigate" });
  const close = translate({ id: "theme.SearchModal.footer.closeText", message: "to close" });
  return (
    <span className="searchHelp" aria-hidden>
      <kbd>↵</kbd> {text("modal.footer.selectText", select)}
      <kbd>↑</kbd>
      <kbd>↓</kbd> {text("modal.footer.navigateText", navigate)}
      <kbd>esc</kbd> {text("modal.footer.closeText", close)}
    </span>
  );
}

/** Announces the number of results to screen readers. */
function Status({ state }: { readonly state: SearchState }): ReactElement {
  const found = translate(
    { id: "theme.SearchModal.resultsCount", message: "Results: {count}" },
    { count: state.total },
  );
  const loading = translate({ id: "theme.SearchPage.fetchingNewResults", message: "Fetching new results..." });
  return (
    <div className="sr-only" role="status">
      {state.status === "done" ? found : state.status === "loading" ? loading : ""}
    </div>
  );
}

/** Loads the data of the first search before the box opens. */
export function Prepare(): null {
  usePreparedSearch(useContextualSearchFilters().tags);
  return null;
}

export default function SearchModal({ onClose }: Props): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useSearchQuery();
  const [active, setActive] = useState(0);
  const state = useSearch(query, useContextualSearchFilters().tags, LIMITS);
  const text = useSearchTexts();
  const placeholder = translate({ id: "theme.SearchModal.placeholder", message: "Search docs" });
  const cancel = translate({ id: "theme.SearchModal.searchBox.cancelButtonText", message: "Cancel" });
  const { algolia } = useThemeConfig() as { readonly algolia?: { readonly placeholder?: string } };
  const count = countOptions(state.pages);
  const isBehind = state.status === "loading";
  const followsNext = useRef(false);
  useEffect(() => {
    dialog.current?.showModal();
    input.current?.select();
  }, []);
  // A fast typist presses Enter before the results arrive.
  useEffect(() => {
    if (isBehind || !followsNext.current) return;
    followsNext.current = false;
    document.getElementById(optionId(listId, 0))?.click();
  }, [isBehind, listId]);
  const close = useCallback(() => dialog.current?.close(), []);
  const ask = (next: string): void => {
    setQuery(next);
    setActive(0);
    followsNext.current = false;
    input.current?.focus();
    // Scroll here, before anything changes: after the results have changed, it would force a layout.
    dialog.current?.querySelector("[role=listbox]")?.scrollTo(0, 0);
  };
  const move = (to: number): void => {
    setActive(to);
    document.getElementById(optionId(listId, to))?.scrollIntoView({ block: "nearest" });
  };
  const onInputKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && isBehind) followsNext.current = true;
    if (count === 0 || isBehind) return;
    if (event.key === "ArrowDown") move((active + 1) % count);
    else if (event.key === "ArrowUp") move((active + count - 1) % count);
    else if (event.key === "Enter") document.getElementById(optionId(listId, active))?.click();
    else return;
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    close();
  };
  const { followed } = state;
  const onFollow = useCallback(
    (event: MouseEvent, hit: Hit) => {
      followed(hit);
      if (isPlainClick(event)) close();
    },
    [followed, close],
  );
  const label = translate({ id: "theme.SearchBar.label", message: "Search" });
  return createPortal(
    <dialog
      ref={dialog}
      className="searchModal"
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      // A click outside the box has the dialog itself as its target.
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="searchBox">
        <div className="searchHead">
          <input
            ref={input}
            className="searchInput"
            // In a field of type `search`, Escape clears the text instead of closing the dialog.
            type="text"
            inputMode="search"
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={count > 0 ? listId : undefined}
            aria-activedescendant={count > 0 ? optionId(listId, active) : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            placeholder={algolia?.placeholder ?? text("modal.searchBox.placeholderText", placeholder)}
            value={query}
            onChange={(event) => ask(event.target.value)}
            onKeyDown={onInputKey}
          />
          <button
            type="button"
            className="clean-btn searchClose"
            aria-label={text("modal.searchBox.cancelButtonText", cancel)}
            onClick={close}
          >
            <IconClose width={18} height={18} />
          </button>
        </div>
        <Status state={state} />
        <SearchNotice state={state} />
        {count > 0 ? (
          <SearchModalResults
            id={listId}
            pages={state.pages}
            isBehind={isBehind}
            active={active}
            onActive={setActive}
            onFollow={onFollow}
          />
        ) : (
          <SearchMessage state={state} onQuery={ask} />
        )}
        <div className="searchFoot">
          <Keys />
          <SeeAll state={state} onFollow={close} />
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
