/** The line above the navbar, as long as the reader has not closed it. Its text is the site's HTML. */

import { translate } from "@docusaurus/Translate";
import { useThemeConfig } from "@docusaurus/theme-common";
import { useAnnouncementBar } from "@docusaurus/theme-common/internal";
import IconClose from "@theme/Icon/Close";
import type { ReactElement } from "react";

export default function AnnouncementBarBar(): ReactElement | null {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  if (!announcementBar || !isActive) return null;
  const { backgroundColor, textColor: color, isCloseable, content } = announcementBar;
  const label = translate({ id: "theme.AnnouncementBar.closeButtonAriaLabel", message: "Close" });
  return (
    <div
      className="theme-announcement-bar announcementBar"
      style={{ backgroundColor, color }}
      role="region"
      aria-label={translate({ id: "theme.AnnouncementBar.label", message: "Announcement" })}
    >
      {isCloseable && <div className="announcementBarPlaceholder" />}
      <div className="announcementBarContent" dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && (
        <button type="button" className="clean-btn close announcementBarClose" onClick={close} aria-label={label}>
          <IconClose width={14} height={14} />
        </button>
      )}
    </div>
  );
}
