/** The button that closes the announcement bar permanently. */

import { translate } from "@docusaurus/Translate";
import IconClose from "@theme/Icon/Close";
import clsx from "clsx";
import type { ComponentProps, ReactElement } from "react";

export default function AnnouncementBarCloseButton(props: ComponentProps<"button">): ReactElement {
  const label = translate({ id: "theme.AnnouncementBar.closeButtonAriaLabel", message: "Close" });
  return (
    <button
      type="button"
      aria-label={label}
      {...props}
      className={clsx("clean-btn close announcementBarClose", props.className)}
    >
      <IconClose width={14} height={14} />
    </button>
  );
}
