/**
 * A wrapper around all pages of a docs version, for sites that override it. It provides the version, like `DocPage`, because an
 * overridden `DocPage` may not.
 */

import { DocsVersionProvider, docVersionSearchTag } from "@docusaurus/plugin-content-docs/client";
import renderRoutes from "@docusaurus/renderRoutes";
import { HtmlClassNameProvider, UnlistedMetadata } from "@docusaurus/theme-common";
import type { Props as DocsRootProps } from "@theme/DocsRoot";
import SearchMetadata from "@theme/SearchMetadata";
import type { ReactElement } from "react";
import type { VersionProps } from "../../src/model/docs.ts";

export interface Props extends DocsRootProps {
  readonly version: VersionProps;
}

export default function DocVersionRoot({ version, route }: Props): ReactElement {
  const { pluginId, noIndex, className, version: name } = version;
  return (
    <HtmlClassNameProvider className={className}>
      <SearchMetadata version={name} tag={docVersionSearchTag(pluginId, name)} />
      {noIndex && <UnlistedMetadata />}
      <DocsVersionProvider version={version}>{renderRoutes(route.routes)}</DocsVersionProvider>
    </HtmlClassNameProvider>
  );
}
