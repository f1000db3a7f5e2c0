/** A link in the navbar: in the bar, in a dropdown, or in the side menu. */

import type { NavbarItemConfig } from "@docusaurus/theme-common/internal";
import NavbarNavLink, { type Props as LinkProps } from "@theme/NavbarItem/NavbarNavLink";
import clsx from "clsx";
import type { ReactElement } from "react";

export type Props = LinkProps & Pick<NavbarItemConfig, "position"> & { readonly mobile?: boolean };

export default function DefaultNavbarItem({ mobile, position: _position, className, ...props }: Props): ReactElement {
  if (mobile) {
    return (
      <li className="menu__list-item">
        <NavbarNavLink className={clsx("menu__link", className)} activeClassName="menu__link--active" {...props} />
      </li>
    );
  }
  const name = props.isDropdownLink ? "dropdown__link" : "navbar__link";
  const link = (
    <NavbarNavLink
      className={clsx(props.isDropdownLink ? name : `navbar__item ${name}`, className)}
      activeClassName={`${name}--active`}
      {...props}
    />
  );
  return props.isDropdownLink ? <li>{link}</li> : link;
}
