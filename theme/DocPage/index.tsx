/** The frame of all docs of a version. It stays mounted while the reader navigates between docs. */

import type { SidebarItem, VersionProps } from "../../src/model/docs.ts";
import { DocsSidebarProvider, DocsVersionProvider, docVersionSearchTag } from "@docusaurus/plugin-content-docs/client";
import { HtmlClassNameProvider, UnlistedMetadata } from "@docusaurus/theme-common";
import DocPageLayout from "@theme/DocPage/Layout";
import SearchMetadata from "@theme/SearchMetadata";
import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly version: VersionProps;
  readonly sidebar?: { readonly name: string; readonly items: readonly SidebarItem[] };
  readonly children?: ReactNode;
}

export default function DocPage({ version, sidebar, children }: Props): ReactElement {
  const { pluginId, version: name, noIndex, className } = version;
  const classes = clsx("docs-wrapper", className);
  return (
    <HtmlClassNameProvider className={classes}>
      <SearchMetadata version={name} tag={docVersionSearchTag(pluginId, name)} />
      {noIndex && <UnlistedMetadata />}
      <DocsVersionProvider version={version}>
        <DocsSidebarProvider sidebar={sidebar}>
          <DocPageLayout>{children}</DocPageLayout>
        </DocsSidebarProvider>
      </DocsVersionProvider>
    </HtmlClassNameProvider>
  );
}
