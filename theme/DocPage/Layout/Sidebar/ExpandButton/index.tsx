/** The button that expands the collapsed sidebar. */

import { translate } from "@docusaurus/Translate";
import IconArrow from "@theme/Icon/Arrow";
import type { ReactElement } from "react";

export interface Props {
  readonly toggleSidebar: () => void;
}

export default function DocPageLayoutSidebarExpandButton({ toggleSidebar }: Props): ReactElement {
  const label = translate({ id: "theme.docs.sidebar.expandButtonTitle", message: "Expand sidebar" });
  return (
    <button type="button" className="clean-btn expandButton" title={label} aria-label={label} onClick={toggleSidebar}>
      <IconArrow className="expandButtonIcon" />
    </button>
  );
}
