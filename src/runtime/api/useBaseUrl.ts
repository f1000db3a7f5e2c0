/** `@docusaurus/useBaseUrl`: adds `baseUrl` to a path. */

import { isExternalUrl, withBaseUrl } from "../../url/paths.ts";
import { useApp } from "../shared/contexts.ts";

export interface BaseUrlOptions {
  /** Adds `baseUrl` even if the path already begins with it. */
  readonly forcePrependBaseUrl?: boolean;
  /** Makes the URL absolute with the site's `url`. */
  readonly absolute?: boolean;
}

/** The function behind `useBaseUrl`, for use in loops and callbacks. */
export function useBaseUrlUtils(): { readonly withBaseUrl: (url: string, options?: BaseUrlOptions) => string } {
  const { baseUrl, url: siteUrl } = useApp().site.siteConfig;
  return {
    withBaseUrl(url, { forcePrependBaseUrl = false, absolute = false } = {}) {
      if (!url || url.startsWith("#") || isExternalUrl(url)) return url;
      const path = url.startsWith("/") ? url : `/${url}`;
      const full = forcePrependBaseUrl ? baseUrl + path.slice(1) : withBaseUrl(path, baseUrl);
      return absolute ? siteUrl + full : full;
    },
  };
}

export default function useBaseUrl(url: string, options: BaseUrlOptions = {}): string {
  return useBaseUrlUtils().withBaseUrl(url, options);
}
