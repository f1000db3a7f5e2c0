/** The notice, visible in `dev` only, that a page is a draft. */

import { DraftBannerMessage, DraftBannerTitle } from "@docusaurus/theme-common";
import clsx from "clsx";
import type { ReactElement } from "react";

export default function ContentVisibilityDraft({ className }: { readonly className?: string }): ReactElement {
  return (
    <div className={clsx(className, "theme-draft-banner alert alert--warning margin-bottom--md")} role="note">
      <b>
        <DraftBannerTitle />
      </b>
      <div>
        <DraftBannerMessage />
      </div>
    </div>
  );
}
