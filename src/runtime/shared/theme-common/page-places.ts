/** Where the page that is shown is: without `baseUrl`, in another language, and where the site begins. */

import { ownValue } from "../../../lookup/own-value.ts";
import { useApp } from "../contexts.ts";

/** The path as the site would have it under `/`. */
export function useLocalPathname(): string {
  const { location, site } = useApp();
  const { baseUrl } = site.siteConfig;
  return location.pathname.startsWith(baseUrl) ? `/${location.pathname.slice(baseUrl.length)}` : location.pathname;
}

/** Whether two paths are one page: neither case nor a slash at the end counts. */
export function isSamePath(first: string | undefined, second: string | undefined): boolean {
  const normal = (path: string | undefined): string | undefined =>
    (path === undefined || path.endsWith("/") ? path : `${path}/`)?.toLowerCase();
  return normal(first) === normal(second);
}

export interface HomePageRoute {
  readonly path: string;
  readonly exact: true;
}

/** The route of the site's first page. */
export function useHomePageRoute(): HomePageRoute | undefined {
  return { path: useApp().site.siteConfig.baseUrl, exact: true };
}

export interface AlternatePageRequest {
  readonly locale: string;
  /** With the site's `url`, for other sites that read it. */
  readonly fullyQualified: boolean;
}

/** Makes the address of this page in another language. */
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
