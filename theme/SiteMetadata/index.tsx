/** Head tags of all pages. Tags of single pages take precedence. */

import Head from "@docusaurus/Head";
import useBaseUrl, { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import { useLocation } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useThemeConfig } from "@docusaurus/theme-common";
import { DEFAULT_SEARCH_TAG, ownValue, useMissingLocales } from "@docusaurus/theme-common/internal";
import SearchMetadata from "@theme/SearchMetadata";
import type { ReactElement } from "react";

/** Converts a language tag to Open Graph's form with underscores: `pt_BR`. */
function toOpenGraph(htmlLang: string): string {
  return htmlLang.replaceAll("-", "_");
}

/** The page's URL in each of the site's languages. Like the format, lists the only one as well. */
function PageAddresses(): ReactElement {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { url, baseUrl, trailingSlash } = siteConfig;
  const { pathname } = useLocation();
  const bare = pathname.replace(/\/$/, "");
  const isFile = pathname.endsWith(".html");
  const slash = !isFile && (trailingSlash === true || (trailingSlash === undefined && pathname.endsWith("/")));
  const canonical = url + (`${bare}/` === baseUrl ? baseUrl : `${bare}${slash ? "/" : ""}`);
  const missing = useMissingLocales();
  const existing = i18n.locales.filter((locale) => !missing.includes(locale));
  const languages = existing.map((locale) => {
    const { htmlLang = locale, ...place } = { ...siteConfig, ...ownValue(i18n.localeConfigs, locale) };
    return { locale, htmlLang, href: place.url + place.baseUrl + pathname.slice(baseUrl.length) };
  });
  const byDefault = languages.find(({ locale }) => locale === i18n.defaultLocale);
  return (
    <Head>
      <meta property="og:url" content={canonical} />
      <link rel="canonical" href={canonical} />
      {languages.map(({ locale, htmlLang, href }) => (
        <link key={locale} rel="alternate" href={href} hrefLang={htmlLang} />
      ))}
      {languages
        .filter(({ locale }) => locale !== i18n.currentLocale)
        .map(({ locale, htmlLang }) => (
          <meta key={locale} property="og:locale:alternate" content={toOpenGraph(htmlLang)} />
        ))}
      {byDefault && <link rel="alternate" href={byDefault.href} hrefLang="x-default" />}
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
        <meta name="description" content={siteConfig.tagline || siteConfig.title} />
        <meta property="og:title" content={siteConfig.title} />
        <meta property="og:locale" content={toOpenGraph(htmlLang)} />
        <meta name="twitter:card" content="summary_large_image" />
        {card && <meta property="og:image" content={card} />}
        {card && <meta name="twitter:image" content={card} />}
        {favicon && <link rel="icon" href={favicon} />}
      </Head>
      <PageAddresses />
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={i18n.currentLocale} />
      <Head>
        {metadata.map((attributes, index) => (
          <meta key={index} {...attributes} />
        ))}
        {siteConfig.noIndex && <meta name="robots" content="noindex, nofollow" />}
      </Head>
    </>
  );
}
