/** The collapsible table of contents for narrow windows. */

import type { TocItem } from "../../src/model/docs.ts";
import { Collapsible, useCollapsible } from "@docusaurus/theme-common";
import type { TocLevels } from "@docusaurus/theme-common/internal";
import CollapseButton from "@theme/TOCCollapsible/CollapseButton";
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
      <CollapseButton collapsed={collapsed} onClick={toggleCollapsed} />
      <Collapsible lazy className="tocCollapsibleContent" collapsed={collapsed}>
        <TOCItems {...props} className="table-of-contents" />
      </Collapsible>
    </div>
  );
}
