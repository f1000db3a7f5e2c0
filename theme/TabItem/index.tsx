/** The panel of one tab. */

import type { TabItemProps } from "@docusaurus/theme-common/internal";
import clsx from "clsx";
import type { ReactElement } from "react";

export type Props = Partial<TabItemProps> & { readonly id?: string; readonly labelledBy?: string };

export default function TabItem({ children, hidden, className, id, labelledBy, label }: Props): ReactElement {
  return (
    <div
      role="tabpanel"
      id={id}
      aria-labelledby={labelledBy}
      className={clsx("tabItem", className)}
      hidden={hidden}
      // Shown above the panel where nobody can choose a tab: on paper and without scripts.
      data-label={label}
    >
      {children}
    </div>
  );
}
