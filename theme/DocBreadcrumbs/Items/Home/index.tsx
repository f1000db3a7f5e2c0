/** The first breadcrumb, which links to the home page. */

import Link from "@docusaurus/Link";
import { translate } from "@docusaurus/Translate";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import IconHome from "@theme/Icon/Home";
import type { ReactElement } from "react";

export default function DocBreadcrumbsItemsHome(): ReactElement {
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
