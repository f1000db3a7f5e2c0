/** The sidebar in the navbar's side menu. */

import type { SidebarItem } from "../../../src/model/docs.ts";
import DocSidebarItems from "@theme/DocSidebarItems";
import type { ReactElement } from "react";

export interface Props {
  readonly sidebar: readonly SidebarItem[];
  readonly path: string;
}

export default function DocSidebarMobile({ sidebar, path }: Props): ReactElement {
  return (
    <ul className="theme-doc-sidebar-menu menu__list">
      <DocSidebarItems items={sidebar} activePath={path} level={1} />
    </ul>
  );
}
