/** The sidebar in the navbar's side menu. */

import type { SidebarItem } from "../../../src/model/docs.ts";
import { NavbarSecondaryMenuFiller } from "@docusaurus/theme-common";
import DocSidebarItems from "@theme/DocSidebarItems";
import type { ReactElement } from "react";

export interface Props {
  readonly sidebar: readonly SidebarItem[];
  readonly path: string;
}

function Menu({ sidebar, path }: Props): ReactElement {
  return (
    <ul className="theme-doc-sidebar-menu menu__list">
      <DocSidebarItems items={sidebar} activePath={path} level={1} />
    </ul>
  );
}

/** Puts the sidebar there, wherever a component of the site renders it. */
export default function DocSidebarMobile(props: Props): ReactElement {
  return <NavbarSecondaryMenuFiller component={Menu} props={props} />;
}
