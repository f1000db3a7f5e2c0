/** A link in the navbar or in one of its dropdowns. */

import NavbarNavLink, { type Props as LinkProps } from "@theme/NavbarItem/NavbarNavLink";
import clsx from "clsx";
import type { ReactElement } from "react";

export type Props = LinkProps & { readonly isDropdownItem?: boolean | undefined };

export default function DefaultNavbarItemDesktop({ className, isDropdownItem, ...props }: Props): ReactElement {
  const name = isDropdownItem ? "dropdown__link" : "navbar__link";
  const link = (
    <NavbarNavLink
      className={clsx(isDropdownItem ? name : `navbar__item ${name}`, className)}
      activeClassName={`${name}--active`}
      isDropdownLink={isDropdownItem}
      {...props}
    />
  );
  return isDropdownItem ? <li>{link}</li> : link;
}
