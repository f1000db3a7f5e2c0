/** The button that expands the table of contents in narrow windows. */

import { translate } from "@docusaurus/Translate";
import clsx from "clsx";
import type { ComponentProps, ReactElement } from "react";

export interface Props extends ComponentProps<"button"> {
  readonly collapsed: boolean;
}

export default function TOCCollapsibleCollapseButton({ collapsed, ...props }: Props): ReactElement {
  return (
    <button
      type="button"
      aria-expanded={!collapsed}
      {...props}
      className={clsx("clean-btn tocCollapsibleButton", props.className)}
    >
      {translate({ id: "theme.TOCCollapsible.toggleButtonLabel", message: "On this page" })}
    </button>
  );
}
