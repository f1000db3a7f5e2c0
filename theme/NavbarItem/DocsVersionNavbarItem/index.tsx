/** A link to the reader's current version, with its name. */

import {
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersionLinks,
} from "@docusaurus/plugin-content-docs/client";
import DefaultNavbarItem, { type Props as LinkProps } from "@theme/NavbarItem/DefaultNavbarItem";
import type { ReactElement } from "react";

export type Props = LinkProps & { readonly docsPluginId?: string };

export default function DocsVersionNavbarItem({ docsPluginId, to, label, ...props }: Props): ReactElement {
  const latest = useLatestVersion(docsPluginId);
  const active = useActiveVersion(docsPluginId);
  const { preferredVersion } = useDocsPreferredVersion(docsPluginId);
  const linkTo = useVersionLinks(docsPluginId);
  const version = active ?? preferredVersion ?? latest;
  // The label that the build resolved is that of the latest version.
  const isLatest = version.name === latest.name;
  return (
    <DefaultNavbarItem
      {...props}
      label={isLatest ? (label ?? version.label) : version.label}
      to={isLatest && to !== undefined ? to : linkTo(version)}
      isActive={() => active !== undefined}
    />
  );
}
