/** A navbar item with a dropdown, in the navbar or the side menu. */

import type { NavbarItemConfig } from "@docusaurus/theme-common/internal";
import DropdownNavbarItemDesktop from "@theme/NavbarItem/DropdownNavbarItem/Desktop";
import DropdownNavbarItemMobile from "@theme/NavbarItem/DropdownNavbarItem/Mobile";
import type { Props as LinkProps } from "@theme/NavbarItem/NavbarNavLink";
import type { ReactElement } from "react";

export type DropdownProps = LinkProps &
  Pick<NavbarItemConfig, "position"> & { readonly items: readonly NavbarItemConfig[] };

export type Props = DropdownProps & { readonly mobile?: boolean };

export default function DropdownNavbarItem({ mobile = false, ...props }: Props): ReactElement {
  return mobile ? <DropdownNavbarItemMobile {...props} /> : <DropdownNavbarItemDesktop {...props} />;
}
