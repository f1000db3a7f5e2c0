/** The panel of one tab. */

import { type TabItemProps, useTabsAround } from "@docusaurus/theme-common/internal";
import clsx from "clsx";
import type { ReactElement } from "react";

export type Props = Partial<TabItemProps> & { readonly id?: string; readonly labelledBy?: string };

/** Built-in tabs set `hidden`; tabs copied from another release name the selected tab. */
export default function TabItem(props: Props): ReactElement | null {
  const { children, className, id, labelledBy, label, value } = props;
  const around = useTabsAround();
  const hidden = props.hidden ?? (around && around.selectedValue !== value);
  if (hidden && around?.lazy && props.hidden === undefined) return null;
  return (
    <div
      role="tabpanel"
      id={id}
      aria-labelledby={labelledBy}
      className={clsx("tabItem", className)}
      hidden={hidden}
      // Shown above the panel on paper and without scripts, where tabs cannot be selected.
      data-label={label}
    >
      {children}
    </div>
  );
}
