/**
 * The frame of docs around routes of a plugin, instead of `DocPage`: their version is that of the route or else the one
 * around it, and their sidebar is one of the version's.
 */

import { DocsVersionProvider } from "@docusaurus/plugin-content-docs/client";
import renderRoutes from "@docusaurus/renderRoutes";
import { useShownVersion } from "@docusaurus/theme-common/internal";
import DocPage from "@theme/DocPage";
import type { Props as DocsRootProps } from "@theme/DocsRoot";
import { type ComponentProps, type ComponentType, type ReactElement, useMemo } from "react";
import type { SidebarItem, VersionProps } from "../../../src/model/docs.ts";

/** A version that may have its sidebars with it. */
type GivenVersion = VersionProps & {
  readonly docsSidebars?: Readonly<Record<string, readonly SidebarItem[]>>;
};

export interface Props extends DocsRootProps {
  /** The name in releases with a component for versions is `version`. */
  readonly version?: GivenVersion;
  readonly versionMetadata?: GivenVersion;
  /** The frame; that of the theme by default. */
  readonly of?: ComponentType<ComponentProps<typeof DocPage>>;
}

function Framed({ route, of: Frame = DocPage }: Pick<Props, "route" | "of">): ReactElement {
  const version: GivenVersion = useShownVersion();
  const name = route.routes[0]?.["sidebar"] as string | undefined;
  const items = name === undefined ? undefined : version.docsSidebars?.[name];
  const sidebar = useMemo(() => (name !== undefined && items ? { name, items } : undefined), [name, items]);
  return (
    <Frame version={version} {...(sidebar && { sidebar })}>
      {renderRoutes(route.routes)}
    </Frame>
  );
}

export default function DocPageRoutes({ version, versionMetadata = version, ...frame }: Props): ReactElement {
  if (!versionMetadata) return <Framed {...frame} />;
  return (
    <DocsVersionProvider version={versionMetadata}>
      <Framed {...frame} />
    </DocsVersionProvider>
  );
}
