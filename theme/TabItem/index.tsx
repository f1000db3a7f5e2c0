/** The panel of one tab. */

import type { TabItemProps } from "@docusaurus/theme-common/internal";
import clsx from "clsx";
import type { ReactElement } from "react";

export type Props = Partial<TabItemProps> & { readonly id?: string; readonly labelledBy?: string };

export default function TabItem({ children, hidden, className, id, labelledBy }: Props): ReactElement {
  return (
    <div role="tabpanel" id={id} aria-labelledby={labelledBy} className={clsx("tabItem", className)} hidden={hidden}>
      {children}
    </div>
  );
}
