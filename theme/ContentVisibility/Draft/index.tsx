/** The notice, visible in `dev` only, that a page is a draft. */

import Translate from "@docusaurus/Translate";
import clsx from "clsx";
import type { ReactElement } from "react";

export default function ContentVisibilityDraft({ className }: { readonly className?: string }): ReactElement {
  return (
    <div className={clsx(className, "theme-draft-banner alert alert--warning margin-bottom--md")} role="note">
      <b>
        <Translate id="theme.contentVisibility.draftBanner.title">Draft page</Translate>
      </b>
      <div>
        <Translate id="theme.contentVisibility.draftBanner.message">
          This page is a draft: you see it while you write, readers do not.
        </Translate>
      </div>
    </div>
  );
}
