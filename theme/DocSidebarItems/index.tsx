/** The items of one sidebar level. With `autoCollapseCategories`, opening one category closes its siblings. */

import type { SidebarItem } from "../../src/model/docs.ts";
import { useActiveSidebarItems } from "@docusaurus/plugin-content-docs/client";
import { useThemeConfig } from "@docusaurus/theme-common";
import { useRemembered } from "@docusaurus/theme-common/internal";
import DocSidebarItem from "@theme/DocSidebarItem";
import { type ReactElement, useState } from "react";

export interface Props {
  readonly items: readonly SidebarItem[];
  readonly activePath: string;
  readonly level: number;
}

/** The category of a level that was opened last. */
export interface OpenedCategory {
  /** Index of the item; null if the reader has not opened one. */
  readonly index: number | null;
  readonly set: (index: number | null) => void;
}

export default function DocSidebarItems({ items, ...props }: Props): ReactElement {
  const { autoCollapseCategories } = useThemeConfig().docs.sidebar;
  const [index, set] = useState<number | null>(null);
  const opened = autoCollapseCategories ? { index, set } : undefined;
  const active = useActiveSidebarItems();
  const remembered = useRemembered("@theme/DocSidebarItem");
  return (
    <>
      {items.map((item, place) => {
        const show = (): ReactElement => (
          <DocSidebarItem key={place} item={item} index={place} opened={opened} {...props} />
        );
        if (active.has(item)) return show();
        // Unlisted pages appear only in their own sidebar position, to readers who have the URL.
        if (item.unlisted) return null;
        return remembered(item, show);
      })}
    </>
  );
}
