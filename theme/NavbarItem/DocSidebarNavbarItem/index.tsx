/** A link to the first page of a sidebar, in the reader's current version. */

import { ownValue } from "@docusaurus/theme-common/internal";
import { useActiveVersion, useDocRoute, useDocsPreferredVersion } from "@docusaurus/plugin-content-docs/client";
import DefaultNavbarItem, { type Props as LinkProps } from "@theme/NavbarItem/DefaultNavbarItem";
import type { ReactElement } from "react";

export type Props = LinkProps & { readonly sidebarId: string; readonly docsPluginId?: string };

export default function DocSidebarNavbarItem({ sidebarId, docsPluginId, to, ...props }: Props): ReactElement {
  const route = useDocRoute(docsPluginId);
  const activeVersion = useActiveVersion(docsPluginId);
  const { preferredVersion } = useDocsPreferredVersion(docsPluginId);
  const version = activeVersion ?? preferredVersion;
  const link = ownValue(version?.sidebars ?? {}, sidebarId)?.link?.path ?? to;
  return <DefaultNavbarItem {...props} to={link} isActive={() => route?.sidebar === sidebarId} />;
}
