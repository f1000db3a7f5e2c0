/** Structured data for the breadcrumbs. */

import { useBreadcrumbsStructuredData } from "@docusaurus/plugin-content-docs/client";
import StructuredData from "@theme/StructuredData";
import type { ReactElement } from "react";

export interface Props {
  readonly breadcrumbs: readonly { readonly label: string; readonly href?: string }[];
}

export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props): ReactElement {
  return <StructuredData data={useBreadcrumbsStructuredData({ breadcrumbs })} />;
}
