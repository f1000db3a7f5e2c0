/** Cards for the given items, or for the current page's siblings in the sidebar. */

import { filterDocCardListItems, useCurrentSidebarSiblings } from "@docusaurus/plugin-content-docs/client";
import type { SidebarItem } from "../../src/model/docs.ts";
import DocCard from "@theme/DocCard";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props {
  readonly items?: readonly SidebarItem[];
  readonly className?: string;
}

export default function DocCardList({ items, className }: Props): ReactElement {
  return items ? <Cards items={items} className={className} /> : <SiblingCards className={className} />;
}

function SiblingCards({ className }: { readonly className: string | undefined }): ReactElement {
  return <Cards items={useCurrentSidebarSiblings()} className={className} />;
}

interface CardsProps {
  readonly items: readonly SidebarItem[];
  readonly className: string | undefined;
}

function Cards({ items, className }: CardsProps): ReactElement {
  return (
    <section className={clsx("row docCardList", className)}>
      {filterDocCardListItems(items).map((item, index) => (
        <article key={index} className="theme-doc-card-list-item col col--6 margin-bottom--lg">
          <DocCard item={item} />
        </article>
      ))}
    </section>
  );
}
