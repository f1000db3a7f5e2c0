/** A link to a doc, whose path the build resolves. It is active on all pages of the doc's sidebar. */

import { useDocRoute } from "@docusaurus/plugin-content-docs/client";
import DefaultNavbarItem, { type Props as LinkProps } from "@theme/NavbarItem/DefaultNavbarItem";
import type { ReactElement } from "react";

export type Props = LinkProps & {
  readonly docId: string;
  readonly docsPluginId?: string;
  readonly sidebarId?: string;
};

export default function DocNavbarItem({ docId, docsPluginId, sidebarId, ...props }: Props): ReactElement {
  const route = useDocRoute(docsPluginId);
  const isActive =
    route !== undefined && (route.docId === docId || (sidebarId !== undefined && route.sidebar === sidebarId));
  return <DefaultNavbarItem {...props} isActive={() => isActive} />;
}
