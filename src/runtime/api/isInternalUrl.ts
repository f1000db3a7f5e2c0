/** `@docusaurus/isInternalUrl`: whether a URL belongs to the site. */

import { isExternalUrl } from "../../url/paths.ts";

/** Whether the URL begins with a scheme or `//`. */
export function hasProtocol(url: string): boolean {
  return isExternalUrl(url);
}

export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !isExternalUrl(url);
}
