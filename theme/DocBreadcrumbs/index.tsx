/** The path from the top of the sidebar to the current page. */

import { ownValue, useHomePageRoute, useShownVersion } from "@docusaurus/theme-common/internal";
import Link from "@docusaurus/Link";
import { useAllDocsData, useSidebarBreadcrumbs } from "@docusaurus/plugin-content-docs/client";
import { translate } from "@docusaurus/Translate";
import HomeItem from "@theme/DocBreadcrumbs/Items/Home";
import DocBreadcrumbsStructuredData from "@theme/DocBreadcrumbs/StructuredData";
import clsx from "clsx";
import type { ReactElement } from "react";

interface ItemProps {
  readonly label: string;
  readonly href: string | undefined;
  readonly isLast: boolean;
}

function Item({ label, href, isLast }: ItemProps): ReactElement {
  return (
    <li className={clsx("breadcrumbs__item", isLast && "breadcrumbs__item--active")}>
      {isLast || href === undefined ? (
        <span className="breadcrumbs__link" aria-current={isLast ? "page" : undefined}>
          {label}
        </span>
      ) : (
        <Link className="breadcrumbs__link" to={href}>
          {label}
        </Link>
      )}
    </li>
  );
}

export default function DocBreadcrumbs(): ReactElement | null {
  const { pluginId } = useShownVersion();
  const isEnabled = ownValue(useAllDocsData(), pluginId)?.breadcrumbs !== false;
  const breadcrumbs = useSidebarBreadcrumbs();
  const hasHome = useHomePageRoute() !== undefined;
  const isInSidebar = breadcrumbs?.[0];
  if (!isEnabled || !breadcrumbs || !(hasHome || isInSidebar)) return null;
  return (
    <>
      {isInSidebar && <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />}
      <nav
        className="theme-doc-breadcrumbs breadcrumbsContainer"
        aria-label={translate({ id: "theme.docs.breadcrumbs.navAriaLabel", message: "Breadcrumbs" })}
      >
        <ul className="breadcrumbs">
          {hasHome && <HomeItem />}
          {breadcrumbs.map(({ label, href }, index) => (
            <Item key={index} label={label} href={href} isLast={index === breadcrumbs.length - 1} />
          ))}
        </ul>
      </nav>
    </>
  );
}
