/** A link to the main doc of the reader's current version, with the name of the version. */

import { useActiveVersion, useDocsPreferredVersion, useLatestVersion } from "@docusaurus/plugin-content-docs/client";
import DefaultNavbarItem, { type Props as LinkProps } from "@theme/NavbarItem/DefaultNavbarItem";
import type { ReactElement } from "react";

export type Props = LinkProps & { readonly docsPluginId?: string };

export default function DocsVersionNavbarItem({ docsPluginId, to, label, ...props }: Props): ReactElement {
  const latest = useLatestVersion(docsPluginId);
  const active = useActiveVersion(docsPluginId);
  const { preferredVersion } = useDocsPreferredVersion(docsPluginId);
  const version = active ?? preferredVersion ?? latest;
  return (
    <DefaultNavbarItem
      {...props}
      label={label ?? version.label}
      to={to ?? version.mainPath}
      isActive={() => active !== undefined}
    />
  );
}
