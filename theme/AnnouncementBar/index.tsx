/** The announcement bar above the navbar, if the site has one. */

import { useThemeConfig } from "@docusaurus/theme-common";
import AnnouncementBarBar from "@theme/AnnouncementBar/Bar";
import type { ReactElement } from "react";

export default function AnnouncementBar(): ReactElement | null {
  return useThemeConfig().announcementBar ? <AnnouncementBarBar /> : null;
}
