/** The sidebar beside the doc. When it appears it scrolls to the page that is shown. */

import type { SidebarItem } from "../../../src/model/docs.ts";
import { translate } from "@docusaurus/Translate";
import { useThemeConfig } from "@docusaurus/theme-common";
import DocSidebarItems from "@theme/DocSidebarItems";
import IconArrow from "@theme/Icon/Arrow";
import Logo from "@theme/Logo";
import clsx from "clsx";
import { type ReactElement, type RefObject, useEffect, useRef } from "react";

export interface Props {
  readonly sidebar: readonly SidebarItem[];
  readonly path: string;
  readonly isHidden: boolean;
  /** Absent when the site does not let readers fold it away. */
  readonly onCollapse?: () => void;
}

/** Scrolls the menu alone: the window stays where it is. */
function useScrollToActive(): RefObject<HTMLElement | null> {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const active = menu.current?.querySelector('[aria-current="page"]');
    if (!menu.current || !active) return;
    const frame = menu.current.getBoundingClientRect();
    const { top, bottom } = active.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) menu.current.scrollTop += top - frame.top - frame.height / 2;
  }, []);
  return menu;
}

function CollapseButton({ onClick }: { readonly onClick: () => void }): ReactElement {
  const label = translate({ id: "theme.docs.sidebar.collapseButtonTitle", message: "Collapse sidebar" });
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      className="button button--secondary button--outline collapseSidebarButton"
      onClick={onClick}
    >
      <IconArrow className="collapseSidebarButtonIcon" />
    </button>
  );
}

export default function DocSidebarDesktop({ sidebar, path, isHidden, onCollapse }: Props): ReactElement {
  const { hideOnScroll } = useThemeConfig().navbar;
  const menu = useScrollToActive();
  return (
    <div
      className={clsx("sidebar", hideOnScroll && "sidebarWithHideableNavbar", isHidden && "sidebarHidden")}
      inert={isHidden}
    >
      {hideOnScroll && <Logo tabIndex={-1} className="sidebarLogo" imageClassName="navbar__logo" />}
      <nav
        ref={menu}
        aria-label={translate({ id: "theme.docs.sidebar.navAriaLabel", message: "Docs sidebar" })}
        className="menu thin-scrollbar"
      >
        <ul className="theme-doc-sidebar-menu menu__list">
          <DocSidebarItems items={sidebar} activePath={path} level={1} />
        </ul>
      </nav>
      {onCollapse && <CollapseButton onClick={onCollapse} />}
    </div>
  );
}
