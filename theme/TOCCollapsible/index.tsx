/** The table of contents that opens at a click, for narrow windows. */

import type { TocItem } from "../../src/model/docs.ts";
import { translate } from "@docusaurus/Translate";
import { Collapsible, useCollapsible } from "@docusaurus/theme-common";
import type { TocLevels } from "@docusaurus/theme-common/internal";
import TOCItems from "@theme/TOCItems";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props extends TocLevels {
  readonly toc: readonly TocItem[];
  readonly className?: string;
}

export default function TOCCollapsible({ className, ...props }: Props): ReactElement {
  const { collapsed, toggleCollapsed } = useCollapsible({ initialState: true });
  return (
    <div className={clsx("tocCollapsible", !collapsed && "tocCollapsibleExpanded", className)}>
      <button
        type="button"
        className="clean-btn tocCollapsibleButton"
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        {translate({ id: "theme.TOCCollapsible.toggleButtonLabel", message: "On this page" })}
      </button>
      <Collapsible lazy className="tocCollapsibleContent" collapsed={collapsed}>
        <TOCItems {...props} className="table-of-contents" />
      </Collapsible>
    </div>
  );
}
