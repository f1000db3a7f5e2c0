/** Offers to load a new version of the site. It renders outside the app, so it cannot use the context of a page. */

import Translate, { translate } from "@docusaurus/Translate";
import { type ReactElement, useState } from "react";
import styles from "./styles.css" with { type: "text" };

export interface Props {
  /** Loads the new version. */
  readonly onReload: () => void;
}

export default function PwaReloadPopup({ onReload }: Props): ReactElement | null {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const reload = (): void => {
    setOpen(false);
    onReload();
  };
  return (
    <div className="alert alert--secondary pwaReloadPopup" role="alert">
      <style>{styles.replace(/\/\*.*?\*\/|\s+/gs, " ")}</style>
      <p>
        <Translate id="theme.PwaReloadPopup.info" description="The text for PWA reload popup">
          New version available
        </Translate>
      </p>
      <button type="button" className="button button--link" onClick={reload}>
        <Translate id="theme.PwaReloadPopup.refreshButtonText" description="The text for PWA reload button">
          Refresh
        </Translate>
      </button>
      <button
        type="button"
        className="close clean-btn"
        aria-label={translate({
          id: "theme.PwaReloadPopup.closeButtonAriaLabel",
          message: "Close",
          description: "The ARIA label for close button of PWA reload popup",
        })}
        onClick={() => setOpen(false)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
