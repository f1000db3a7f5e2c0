/** The navbar's outer element, which may hide while the reader scrolls down, and the side menu. */

import { translate } from "@docusaurus/Translate";
import { useThemeConfig } from "@docusaurus/theme-common";
import { useVisibleNavbar, useSideMenu } from "@docusaurus/theme-common/internal";
import NavbarMobileSidebar from "@theme/Navbar/MobileSidebar";
import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";

/** Target of the menu links without scripts: the style sheet expands the navbar while it is the target. */
export const NAVBAR_ID = "__navbar";

export default function NavbarLayout({ children }: { readonly children?: ReactNode }): ReactElement {
  const { hideOnScroll, style } = useThemeConfig().navbar;
  const { shown } = useSideMenu();
  const { isNavbarVisible } = useVisibleNavbar(hideOnScroll);
  return (
    <nav
      id={NAVBAR_ID}
      aria-label={translate({ id: "theme.NavBar.navAriaLabel", message: "Main" })}
      className={clsx(
        "theme-layout-navbar navbar navbar--fixed-top",
        style && `navbar--${style}`,
        hideOnScroll && "navbarHideable",
        hideOnScroll && !isNavbarVisible && "navbarHidden",
        shown && "navbar-sidebar--show",
      )}
    >
      {children}
      {shown && <NavbarMobileSidebar />}
    </nav>
  );
}
