/** Around all pages of a version of the docs, for sites that have one of their own. */

import { DocsVersionProvider } from "@docusaurus/plugin-content-docs/client";
import renderRoutes from "@docusaurus/renderRoutes";
import type { Props as DocsRootProps } from "@theme/DocsRoot";
import type { ReactElement } from "react";
import type { VersionProps } from "../../src/model/docs.ts";

export interface Props extends DocsRootProps {
  readonly version: VersionProps;
}

export default function DocVersionRoot({ version, route }: Props): ReactElement {
  return <DocsVersionProvider version={version}>{renderRoutes(route.routes)}</DocsVersionProvider>;
}
