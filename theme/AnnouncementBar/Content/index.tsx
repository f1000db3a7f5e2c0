/** The text of the announcement bar, as HTML from the site's config. */

import { useThemeConfig } from "@docusaurus/theme-common";
import clsx from "clsx";
import type { ComponentProps, ReactElement } from "react";

export default function AnnouncementBarContent(props: ComponentProps<"div">): ReactElement {
  const { content = "" } = useThemeConfig().announcementBar ?? {};
  const className = clsx("announcementBarContent", props.className);
  return <div {...props} className={className} dangerouslySetInnerHTML={{ __html: content }} />;
}
