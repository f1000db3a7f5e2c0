/**
 * A wrapper around all pages of a docs version, for sites that override it. It provides the version, like `DocPage`, because an
 * overridden `DocPage` may not.
 */

import { DocsVersionProvider, docVersionSearchTag } from "@docusaurus/plugin-content-docs/client";
import renderRoutes from "@docusaurus/renderRoutes";
import { HtmlClassNameProvider, UnlistedMetadata } from "@docusaurus/theme-common";
import type { Props as DocsRootProps } from "@theme/DocsRoot";
import SearchMetadata from "@theme/SearchMetadata";
import { type ReactElement, useMemo } from "react";
import type { VersionProps } from "../../src/model/docs.ts";

export interface Props extends DocsRootProps {
  /** Versions of plugins have their name where the format has it. */
  readonly version: VersionProps & { readonly version?: string };
}

export default function DocVersionRoot({ version, route }: Props): ReactElement {
  const { pluginId, noIndex, className, version: ofFormat, name = ofFormat ?? "" } = version;
  const shown = useMemo(() => ({ ...version, name }), [version, name]);
  return (
    <HtmlClassNameProvider className={className}>
      <SearchMetadata version={name} tag={docVersionSearchTag(pluginId, name)} />
      {noIndex && <UnlistedMetadata />}
      <DocsVersionProvider version={shown}>{renderRoutes(route.routes)}</DocsVersionProvider>
    </HtmlClassNameProvider>
  );
}
