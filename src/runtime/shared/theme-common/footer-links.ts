/** Footer links are columns or a single line. */

import type { FooterColumnItem, FooterLinkItem } from "../../../model/theme-config.ts";

/** The first entry decides. */
export function isMultiColumnFooterLinks(
  links: readonly FooterColumnItem[] | readonly FooterLinkItem[],
): links is readonly FooterColumnItem[] {
  const [first] = links;
  return first !== undefined && "items" in first;
}
