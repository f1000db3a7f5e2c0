/** One item of the sidebar. */

import type { SidebarItem } from "../../src/model/docs.ts";
import DocSidebarItemCategory from "@theme/DocSidebarItem/Category";
import DocSidebarItemHtml from "@theme/DocSidebarItem/Html";
import DocSidebarItemLink from "@theme/DocSidebarItem/Link";
import type { OpenedCategory } from "@theme/DocSidebarItems";
import type { ReactElement } from "react";

export interface ItemProps {
  readonly activePath: string;
  readonly level: number;
  /** Position among its siblings. */
  readonly index: number;
  /** Shared with its siblings, if only one category of a level may be open. */
  readonly opened: OpenedCategory | undefined;
}

export interface Props extends ItemProps {
  readonly item: SidebarItem;
}

export default function DocSidebarItem({ item, ...props }: Props): ReactElement {
  switch (item.type) {
    case "category":
      return <DocSidebarItemCategory item={item} {...props} />;
    case "html":
      return <DocSidebarItemHtml item={item} {...props} />;
    default:
      return <DocSidebarItemLink item={item} {...props} />;
  }
}
