/** Links of the footer: in columns with titles, or in one line. */

import { isMultiColumnFooterLinks } from "@docusaurus/theme-common";
import type { FooterColumnItem, FooterConfig, FooterLinkItem } from "@docusaurus/theme-common/internal";
import LinkItem from "@theme/Footer/LinkItem";
import clsx from "clsx";
import { Fragment, type ReactElement } from "react";

export interface Props {
  readonly links: FooterConfig["links"];
}

export default function FooterLinks({ links }: Props): ReactElement {
  return isMultiColumnFooterLinks(links) ? <Columns columns={links} /> : <Line items={links} />;
}

function Columns({ columns }: { readonly columns: readonly FooterColumnItem[] }): ReactElement {
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

function Line({ items }: { readonly items: readonly FooterLinkItem[] }): ReactElement {
  return (
    <div className="footer__links text--center">
      {items.map((item, index) => (
        <Fragment key={index}>
          {index > 0 && <span className="footer__link-separator">·</span>}
          {item.html === undefined ? (
            <LinkItem item={item} />
          ) : (
            <span
              className={clsx("footer__link-item", item.className)}
              dangerouslySetInnerHTML={{ __html: item.html }}
            />
          )}
        </Fragment>
      ))}
    </div>
  );
}
