/** The menu of the sidebar. */

import { translate } from "@docusaurus/Translate";
import type { SidebarItem } from "../../../../src/model/docs.ts";
import DocSidebarItems from "@theme/DocSidebarItems";
import clsx from "clsx";
import { type ReactElement, type RefObject, useEffect, useRef } from "react";

export interface Props {
  readonly sidebar: readonly SidebarItem[];
  readonly path: string;
  readonly className?: string;
}

/** Scrolls the menu to the active item, without scrolling the window. */
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

export default function DocSidebarDesktopContent({ sidebar, path, className }: Props): ReactElement {
  return (
    <nav
      ref={useScrollToActive()}
      aria-label={translate({ id: "theme.docs.sidebar.navAriaLabel", message: "Docs sidebar" })}
      className={clsx("menu thin-scrollbar", className)}
    >
      <ul className="theme-doc-sidebar-menu menu__list">
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}
