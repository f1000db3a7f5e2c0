/** The current page's path: without `baseUrl`, in another language, and the site's home page. */

import { ownValue } from "../../../lookup/own-value.ts";
import { useApp } from "../contexts.ts";

/** The path as it would be with `baseUrl: "/"`. */
export function useLocalPathname(): string {
  const { location, site } = useApp();
  const { baseUrl } = site.siteConfig;
  return location.pathname.startsWith(baseUrl) ? `/${location.pathname.slice(baseUrl.length)}` : location.pathname;
}

/** Whether two paths mean the same page: case and a trailing slash do not count. */
export function isSamePath(first: string | undefined, second: string | undefined): boolean {
  const normal = (path: string | undefined): string | undefined =>
    (path === undefined || path.endsWith("/") ? path : `${path}/`)?.toLowerCase();
  return normal(first) === normal(second);
}

export interface HomePageRoute {
  readonly path: string;
  readonly exact: true;
}

/** The route of the home page, if the site has one. */
export function useHomePageRoute(): HomePageRoute | undefined {
  const { siteConfig, hasHome } = useApp().site;
  return hasHome === false ? undefined : { path: siteConfig.baseUrl, exact: true };
}

export interface AlternatePageRequest {
  readonly locale: string;
  /** Absolute, with the site's `url`, for other sites. */
  readonly fullyQualified: boolean;
}

/** Makes the URL of this page in another language. */
export function useAlternatePageUtils(): { readonly createUrl: (request: AlternatePageRequest) => string } {
  const { siteConfig, locale: current } = useApp().site;
  const rest = useLocalPathname().slice(1);
  return {
    createUrl({ locale, fullyQualified }) {
      const { localeConfigs } = siteConfig.i18n;
      const own = ownValue(localeConfigs, locale);
      if (!own && locale !== current) throw new Error(`The site has no locale \`${locale}\`.`);
      const { url, baseUrl } = own ?? siteConfig;
      const isNeeded = fullyQualified || url !== siteConfig.url;
      return `${isNeeded ? url : ""}${baseUrl}${rest}`;
    },
  };
}
