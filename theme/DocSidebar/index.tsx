/** The docs sidebar: next to the doc in wide windows, in the navbar's side menu in narrow ones. */

import type { SidebarItem } from "../../src/model/docs.ts";
import { NavbarSecondaryMenuFiller, useThemeConfig } from "@docusaurus/theme-common";
import DocSidebarDesktop from "@theme/DocSidebar/Desktop";
import DocSidebarMobile from "@theme/DocSidebar/Mobile";
import type { ReactElement } from "react";

export interface Props {
  readonly sidebar: readonly SidebarItem[];
  readonly path: string;
  readonly onCollapse: () => void;
  readonly isHidden: boolean;
}

export default function DocSidebar({ sidebar, path, onCollapse, isHidden }: Props): ReactElement {
  const { hideable } = useThemeConfig().docs.sidebar;
  return (
    <>
      <DocSidebarDesktop sidebar={sidebar} path={path} isHidden={isHidden} {...(hideable && { onCollapse })} />
      <NavbarSecondaryMenuFiller component={DocSidebarMobile} props={{ sidebar, path }} />
    </>
  );
}
