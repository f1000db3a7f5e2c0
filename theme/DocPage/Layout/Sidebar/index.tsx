/** The column of the sidebar. Where the site allows it the reader can fold it away to a strip with a button. */

import { useLocation } from "@docusaurus/router";
import { translate } from "@docusaurus/Translate";
import type { SidebarItem } from "../../../../src/model/docs.ts";
import DocSidebar from "@theme/DocSidebar";
import IconArrow from "@theme/Icon/Arrow";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props {
  readonly sidebar: { readonly name: string; readonly items: readonly SidebarItem[] };
  readonly hiddenSidebarContainer: boolean;
  readonly setHiddenSidebarContainer: (hidden: boolean) => void;
}

function ExpandButton({ onClick }: { readonly onClick: () => void }): ReactElement {
  const label = translate({ id: "theme.docs.sidebar.expandButtonTitle", message: "Expand sidebar" });
  return (
    <button type="button" className="clean-btn expandButton" title={label} aria-label={label} onClick={onClick}>
      <IconArrow className="expandButtonIcon" />
    </button>
  );
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
      <div className="sidebarViewport" key={sidebar.name}>
        <DocSidebar
          sidebar={sidebar.items}
          path={pathname}
          onCollapse={() => setHiddenSidebarContainer(true)}
          isHidden={hiddenSidebarContainer}
        />
        {hiddenSidebarContainer && <ExpandButton onClick={() => setHiddenSidebarContainer(false)} />}
      </div>
    </aside>
  );
}
