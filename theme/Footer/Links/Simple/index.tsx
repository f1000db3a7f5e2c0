/** The footer's links in one line. */

import type { FooterLinkItem } from "@docusaurus/theme-common/internal";
import LinkItem from "@theme/Footer/LinkItem";
import clsx from "clsx";
import { Fragment, type ReactElement } from "react";

export default function FooterLinksSimple({ links }: { readonly links: readonly FooterLinkItem[] }): ReactElement {
  return (
    <div className="footer__links text--center">
      {links.map((item, index) => (
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
