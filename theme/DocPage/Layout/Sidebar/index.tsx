/** The column of the sidebar. If the site allows it, the reader can collapse it. */

import { useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import { useLocation } from "@docusaurus/router";
import type { SidebarItem } from "../../../../src/model/docs.ts";
import ExpandButton from "@theme/DocPage/Layout/Sidebar/ExpandButton";
import DocSidebar from "@theme/DocSidebar";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props {
  readonly sidebar: readonly SidebarItem[];
  readonly hiddenSidebarContainer: boolean;
  readonly setHiddenSidebarContainer: (hidden: boolean) => void;
}

export default function DocPageLayoutSidebar(props: Props): ReactElement {
  const { sidebar, hiddenSidebarContainer, setHiddenSidebarContainer } = props;
  const { pathname } = useLocation();
  return (
    <aside
      className={clsx(
        "theme-doc-sidebar-container docSidebarContainer",
        hiddenSidebarContainer && "docSidebarContainerHidden",
      )}
    >
      <div className="sidebarViewport" key={useDocsSidebar()?.name}>
        <DocSidebar
          sidebar={sidebar}
          path={pathname}
          onCollapse={() => setHiddenSidebarContainer(true)}
          isHidden={hiddenSidebarContainer}
        />
        {hiddenSidebarContainer && <ExpandButton toggleSidebar={() => setHiddenSidebarContainer(false)} />}
      </div>
    </aside>
  );
}
