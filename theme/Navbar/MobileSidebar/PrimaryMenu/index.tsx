/** The navbar's items in the side menu. */

import { useThemeConfig } from "@docusaurus/theme-common";
import NavbarItem from "@theme/NavbarItem";
import type { ReactElement } from "react";

export default function NavbarMobileSidebarPrimaryMenu(): ReactElement {
  const { items } = useThemeConfig().navbar;
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <NavbarItem mobile key={index} {...item} />
      ))}
    </ul>
  );
}
