/** `@docusaurus/useDocusaurusContext`: the site's configuration and metadata. */

import type { SiteMetadata } from "../../model/graph.ts";
import type { SiteData } from "../../model/theme.ts";
import useGlobalData from "@docusaurus/useGlobalData";
import { useApp } from "../shared/contexts.ts";

export interface DocusaurusContext {
  readonly siteConfig: SiteData["siteConfig"];
  readonly globalData: SiteData["globalData"];
  readonly i18n: SiteData["siteConfig"]["i18n"] & { readonly currentLocale: string };
  readonly codeTranslations: Readonly<Record<string, string>>;
  readonly siteMetadata: SiteMetadata;
}

export default function useDocusaurusContext(): DocusaurusContext {
  const { page, site } = useApp();
  return {
    siteConfig: site.siteConfig,
    globalData: useGlobalData(),
    i18n: { ...site.siteConfig.i18n, currentLocale: site.locale },
    codeTranslations: {},
    siteMetadata: page.siteMetadata ?? site.siteMetadata,
  };
}
