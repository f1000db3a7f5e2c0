/** A button that appears when a reader far down the page scrolls up. */

import { translate } from "@docusaurus/Translate";
import type { ReactElement } from "react";

export default function BackToTopButton(): ReactElement {
  return (
    <button
      type="button"
      aria-label={translate({ id: "theme.BackToTopButton.buttonAriaLabel", message: "Scroll back to top" })}
      className="clean-btn theme-back-to-top-button backToTopButton"
    />
  );
}
