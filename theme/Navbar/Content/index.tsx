/** What stands in the bar: menu button, logo, items on the left, items on the right. */

import { translate } from "@docusaurus/Translate";
import { useThemeConfig } from "@docusaurus/theme-common";
import { type NavbarItemConfig, useSideMenu } from "@docusaurus/theme-common/internal";
import ColorModeToggle from "@theme/ColorModeToggle";
import IconMenu from "@theme/Icon/Menu";
import Logo from "@theme/Logo";
import { NAVBAR_ID } from "@theme/Navbar/Layout";
import NavbarItem from "@theme/NavbarItem";
import SearchBar from "@theme/SearchBar";
import type { ReactElement } from "react";

function MenuButton(): ReactElement {
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

function Items({ items }: { readonly items: readonly NavbarItemConfig[] }): ReactElement {
  return (
    <>
      {items.map((item, index) => (
        <NavbarItem key={index} {...item} />
      ))}
    </>
  );
}

export default function NavbarContent(): ReactElement {
  const { items } = useThemeConfig().navbar;
  const isRight = ({ position = "right" }: NavbarItemConfig): boolean => position === "right";
  return (
    <div className="navbar__inner">
      <div className="theme-layout-navbar-left navbar__items">
        <MenuButton />
        <Logo className="navbar__brand" imageClassName="navbar__logo" titleClassName="navbar__title text--truncate" />
        <Items items={items.filter((item) => !isRight(item))} />
      </div>
      <div className="theme-layout-navbar-right navbar__items navbar__items--right">
        <Items items={items.filter(isRight)} />
        <ColorModeToggle className="colorModeToggle" />
        {!items.some(({ type }) => type === "search") && <SearchBar />}
      </div>
    </div>
  );
}
