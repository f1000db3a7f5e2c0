import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import { useApp } from "../../contexts.ts";
import { useHomePageRoute } from "../page-places.ts";

export interface BreadcrumbsRequest {
  readonly breadcrumbs: readonly { readonly label: string; readonly href?: string | undefined }[];
}

/** The breadcrumbs as `BreadcrumbList` of schema.org. Skips categories without a page, and lists the home page once, if there is one. */
export function useBreadcrumbsStructuredData({ breadcrumbs }: BreadcrumbsRequest): object {
  const { withBaseUrl } = useBaseUrlUtils();
  const { title, baseUrl } = useApp().site.siteConfig;
  const home = useHomePageRoute() === undefined ? [] : [{ label: title, href: baseUrl }];
  const steps = [...home, ...breadcrumbs].flatMap(({ label: name, href }, index) =>
    href === undefined || (index > 0 && href === baseUrl)
      ? []
      : [{ name, item: withBaseUrl(href, { absolute: true }) }],
  );
  const itemListElement = steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step }));
  return { "@context": "https://schema.org", "@type": "BreadcrumbList", itemListElement };
}
