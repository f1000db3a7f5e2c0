/** The banner that links from an old or unreleased version to the latest one, unless the version turns it off. */

import { useShownVersion } from "@docusaurus/theme-common/internal";
import DocVersionBannerNotice from "@theme/DocVersionBanner/Notice";
import type { ReactElement } from "react";

export default function DocVersionBanner({ className }: { readonly className?: string }): ReactElement | null {
  return useShownVersion().banner ? <DocVersionBannerNotice className={className} /> : null;
}
