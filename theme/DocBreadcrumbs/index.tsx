/** The way from the top of the sidebar to the page. */

import Link from "@docusaurus/Link";
import { useAllDocsData, useDocsVersion, useSidebarBreadcrumbs } from "@docusaurus/plugin-content-docs/client";
import { translate } from "@docusaurus/Translate";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import IconHome from "@theme/Icon/Home";
import clsx from "clsx";
import type { ReactElement } from "react";

function HomeItem(): ReactElement {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <li className="breadcrumbs__item">
      <Link
        className="breadcrumbs__link"
        to={baseUrl}
        aria-label={translate({ id: "theme.docs.breadcrumbs.home", message: "Home page" })}
      >
        <IconHome className="breadcrumbHomeIcon" />
      </Link>
    </li>
  );
}

interface ItemProps {
  readonly label: string;
  readonly href: string | undefined;
  readonly position: number;
  readonly isLast: boolean;
}

function Item({ label, href, position, isLast }: ItemProps): ReactElement {
  const name = <span itemProp="name">{label}</span>;
  return (
    <li
      itemScope
      itemProp="itemListElement"
      itemType="https://schema.org/ListItem"
      className={clsx("breadcrumbs__item", isLast && "breadcrumbs__item--active")}
    >
      {isLast || href === undefined ? (
        <span className="breadcrumbs__link" aria-current={isLast ? "page" : undefined}>
          {name}
        </span>
      ) : (
        <Link className="breadcrumbs__link" to={href} itemProp="item">
          {name}
        </Link>
      )}
      <meta itemProp="position" content={String(position)} />
    </li>
  );
}

export default function DocBreadcrumbs(): ReactElement | null {
  const { pluginId } = useDocsVersion();
  const isWanted = useAllDocsData()[pluginId]?.breadcrumbs !== false;
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!isWanted || !breadcrumbs || breadcrumbs.length === 0) return null;
  return (
    <nav
      className="theme-doc-breadcrumbs breadcrumbsContainer"
      aria-label={translate({ id: "theme.docs.breadcrumbs.navAriaLabel", message: "Breadcrumbs" })}
    >
      <ul className="breadcrumbs" itemScope itemType="https://schema.org/BreadcrumbList">
        <HomeItem />
        {breadcrumbs.map(({ label, href }, index) => (
          <Item key={index} label={label} href={href} position={index + 1} isLast={index === breadcrumbs.length - 1} />
        ))}
      </ul>
    </nav>
  );
}
