/**
 * The side menu of phones: the navbar's items, and a panel of the page (the docs sidebar). It is a modal dialog, so that the
 * browser keeps the focus in it, closes it with Escape and gives the focus back. It is there as long as it is open.
 */

import { translate } from "@docusaurus/Translate";
import { useThemeConfig } from "@docusaurus/theme-common";
import {
  useAutoCloseMobileSidebar,
  useBackToClose,
  useSideMenu,
  useNavbarSecondaryMenuContent,
} from "@docusaurus/theme-common/internal";
import ColorModeToggle from "@theme/ColorModeToggle";
import IconClose from "@theme/Icon/Close";
import Logo from "@theme/Logo";
import NavbarItem from "@theme/NavbarItem";
import clsx from "clsx";
import { type MouseEvent, type ReactElement, useLayoutEffect, useRef, useState } from "react";

function Header({ close }: { readonly close: () => void }): ReactElement {
  const label = translate({ id: "theme.docs.sidebar.closeSidebarButtonAriaLabel", message: "Close navigation bar" });
  return (
    <div className="navbar-sidebar__brand">
      <Logo className="navbar__brand" imageClassName="navbar__logo" titleClassName="navbar__title text--truncate" />
      <ColorModeToggle className="margin-right--md" />
      <button type="button" className="clean-btn navbar-sidebar__close" aria-label={label} onClick={close}>
        <IconClose />
      </button>
    </div>
  );
}

function Panels(): ReactElement {
  const { items } = useThemeConfig().navbar;
  const content = useNavbarSecondaryMenuContent();
  const [wantsMain, setWantsMain] = useState(false);
  const showsPage = content != null && !wantsMain;
  const panel = "theme-layout-navbar-sidebar-panel navbar-sidebar__item menu thin-scrollbar";
  return (
    <div className={clsx("navbar-sidebar__items", showsPage && "navbar-sidebar__items--show-secondary")}>
      <div className={panel} inert={showsPage}>
        <ul className="menu__list">
          {items.map((item, index) => (
            <NavbarItem mobile key={index} {...item} />
          ))}
        </ul>
      </div>
      <div className={panel} inert={!showsPage}>
        {content != null && (
          <button type="button" className="clean-btn navbar-sidebar__back" onClick={() => setWantsMain(true)}>
            {translate({
              id: "theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel",
              message: "← Back to main menu",
            })}
          </button>
        )}
        {content}
      </div>
    </div>
  );
}

export default function NavbarMobileSidebar(): ReactElement {
  const { close } = useSideMenu();
  const dialog = useRef<HTMLDialogElement>(null);
  useAutoCloseMobileSidebar();
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
      <Header close={close} />
      <Panels />
    </dialog>
  );
}
