/** The footer's links in titled columns. */

import type { FooterColumnItem } from "@docusaurus/theme-common/internal";
import LinkItem from "@theme/Footer/LinkItem";
import clsx from "clsx";
import type { ReactElement } from "react";

export default function FooterLinksMultiColumn({
  columns,
}: {
  readonly columns: readonly FooterColumnItem[];
}): ReactElement {
  return (
    <div className="row footer__links">
      {columns.map(({ title, className, items }, index) => (
        <div key={index} className={clsx("theme-layout-footer-column col footer__col", className)}>
          {title && <div className="footer__title">{title}</div>}
          <ul className="footer__items clean-list">
            {items.map((item, place) =>
              item.html === undefined ? (
                <li key={place} className="footer__item">
                  <LinkItem item={item} />
                </li>
              ) : (
                <li
                  key={place}
                  className={clsx("footer__item", item.className)}
                  dangerouslySetInnerHTML={{ __html: item.html }}
                />
              ),
            )}
          </ul>
        </div>
      ))}
    </div>
  );
}
