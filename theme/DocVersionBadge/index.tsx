/** A badge above a doc with the name of its version. */

import Translate from "@docusaurus/Translate";
import { useShownVersion } from "@docusaurus/theme-common/internal";
import clsx from "clsx";
import type { ReactElement } from "react";

export default function DocVersionBadge({ className }: { readonly className?: string }): ReactElement | null {
  const { badge, label } = useShownVersion();
  if (!badge) return null;
  return (
    <span className={clsx(className, "theme-doc-version-badge badge badge--secondary")}>
      <Translate id="theme.docs.versionBadge.label" values={{ versionLabel: label }}>
        {"Version: {versionLabel}"}
      </Translate>
    </span>
  );
}
