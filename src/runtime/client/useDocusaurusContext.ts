/** `@docusaurus/useDocusaurusContext`: the site's configuration and metadata. */

import type { SiteData } from "../../model/theme.ts";
import useGlobalData from "@docusaurus/useGlobalData";
import { useApp } from "../contexts.ts";

export interface DocusaurusContext {
  readonly siteConfig: SiteData["siteConfig"];
  readonly globalData: SiteData["globalData"];
  readonly i18n: SiteData["siteConfig"]["i18n"] & { readonly currentLocale: string };
  readonly codeTranslations: Readonly<Record<string, string>>;
  readonly siteMetadata: {
    readonly docusaurusVersion: string;
    readonly pluginVersions: Readonly<Record<string, object>>;
  };
}

/** The level of the format that pages are told they run on. */
const FORMAT_VERSION = "2.0.0-rc.1";

export default function useDocusaurusContext(): DocusaurusContext {
  const { site } = useApp();
  return {
    siteConfig: site.siteConfig,
    globalData: useGlobalData(),
    i18n: { ...site.siteConfig.i18n, currentLocale: site.locale },
    codeTranslations: {},
    siteMetadata: { docusaurusVersion: FORMAT_VERSION, pluginVersions: {} },
  };
}
