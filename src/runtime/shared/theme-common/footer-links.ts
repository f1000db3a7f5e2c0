import type { FooterColumnItem, FooterLinkItem } from "../../../model/theme-config.ts";

/** Whether footer links are columns rather than a single line: the first entry decides. */
export function isMultiColumnFooterLinks(
  links: readonly FooterColumnItem[] | readonly FooterLinkItem[],
): links is readonly FooterColumnItem[] {
  const [first] = links;
  return first !== undefined && "items" in first;
}
