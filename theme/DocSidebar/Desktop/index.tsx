/** The sidebar next to the doc. It initially scrolls to the current page. */

import type { SidebarItem } from "../../../src/model/docs.ts";
import { useThemeConfig } from "@docusaurus/theme-common";
import CollapseButton from "@theme/DocSidebar/Desktop/CollapseButton";
import Content from "@theme/DocSidebar/Desktop/Content";
import Logo from "@theme/Logo";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props {
  readonly sidebar: readonly SidebarItem[];
  readonly path: string;
  readonly isHidden: boolean;
  /** Absent if the site does not let readers collapse the sidebar. */
  readonly onCollapse?: () => void;
}

export default function DocSidebarDesktop({ sidebar, path, isHidden, onCollapse }: Props): ReactElement {
  const { hideOnScroll } = useThemeConfig().navbar;
  return (
    <div
      className={clsx("sidebar", hideOnScroll && "sidebarWithHideableNavbar", isHidden && "sidebarHidden")}
      inert={isHidden}
    >
      {hideOnScroll && <Logo tabIndex={-1} className="sidebarLogo" imageClassName="navbar__logo" />}
      <Content sidebar={sidebar} path={path} />
      {onCollapse && <CollapseButton onClick={onCollapse} />}
    </div>
  );
}
