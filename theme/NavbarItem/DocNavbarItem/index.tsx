/** A link to a doc in the reader's current version. The build resolves its paths. It is active on all pages of the doc's sidebar. */

import { ownValue } from "@docusaurus/theme-common/internal";
import { useDocRoute, useDocsVersionCandidates } from "@docusaurus/plugin-content-docs/client";
import DefaultNavbarItem, { type Props as LinkProps } from "@theme/NavbarItem/DefaultNavbarItem";
import type { ReactElement } from "react";

interface DocLink {
  readonly to?: string;
  readonly sidebarId?: string;
}

export type Props = Omit<LinkProps, "to"> &
  DocLink & {
    readonly docId: string;
    readonly docsPluginId?: string;
    /** By name of the version, if several have the doc. */
    readonly inVersions?: Readonly<Record<string, DocLink>>;
  };

export default function DocNavbarItem({ docId, docsPluginId, inVersions = {}, ...latest }: Props): ReactElement {
  const route = useDocRoute(docsPluginId);
  const candidates = useDocsVersionCandidates(docsPluginId);
  const { sidebarId, ...props } = {
    ...latest,
    ...candidates.map(({ name }) => ownValue(inVersions, name)).find(Boolean),
  };
  const isActive =
    route !== undefined && (route.docId === docId || (sidebarId !== undefined && route.sidebar === sidebarId));
  return <DefaultNavbarItem {...props} isActive={() => isActive} />;
}
