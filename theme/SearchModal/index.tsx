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
  type RefObject,
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

/** The option that the keyboard has reached, and what keys do to it. */
function useActiveOption(state: SearchState, listId: string) {
  const [active, setActive] = useState(0);
  const count = countOptions(state.pages);
  const isBehind = state.status === "loading";
  const followsNext = useRef(false);
  const option = (index: number): HTMLElement | null => document.getElementById(optionId(listId, index));
  // A fast typist presses Enter before the results arrive.
  useEffect(() => {
    if (isBehind || !followsNext.current) return;
    followsNext.current = false;
    document.getElementById(optionId(listId, 0))?.click();
  }, [isBehind, listId]);
  const move = (to: number): void => {
    setActive(to);
    option(to)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && isBehind) followsNext.current = true;
    if (count === 0 || isBehind) return;
    if (event.key === "ArrowDown") move((active + 1) % count);
    else if (event.key === "ArrowUp") move((active + count - 1) % count);
    else if (event.key === "Enter") option(active)?.click();
    else return;
    event.preventDefault();
  };
  const reset = (): void => {
    setActive(0);
    followsNext.current = false;
  };
  return { active, setActive, count, isBehind, onKeyDown, reset };
}

interface FieldProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly listId: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly option: Pick<ReturnType<typeof useActiveOption>, "active" | "count" | "onKeyDown">;
}

function Field({
  input,
  label,
  listId,
  query,
  onQuery,
  option: { active, count, onKeyDown },
}: FieldProps): ReactElement {
  const text = useSearchTexts();
  const placeholder = translate({ id: "theme.SearchModal.placeholder", message: "Search docs" });
  const { algolia } = useThemeConfig() as { readonly algolia?: { readonly placeholder?: string } };
  return (
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
      onChange={(event) => onQuery(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

function Close({ onClick }: { readonly onClick: () => void }): ReactElement {
  const text = useSearchTexts();
  const cancel = translate({ id: "theme.SearchModal.searchBox.cancelButtonText", message: "Cancel" });
  return (
    <button
      type="button"
      className="clean-btn searchClose"
      aria-label={text("modal.searchBox.cancelButtonText", cancel)}
      onClick={onClick}
    >
      <IconClose width={18} height={18} />
    </button>
  );
}

/** A dialog that opens at once. A click outside of its box and Ctrl+K close it. */
function useDialog(input: RefObject<HTMLInputElement | null>) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
    input.current?.select();
  }, [input]);
  const close = useCallback(() => ref.current?.close(), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    close();
  };
  // Outside the box, the target is the dialog itself.
  const onClick = (event: MouseEvent): void => void (event.target === ref.current && close());
  return { ref, close, props: { ref, onKeyDown, onClick } };
}

export default function SearchModal({ onClose }: Props): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const { ref: dialog, close, props } = useDialog(input);
  const listId = useId();
  const [query, setQuery] = useSearchQuery();
  const state = useSearch(query, useContextualSearchFilters().tags, LIMITS);
  const option = useActiveOption(state, listId);
  const ask = (next: string): void => {
    setQuery(next);
    option.reset();
    input.current?.focus();
    // Scroll here, before anything changes: after the results have changed, it would force a layout.
    dialog.current?.querySelector("[role=listbox]")?.scrollTo(0, 0);
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
  const { active, setActive, count, isBehind } = option;
  return createPortal(
    <dialog {...props} className="searchModal" aria-label={label} onClose={onClose}>
      <div className="searchBox">
        <div className="searchHead">
          <Field {...{ input, label, listId, query, option }} onQuery={ask} />
          <Close onClick={close} />
        </div>
        <Status state={state} />
        <SearchNotice state={state} />
        {count > 0 ? (
          <SearchModalResults
            {...{ active, isBehind, onFollow }}
            id={listId}
            pages={state.pages}
            onActive={setActive}
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
