/** Wrappers that the format renders around a doc's layout, which a site may override. */

import { RouteWith } from "@docusaurus/theme-common/internal";
import DocsRoot from "@theme/DocsRoot";
import DocVersionRoot from "@theme/DocVersionRoot";
import type { ReactElement, ReactNode } from "react";
import type { VersionProps } from "../../../src/model/docs.ts";

export interface Props {
  readonly version: VersionProps;
  readonly children?: ReactNode;
}

export default function DocPageRoots({ version, children }: Props): ReactElement {
  return (
    <RouteWith of={DocsRoot}>
      <RouteWith of={DocVersionRoot} version={version}>
        {children}
      </RouteWith>
    </RouteWith>
  );
}
