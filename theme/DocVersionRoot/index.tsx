/**
 * Around all pages of a version of the docs, for sites that have one of their own. Says the same of the version as `DocPage`, in whose
 * place a site may have a component that leaves it to this one.
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
  const { pluginId, name, noIndex, className } = version;
  return (
    <HtmlClassNameProvider className={className}>
      <SearchMetadata version={name} tag={docVersionSearchTag(pluginId, name)} />
      {noIndex && <UnlistedMetadata />}
      <DocsVersionProvider version={version}>{renderRoutes(route.routes)}</DocsVersionProvider>
    </HtmlClassNameProvider>
  );
}
