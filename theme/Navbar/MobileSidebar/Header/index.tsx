/** The top of the side menu. */

import { translate } from "@docusaurus/Translate";
import { useSideMenu } from "@docusaurus/theme-common/internal";
import IconClose from "@theme/Icon/Close";
import NavbarColorModeToggle from "@theme/Navbar/ColorModeToggle";
import NavbarLogo from "@theme/Navbar/Logo";
import type { ReactElement } from "react";

export default function NavbarMobileSidebarHeader(): ReactElement {
  const { close } = useSideMenu();
  const label = translate({ id: "theme.docs.sidebar.closeSidebarButtonAriaLabel", message: "Close navigation bar" });
  return (
    <div className="navbar-sidebar__brand">
      <NavbarLogo />
      <NavbarColorModeToggle className="margin-right--md" />
      <button type="button" className="clean-btn navbar-sidebar__close" aria-label={label} onClick={close}>
        <IconClose />
      </button>
    </div>
  );
}
