/** The notice that a page is unlisted. */

import Translate from "@docusaurus/Translate";
import clsx from "clsx";
import type { ReactElement } from "react";

export default function Unlisted({ className }: { readonly className?: string }): ReactElement {
  return (
    <div className={clsx(className, "theme-unlisted-banner alert alert--warning margin-bottom--md")} role="note">
      <b>
        <Translate id="theme.unlistedContent.title">Unlisted page</Translate>
      </b>
      <div>
        <Translate id="theme.unlistedContent.message">
          This page is left out of menus and search; only those who have its address find it.
        </Translate>
      </div>
    </div>
  );
}
