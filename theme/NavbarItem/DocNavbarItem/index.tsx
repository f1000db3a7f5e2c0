/**
 * A link to a doc in the reader's current version. The build resolves its paths. It is active on all pages of the doc's sidebar. An
 * unlisted doc has one only while it is open.
 */

import { ownValue } from "@docusaurus/theme-common/internal";
import { useDocRoute, useDocsVersionCandidates } from "@docusaurus/plugin-content-docs/client";
import DefaultNavbarItem, { type Props as LinkProps } from "@theme/NavbarItem/DefaultNavbarItem";
import type { ReactElement } from "react";

interface DocLink {
  readonly to?: string;
  readonly sidebarId?: string;
  readonly unlisted?: boolean;
}

export type Props = Omit<LinkProps, "to"> &
  DocLink & {
    readonly docId: string;
    readonly docsPluginId?: string;
    /** By name of the version, if several have the doc. */
    readonly inVersions?: Readonly<Record<string, DocLink>>;
  };

export default function DocNavbarItem({ docId, docsPluginId, inVersions = {}, ...latest }: Props): ReactElement | null {
  const route = useDocRoute(docsPluginId);
  const candidates = useDocsVersionCandidates(docsPluginId);
  const { sidebarId, unlisted, ...props } = {
    ...latest,
    ...candidates.map(({ name }) => ownValue(inVersions, name)).find(Boolean),
  };
  const isOpen = route?.docId === docId;
  if (unlisted && !isOpen) return null;
  const isActive = isOpen || (sidebarId !== undefined && route?.sidebar === sidebarId);
  return <DefaultNavbarItem {...props} isActive={() => isActive} />;
}
