/** The content of the navbar: menu button, logo, left items, right items. */

import { useThemeConfig } from "@docusaurus/theme-common";
import type { NavbarItemConfig } from "@docusaurus/theme-common/internal";
import NavbarColorModeToggle from "@theme/Navbar/ColorModeToggle";
import NavbarLogo from "@theme/Navbar/Logo";
import NavbarMobileSidebarToggle from "@theme/Navbar/MobileSidebar/Toggle";
import NavbarSearch from "@theme/Navbar/Search";
import NavbarItem from "@theme/NavbarItem";
import SearchBar from "@theme/SearchBar";
import type { ReactElement } from "react";

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
        <NavbarMobileSidebarToggle />
        <NavbarLogo />
        <Items items={items.filter((item) => !isRight(item))} />
      </div>
      <div className="theme-layout-navbar-right navbar__items navbar__items--right">
        <Items items={items.filter(isRight)} />
        <NavbarColorModeToggle className="colorModeToggle" />
        {!items.some(({ type }) => type === "search") && (
          <NavbarSearch>
            <SearchBar />
          </NavbarSearch>
        )}
      </div>
    </div>
  );
}
