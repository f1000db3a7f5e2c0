/** Tells readers of a version that is not the latest where that is. Nothing where the version wants no banner. */

import { useShownVersion } from "@docusaurus/theme-common/internal";
import DocVersionBannerNotice from "@theme/DocVersionBanner/Notice";
import type { ReactElement } from "react";

export default function DocVersionBanner({ className }: { readonly className?: string }): ReactElement | null {
  return useShownVersion().banner ? <DocVersionBannerNotice className={className} /> : null;
}
