/** The button and the keyboard shortcuts that open the search, which is loaded then. */

import { translate } from "@docusaurus/Translate";
import { loadAllStyles, useSearchSite, useSearchTexts } from "@docusaurus/theme-common/internal";
import IconFrame from "@theme/Icon/Frame";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { type ComponentType, type ReactElement, useEffect, useState } from "react";

interface Loaded {
  readonly default: ComponentType<{ readonly onClose: () => void }>;
  /** Loads the code and data of the first search. A custom modal may not need it. */
  readonly Prepare?: ComponentType;
}

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether a key opens the search: Ctrl+K or ⌘K anywhere, `/` outside text fields. */
function opensSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]") || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k";
  return key === "/" && !isEditable(target);
}

function SearchButton(): ReactElement {
  const isMac = useIsBrowser() && /Mac|iP(?:hone|ad|od)/.test(navigator.platform);
  // A pointer hovers about a tenth of a second before a click: enough to load the search box and its index.
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  useEffect(() => {
    if (!(isOpen || isNear) || loaded) return;
    setFailed(false);
    Promise.all([import("@theme/SearchModal"), loadAllStyles()])
      .then(([modal]) => setLoaded(modal))
      .catch((error: unknown) => {
        console.warn(error);
        setFailed(isOpen);
        setOpen(false);
        setNear(false);
      });
  }, [isNear, isOpen, loaded]);
  const text = useSearchTexts();
  const label = text("button.buttonText", translate({ id: "theme.SearchBar.label", message: "Search" }));
  return (
    <div className="searchBar">
      <button
        type="button"
        className="clean-btn searchButton"
        aria-haspopup="dialog"
        aria-label={text("button.buttonAriaLabel", "") || undefined}
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={() => setOpen(true)}
      >
        <IconFrame className="searchIcon" box={20} width={18} height={18}>
          <path d="m13.5 13.5 4 4M15.5 9a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0" />
        </IconFrame>
        <span className="searchButtonText">{label}</span>
        <kbd className="searchKeys" aria-hidden>
          {isMac ? "⌘K" : "Ctrl K"}
        </kbd>
      </button>
      {hasFailed && (
        <span className="searchButtonFailure" role="alert">
          {translate({ id: "theme.SearchModal.errorScreen.titleText", message: "Unable to fetch results" })}
        </span>
      )}
      {loaded && (isOpen ? <loaded.default onClose={() => setOpen(false)} /> : loaded.Prepare && <loaded.Prepare />)}
    </div>
  );
}

export default function SearchBar(): ReactElement | null {
  return useSearchSite() ? <SearchButton /> : null;
}
