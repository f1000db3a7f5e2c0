/** A link to a doc or a category, as a card. */

import isInternalUrl from "@docusaurus/isInternalUrl";
import { findFirstLink } from "@docusaurus/plugin-content-docs/client";
import { translate } from "@docusaurus/Translate";
import type { SidebarCategory, SidebarLink } from "../../src/model/docs.ts";
import { usePluralForm } from "@docusaurus/theme-common";
import { extractLeadingEmoji, useKnownDoc } from "@docusaurus/theme-common/internal";
import Layout from "@theme/DocCard/Layout";
import type { ReactElement } from "react";

export interface Props {
  readonly item: SidebarLink | SidebarCategory;
}

/** Returns the default description of a category. */
function useItemCount(): (count: number) => string {
  const { selectMessage } = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate({ id: "theme.docs.DocCard.categoryDescription.plurals", message: "1 item|{count} items" }, { count }),
    );
}

export default function DocCard({ item }: Props): ReactElement | null {
  const countItems = useItemCount();
  const doc = useKnownDoc(item.type === "link" ? item.docId : undefined);
  const href = item.type === "category" ? findFirstLink([item]) : item.href;
  if (href === undefined) return null;
  const kind = item.type === "category" ? "docCardFolder" : isInternalUrl(href) ? "docCardPage" : "docCardLink";
  const { emoji, rest } = extractLeadingEmoji(item.label);
  return (
    <Layout
      item={item}
      className={item.className}
      href={href}
      icon={emoji === null ? <span className={`docCardIcon ${kind}`} /> : <span>{`${emoji} `}</span>}
      title={rest.trim()}
      description={
        item.description ?? (item.type === "category" ? countItems(item.items.length) : doc?.description || undefined)
      }
    />
  );
}
