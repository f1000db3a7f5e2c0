/** `@docusaurus/Link`: a link. Inside the site it gets `baseUrl` and the trailing slash; outside it opens a new tab. */

import clsx from "clsx";
import type { AnchorHTMLAttributes, ReactElement, Ref } from "react";
import { applyTrailingSlash, isExternalUrl, PATHNAME, splitUrl, withBaseUrl } from "../../url/paths.ts";
import { useApp } from "../shared/contexts.ts";
import { toPagePath } from "../../url/page-path.ts";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  readonly to?: string | undefined;
  readonly href?: string | undefined;
  /** Adds `activeClassName` and `aria-current` when the page is the link's target or below it. */
  readonly isNavLink?: boolean | undefined;
  readonly activeClassName?: string | undefined;
  /** Whether `/path` gets the prefix `baseUrl` (default true). */
  readonly autoAddBaseUrl?: boolean | undefined;
  /** Overrides the comparison of paths for `isNavLink`. */
  readonly isActive?: ((match: unknown, location: { readonly pathname: string }) => boolean) | undefined;
  /** Whether only an exact match of the path counts as active. */
  readonly exact?: boolean | undefined;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly "data-noBrokenLinkCheck"?: boolean | undefined;
}

export default function Link(props: LinkProps): ReactElement {
  const { to, href, isNavLink, activeClassName, autoAddBaseUrl = true, isActive, exact, ...rest } = props;
  const { site, location, server } = useApp();
  const { baseUrl, trailingSlash } = site.siteConfig;
  const { "data-noBrokenLinkCheck": unchecked, ...attributes } = rest;
  const target = to ?? href;
  if (target === undefined) return <a {...attributes} />;
  if (isExternalUrl(target)) {
    const path = target.split(PATHNAME)[1];
    const url = path === undefined ? target : autoAddBaseUrl ? withBaseUrl(path, baseUrl) : path;
    return <a href={url} target="_blank" rel="noopener noreferrer" {...attributes} />;
  }
  if (target.startsWith("#")) return <a {...attributes} href={target} />;
  const url = applyTrailingSlash(autoAddBaseUrl ? withBaseUrl(target, baseUrl) : target, { trailingSlash, baseUrl });
  if (!unchecked) server?.links.add(url);
  if (!isNavLink) return <a {...attributes} href={url} />;
  const isWhole = exact ?? toPagePath(splitUrl(url).pathname) === toPagePath(baseUrl);
  const active = isActive ? isActive(null, location) : isAt(location.pathname, splitUrl(url).pathname, isWhole);
  return (
    <a
      {...attributes}
      href={url}
      className={clsx(attributes.className, active && (activeClassName ?? "active"))}
      aria-current={active ? "page" : undefined}
    />
  );
}

function isAt(pathname: string, path: string, exact: boolean): boolean {
  const here = toPagePath(pathname);
  const there = toPagePath(path);
  return here === there || (!exact && here.startsWith(`${there}/`));
}
