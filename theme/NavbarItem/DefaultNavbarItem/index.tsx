/** A link in the navbar, a dropdown or the side menu. */

import type { NavbarItemConfig } from "@docusaurus/theme-common/internal";
import DefaultNavbarItemDesktop, { type Props as DesktopProps } from "@theme/NavbarItem/DefaultNavbarItem/Desktop";
import DefaultNavbarItemMobile from "@theme/NavbarItem/DefaultNavbarItem/Mobile";
import type { ReactElement } from "react";

export type Props = DesktopProps & Pick<NavbarItemConfig, "position"> & { readonly mobile?: boolean };

export default function DefaultNavbarItem({ mobile, position: _position, ...props }: Props): ReactElement {
  return mobile ? <DefaultNavbarItemMobile {...props} /> : <DefaultNavbarItemDesktop {...props} />;
}
