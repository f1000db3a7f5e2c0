/** The page's own panel in the side menu, with a button back to the navbar's items. */

import { translate } from "@docusaurus/Translate";
import { useNavbarSecondaryMenu } from "@docusaurus/theme-common/internal";
import type { ReactElement } from "react";

export default function NavbarMobileSidebarSecondaryMenu(): ReactElement {
  const { content, hide } = useNavbarSecondaryMenu();
  return (
    <>
      {content != null && (
        <button type="button" className="clean-btn navbar-sidebar__back" onClick={hide}>
          {translate({
            id: "theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel",
            message: "← Back to main menu",
          })}
        </button>
      )}
      {content}
    </>
  );
}
