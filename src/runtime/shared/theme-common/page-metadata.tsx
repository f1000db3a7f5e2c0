/** Metadata of pages in `<head>` and on `<html>`. */

import Head from "@docusaurus/Head";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import useRouteContext from "@docusaurus/useRouteContext";
import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";
import { type TitleSettings, useApp } from "../contexts.ts";

/** `{title} {delimiter} {site title}`; only the site's title for pages without one, or with the same. */
export function formatTitle(title: string | undefined, { title: siteTitle, titleDelimiter }: TitleSettings): string {
  const own = title?.trim();
  return own && own !== siteTitle ? `${own} ${titleDelimiter} ${siteTitle}` : siteTitle;
}

/** The document title of a page. */
export function usePageTitle(title?: string): string {
  const { site, writeTitle = formatTitle } = useApp();
  return writeTitle(title, site.siteConfig);
}

export interface PageMetadataProps {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly keywords?: readonly string[] | string | undefined;
  readonly image?: string | undefined;
  readonly children?: ReactNode;
}

/** Title, description, keywords and social card of a page; `children` are more head elements. */
export function PageMetadata({ title, description, keywords, image, children }: PageMetadataProps): ReactElement {
  const { withBaseUrl } = useBaseUrlUtils();
  const pageTitle = usePageTitle(title);
  const imageUrl = image ? withBaseUrl(image, { absolute: true }) : undefined;
  return (
    <Head>
      {title && <title>{pageTitle}</title>}
      {title && <meta property="og:title" content={pageTitle} />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {keywords && <meta name="keywords" content={typeof keywords === "string" ? keywords : keywords.join(",")} />}
      {imageUrl && <meta property="og:image" content={imageUrl} />}
      {imageUrl && <meta name="twitter:image" content={imageUrl} />}
      {children}
    </Head>
  );
}

export interface HtmlClassNameProps {
  readonly className: string;
  readonly children?: ReactNode;
}

/** Adds classes to `<html>` while it is rendered. */
export function HtmlClassNameProvider({ className, children }: HtmlClassNameProps): ReactElement {
  return (
    <>
      <Head>
        <html className={className} />
      </Head>
      {children}
    </>
  );
}

/** Adds `plugin-<name> plugin-id-<id>` for the plugin that made the page. */
export function PluginHtmlClassNameProvider({ children }: { readonly children?: ReactNode }): ReactElement {
  const { plugin } = useRouteContext();
  const name = plugin.name.replace(/docusaurus-(?:plugin|theme)-(?:content-)?/g, "");
  return (
    <HtmlClassNameProvider className={clsx(name && `plugin-${name}`, plugin.id && `plugin-id-${plugin.id}`)}>
      {children}
    </HtmlClassNameProvider>
  );
}

/** Excludes a page from search engines. */
export function UnlistedMetadata(): ReactElement {
  return (
    <Head>
      <meta name="robots" content="noindex, nofollow" />
    </Head>
  );
}
