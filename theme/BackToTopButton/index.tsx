/** A button that appears when a reader far down the page scrolls up. */

import { translate } from "@docusaurus/Translate";
import { prefersReducedMotion } from "@docusaurus/theme-common";
import clsx from "clsx";
import { type ReactElement, useEffect, useState } from "react";

/** From how far down the page it is shown, in pixels. */
const FROM = 300;

export default function BackToTopButton(): ReactElement {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = (): void => {
      const top = window.scrollY;
      if (Math.abs(top - last) < 4) return;
      setShown(top < last && top > FROM);
      last = top;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  const toTop = (): void => window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  return (
    <button
      type="button"
      aria-label={translate({ id: "theme.BackToTopButton.buttonAriaLabel", message: "Scroll back to top" })}
      className={clsx("clean-btn theme-back-to-top-button backToTopButton", shown && "backToTopButtonShow")}
      onClick={toTop}
    />
  );
}
