/** What all pages of the site say in `<head>`; pages say more, and what they say wins. */

import Head from "@docusaurus/Head";
import useBaseUrl, { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import { useLocation } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { PageMetadata, useThemeConfig } from "@docusaurus/theme-common";
import { DEFAULT_SEARCH_TAG } from "@docusaurus/theme-common/internal";
import SearchMetadata from "@theme/SearchMetadata";
import type { ReactElement } from "react";

function CanonicalUrl(): ReactElement {
  const { url, baseUrl, trailingSlash } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const bare = pathname.replace(/\/$/, "");
  const isFile = pathname.endsWith(".html");
  const slash = !isFile && (trailingSlash === true || (trailingSlash === undefined && pathname.endsWith("/")));
  const canonical = url + (`${bare}/` === baseUrl ? baseUrl : `${bare}${slash ? "/" : ""}`);
  return (
    <Head>
      <meta property="og:url" content={canonical} />
      <link rel="canonical" href={canonical} />
    </Head>
  );
}

/** Open Graph has underscores where the web has hyphens: `pt_BR`. */
function toOpenGraph(htmlLang: string): string {
  return htmlLang.replaceAll("-", "_");
}

/** The page in the languages of the site; the format names the only one too. */
function AlternateLanguages(): ReactElement {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { defaultLocale, localeConfigs } = i18n;
  const rest = pathname.slice(siteConfig.baseUrl.length);
  const urlOf = (locale: string): string => {
    const { url, baseUrl } = localeConfigs[locale] ?? siteConfig;
    return url + baseUrl + rest;
  };
  return (
    <Head>
      {i18n.locales.map((locale) => (
        <link key={locale} rel="alternate" href={urlOf(locale)} hrefLang={localeConfigs[locale]?.htmlLang ?? locale} />
      ))}
      {i18n.locales
        .filter((locale) => locale !== i18n.currentLocale)
        .map((locale) => (
          <meta
            key={locale}
            property="og:locale:alternate"
            content={toOpenGraph(localeConfigs[locale]?.htmlLang ?? locale)}
          />
        ))}
      <link rel="alternate" href={urlOf(defaultLocale)} hrefLang="x-default" />
    </Head>
  );
}

export default function SiteMetadata(): ReactElement {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { image, metadata } = useThemeConfig();
  const { withBaseUrl } = useBaseUrlUtils();
  const favicon = useBaseUrl(siteConfig.favicon ?? "");
  const { htmlLang = i18n.currentLocale, direction = "ltr" } = i18n.localeConfigs[i18n.currentLocale] ?? {};
  const card = image ? withBaseUrl(image, { absolute: true }) : undefined;
  return (
    <>
      <Head>
        <html lang={htmlLang} dir={direction} />
        <title>{siteConfig.title}</title>
        <meta property="og:title" content={siteConfig.title} />
        <meta property="og:locale" content={toOpenGraph(htmlLang)} />
        <meta name="twitter:card" content="summary_large_image" />
        {card && <meta property="og:image" content={card} />}
        {card && <meta name="twitter:image" content={card} />}
        {siteConfig.noIndex && <meta name="robots" content="noindex, nofollow" />}
        {favicon && <link rel="icon" href={favicon} />}
      </Head>
      <CanonicalUrl />
      <AlternateLanguages />
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={i18n.currentLocale} />
      <PageMetadata>
        {metadata.map((attributes, index) => (
          <meta key={index} {...attributes} />
        ))}
      </PageMetadata>
    </>
  );
}
