/** A link in the side menu. */

import NavbarNavLink, { type Props } from "@theme/NavbarItem/NavbarNavLink";
import clsx from "clsx";
import type { ReactElement } from "react";

export default function DefaultNavbarItemMobile({ className, ...props }: Props): ReactElement {
  return (
    <li className="menu__list-item">
      <NavbarNavLink className={clsx("menu__link", className)} activeClassName="menu__link--active" {...props} />
    </li>
  );
}
