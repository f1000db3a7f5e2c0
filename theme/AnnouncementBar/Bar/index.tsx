/** The announcement bar, until the reader closes it. Its text is HTML from the site's config. */

import { translate } from "@docusaurus/Translate";
import { useThemeConfig } from "@docusaurus/theme-common";
import { useAnnouncementBar } from "@docusaurus/theme-common/internal";
import CloseButton from "@theme/AnnouncementBar/CloseButton";
import Content from "@theme/AnnouncementBar/Content";
import type { ReactElement } from "react";

export default function AnnouncementBarBar(): ReactElement | null {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  if (!announcementBar || !isActive) return null;
  const { backgroundColor, textColor: color, isCloseable } = announcementBar;
  return (
    <div
      className="theme-announcement-bar announcementBar"
      style={{ backgroundColor, color }}
      role="region"
      aria-label={translate({ id: "theme.AnnouncementBar.label", message: "Announcement" })}
    >
      {isCloseable && <div className="announcementBarPlaceholder" />}
      <Content />
      {isCloseable && <CloseButton onClick={close} />}
    </div>
  );
}
