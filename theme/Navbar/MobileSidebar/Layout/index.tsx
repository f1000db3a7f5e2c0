/** The side menu in narrow windows. As a modal dialog, it traps the focus, closes with Escape and restores the focus. */

import { translate } from "@docusaurus/Translate";
import { useBackToClose, useSideMenu, useNavbarSecondaryMenu } from "@docusaurus/theme-common/internal";
import clsx from "clsx";
import { type MouseEvent, type ReactElement, type ReactNode, useLayoutEffect, useRef } from "react";

export interface Props {
  readonly header: ReactNode;
  readonly primaryMenu: ReactNode;
  readonly secondaryMenu: ReactNode;
}

const PANEL = "theme-layout-navbar-sidebar-panel navbar-sidebar__item menu thin-scrollbar";

export default function NavbarMobileSidebarLayout({ header, primaryMenu, secondaryMenu }: Props): ReactElement {
  const { close } = useSideMenu();
  const { shown } = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDialogElement>(null);
  const follow = useBackToClose(close);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Close before unmounting, so that the focus returns to where it was.
    return () => current?.close();
  }, []);
  const onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    // A click outside the menu has the dialog itself as its target.
    const isBeside = event.target === dialog.current;
    if (!follow(event.nativeEvent) && (isBeside || event.target.closest("a[href]"))) close();
  };
  return (
    <dialog
      ref={dialog}
      className="theme-layout-navbar-sidebar navbar-sidebar"
      aria-label={translate({ id: "theme.NavBar.navAriaLabel", message: "Main" })}
      onClose={close}
      onClick={onClick}
    >
      {header}
      <div className={clsx("navbar-sidebar__items", shown && "navbar-sidebar__items--show-secondary")}>
        <div className={PANEL} inert={shown}>
          {primaryMenu}
        </div>
        <div className={PANEL} inert={!shown}>
          {secondaryMenu}
        </div>
      </div>
    </dialog>
  );
}
