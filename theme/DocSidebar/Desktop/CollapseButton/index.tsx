/** The button that collapses the sidebar. */

import { translate } from "@docusaurus/Translate";
import IconArrow from "@theme/Icon/Arrow";
import type { ReactElement } from "react";

export default function DocSidebarDesktopCollapseButton({ onClick }: { readonly onClick: () => void }): ReactElement {
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
