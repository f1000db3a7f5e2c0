/** A dropdown in the side menu: a collapsible list. */

import { Collapsible, useCollapsible } from "@docusaurus/theme-common";
import NavbarItem from "@theme/NavbarItem";
import type { DropdownProps } from "@theme/NavbarItem/DropdownNavbarItem";
import clsx from "clsx";
import type { ReactElement } from "react";

export default function DropdownNavbarItemMobile({ items, className, html, label }: DropdownProps): ReactElement {
  const { collapsed, toggleCollapsed } = useCollapsible({ initialState: true });
  const content = html === undefined ? { children: label } : { dangerouslySetInnerHTML: { __html: html } };
  return (
    <li className={clsx("menu__list-item", collapsed && "menu__list-item--collapsed")}>
      <button
        type="button"
        className={clsx("clean-btn menu__link menu__link--sublist menu__link--sublist-caret", className)}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
        {...content}
      />
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, index) => (
          <NavbarItem mobile key={index} {...item} />
        ))}
      </Collapsible>
    </li>
  );
}
