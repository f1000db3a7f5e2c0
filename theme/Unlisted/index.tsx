/** Tells the reader that a page is not linked from anywhere. */

import Translate from "@docusaurus/Translate";
import { ThemeClassNames } from "@docusaurus/theme-common";
import Admonition from "@theme/Admonition";
import clsx from "clsx";
import type { ReactElement } from "react";

export default function Unlisted({ className }: { readonly className?: string }): ReactElement {
  return (
    <Admonition
      type="caution"
      title={<Translate id="theme.unlistedContent.title">Unlisted page</Translate>}
      className={clsx(className, ThemeClassNames.common.unlistedBanner)}
    >
      <Translate id="theme.unlistedContent.message">
        This page is left out of menus and search; only those who have its address find it.
      </Translate>
    </Admonition>
  );
}
