/** The main column of a docs page. It is wider if there is no sidebar. */

import { useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly hiddenSidebarContainer: boolean;
  readonly children?: ReactNode;
}

export default function DocPageLayoutMain({ hiddenSidebarContainer, children }: Props): ReactElement {
  const sidebar = useDocsSidebar();
  const isWide = hiddenSidebarContainer || !sidebar;
  return (
    <main className={clsx("docMainContainer", isWide && "docMainContainerEnhanced")}>
      <div
        className={clsx(
          "container padding-top--md padding-bottom--lg docItemWrapper",
          hiddenSidebarContainer && "docItemWrapperEnhanced",
        )}
      >
        {children}
      </div>
    </main>
  );
}
