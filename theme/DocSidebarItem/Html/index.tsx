/** Custom HTML in the sidebar. */

import type { SidebarHtml } from "../../../src/model/docs.ts";
import type { ItemProps } from "@theme/DocSidebarItem";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props extends ItemProps {
  readonly item: SidebarHtml;
}

export default function DocSidebarItemHtml({ item, level }: Props): ReactElement {
  const { value, defaultStyle, className } = item;
  return (
    <li
      className={clsx(
        `theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-${level}`,
        defaultStyle && "menuHtmlItem menu__list-item",
        className,
      )}
      dangerouslySetInnerHTML={{ __html: value }}
    />
  );
}
