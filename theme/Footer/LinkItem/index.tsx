/** A link in the footer. Unknown fields of the item become attributes. */

import isInternalUrl from "@docusaurus/isInternalUrl";
import Link from "@docusaurus/Link";
import type { FooterLinkItem } from "@docusaurus/theme-common/internal";
import useBaseUrl from "@docusaurus/useBaseUrl";
import IconExternalLink from "@theme/Icon/ExternalLink";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props {
  readonly item: FooterLinkItem & { readonly prependBaseUrlToHref?: boolean };
}

export default function FooterLinkItem({ item }: Props): ReactElement {
  const { to, href, label, prependBaseUrlToHref, className, ...attributes } = item;
  const fullTo = useBaseUrl(to ?? "");
  const fullHref = useBaseUrl(href ?? "", prependBaseUrlToHref ? { forcePrependBaseUrl: true } : {});
  const target = href === undefined ? { to: fullTo } : { href: fullHref };
  return (
    <Link className={clsx("footer__link-item", className)} {...target} {...attributes}>
      {label}
      {href !== undefined && !isInternalUrl(href) && <IconExternalLink />}
    </Link>
  );
}
