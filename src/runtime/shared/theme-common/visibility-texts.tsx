/** Texts of the banners on drafts and unlisted pages. */

import Translate from "@docusaurus/Translate";
import type { ReactElement } from "react";

export function UnlistedBannerTitle(): ReactElement {
  return <Translate id="theme.contentVisibility.unlistedBanner.title">Unlisted page</Translate>;
}

export function UnlistedBannerMessage(): ReactElement {
  return (
    <Translate id="theme.contentVisibility.unlistedBanner.message">
      This page is left out of menus and search; only those who have its address find it.
    </Translate>
  );
}

export function DraftBannerTitle(): ReactElement {
  return <Translate id="theme.contentVisibility.draftBanner.title">Draft page</Translate>;
}

export function DraftBannerMessage(): ReactElement {
  return (
    <Translate id="theme.contentVisibility.draftBanner.message">
      This page is a draft: you see it while you write, readers do not.
    </Translate>
  );
}
