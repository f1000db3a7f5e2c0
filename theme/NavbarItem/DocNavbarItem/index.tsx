/**
 * A link to a doc in the reader's current version. It is active on all pages of the doc's sidebar. An unlisted doc has one only while
 * it is open. The build resolves the paths of items of the config; for one that a component of the site makes, the doc is looked up.
 */

import { ownValue } from "@docusaurus/theme-common/internal";
import { useDocRoute, useDocsVersionCandidates, useLayoutDoc } from "@docusaurus/plugin-content-docs/client";
import DefaultNavbarItem, { type Props as LinkProps } from "@theme/NavbarItem/DefaultNavbarItem";
import type { ReactElement } from "react";

interface DocLink {
  readonly to?: string;
  readonly sidebarId?: string | undefined;
  readonly unlisted?: boolean;
}

export type Props = Omit<LinkProps, "to"> &
  DocLink & {
    readonly docId: string;
    readonly docsPluginId?: string;
    /** By name of the version, if several have the doc. */
    readonly inVersions?: Readonly<Record<string, DocLink>>;
  };

export default function DocNavbarItem(props: Props): ReactElement | null {
  return props.to === undefined ? <FoundDoc {...props} /> : <ResolvedDoc {...props} />;
}

function FoundDoc(props: Props): ReactElement | null {
  const doc = useLayoutDoc(props.docId, props.docsPluginId);
  return doc && <ResolvedDoc label={doc.id} {...props} to={doc.path} sidebarId={doc.sidebar} />;
}

function ResolvedDoc({ docId, docsPluginId, inVersions = {}, ...latest }: Props): ReactElement | null {
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
