/** The way from the home page to the page, for search engines. */

import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import StructuredData from "@theme/StructuredData";
import type { ReactElement } from "react";

export interface Props {
  readonly breadcrumbs: readonly { readonly label: string; readonly href?: string }[];
}

export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props): ReactElement {
  const { withBaseUrl } = useBaseUrlUtils();
  const { title, baseUrl } = useDocusaurusContext().siteConfig;
  // Categories without a page are no step that one could take, and the home page is one once.
  const steps = [{ label: title, href: baseUrl }, ...breadcrumbs].flatMap(({ label: name, href }, index) =>
    href === undefined || (index > 0 && href === baseUrl)
      ? []
      : [{ name, item: withBaseUrl(href, { absolute: true }) }],
  );
  const itemListElement = steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step }));
  return <StructuredData data={{ "@context": "https://schema.org", "@type": "BreadcrumbList", itemListElement }} />;
}
