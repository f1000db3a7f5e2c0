/** The button that opens the side menu; links, if scripts are off. */

import { translate } from "@docusaurus/Translate";
import { useSideMenu } from "@docusaurus/theme-common/internal";
import IconMenu from "@theme/Icon/Menu";
import { NAVBAR_ID } from "@theme/Navbar/Layout";
import type { ReactElement } from "react";

export default function NavbarMobileSidebarToggle(): ReactElement {
  const { shown, toggle } = useSideMenu();
  const label = translate({
    id: "theme.docs.sidebar.toggleSidebarButtonAriaLabel",
    message: "Toggle navigation bar",
  });
  return (
    <>
      <button
        type="button"
        className="navbar__toggle clean-btn"
        aria-label={label}
        aria-expanded={shown}
        aria-haspopup="dialog"
        onClick={toggle}
      >
        <IconMenu />
      </button>
      <noscript>
        <a className="navbar__toggle navbarOpen" href={`#${NAVBAR_ID}`} aria-label={label}>
          <IconMenu />
        </a>
        <a className="navbar__toggle navbarClose" href="#" aria-label={label}>
          <IconMenu />
        </a>
      </noscript>
    </>
  );
}
