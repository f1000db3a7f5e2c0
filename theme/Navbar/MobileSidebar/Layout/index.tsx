/**
 * The side menu of phones around its parts. It is a modal dialog, so that the browser keeps the focus in it, closes it with Escape and
 * gives the focus back.
 */

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
    // Closed before it is gone: only then does the focus return to where it was.
    return () => current?.close();
  }, []);
  const onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    // A click beside the menu has the dialog itself as its target.
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
