/** The link of a navbar item. */

import isInternalUrl from "@docusaurus/isInternalUrl";
import Link, { type LinkProps } from "@docusaurus/Link";
import { isRegexpStringMatch } from "@docusaurus/theme-common";
import useBaseUrl from "@docusaurus/useBaseUrl";
import IconExternalLink from "@theme/Icon/ExternalLink";
import type { ReactElement, ReactNode } from "react";

export interface Props extends LinkProps {
  readonly label?: ReactNode;
  /** Used instead of `label`. */
  readonly html?: string | undefined;
  readonly activeBasePath?: string | undefined;
  readonly activeBaseRegex?: string | undefined;
  readonly prependBaseUrlToHref?: boolean | undefined;
  /** Whether the link is in a dropdown, where icons are smaller. */
  readonly isDropdownLink?: boolean | undefined;
}

export default function NavbarNavLink(props: Props): ReactElement {
  const { label, html, activeBasePath, activeBaseRegex, prependBaseUrlToHref, isDropdownLink, ...link } = props;
  const { to, href, ...rest } = link;
  const basePath = useBaseUrl(activeBasePath ?? "");
  const fullTo = useBaseUrl(to ?? "");
  const fullHref = useBaseUrl(href ?? "", prependBaseUrlToHref ? { forcePrependBaseUrl: true } : {});
  // A link without a label is an icon itself.
  const isExternal = Boolean(label) && href !== undefined && !isInternalUrl(href);
  const size = isDropdownLink ? { width: 11, height: 11 } : {};
  const content =
    html === undefined
      ? { children: [label, isExternal && <IconExternalLink key="icon" {...size} />] }
      : { dangerouslySetInnerHTML: { __html: html } };
  if (href !== undefined) return <Link {...rest} {...content} href={fullHref} />;
  const isActive = ({ pathname }: { readonly pathname: string }): boolean =>
    activeBaseRegex ? isRegexpStringMatch(activeBaseRegex, pathname) : pathname.startsWith(basePath);
  const rule =
    activeBaseRegex || activeBasePath ? { isActive: (_: unknown, at: { pathname: string }) => isActive(at) } : {};
  return <Link isNavLink {...rest} {...rule} {...content} to={to === undefined ? to : fullTo} />;
}
