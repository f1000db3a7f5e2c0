/** A link to the first page of a sidebar, in the reader's current version. Items of the config say where it leads if that lacks it. */

import { ownValue } from "@docusaurus/theme-common/internal";
import {
  useActiveVersion,
  useDocRoute,
  useDocsPreferredVersion,
  useLatestVersion,
} from "@docusaurus/plugin-content-docs/client";
import DefaultNavbarItem, { type Props as LinkProps } from "@theme/NavbarItem/DefaultNavbarItem";
import type { ReactElement } from "react";

export type Props = LinkProps & { readonly sidebarId: string; readonly docsPluginId?: string };

export default function DocSidebarNavbarItem({ sidebarId, docsPluginId, to, ...props }: Props): ReactElement {
  const route = useDocRoute(docsPluginId);
  const versions = [
    useActiveVersion(docsPluginId),
    useDocsPreferredVersion(docsPluginId).preferredVersion,
    useLatestVersion(docsPluginId),
  ];
  const link = versions.map((version) => version && ownValue(version.sidebars, sidebarId)?.link).find(Boolean);
  return (
    <DefaultNavbarItem
      label={link?.label}
      {...props}
      to={link?.path ?? to}
      isActive={() => route?.sidebar === sidebarId}
    />
  );
}
