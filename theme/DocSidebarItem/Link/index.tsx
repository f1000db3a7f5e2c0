/** A link in the sidebar. */

import isInternalUrl from "@docusaurus/isInternalUrl";
import Link from "@docusaurus/Link";
import { useActiveSidebarItems } from "@docusaurus/plugin-content-docs/client";
import type { SidebarLink } from "../../../src/model/docs.ts";
import type { ItemProps } from "@theme/DocSidebarItem";
import IconExternalLink from "@theme/Icon/ExternalLink";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props extends ItemProps {
  readonly item: SidebarLink;
}

export default function DocSidebarItemLink({ item, level }: Props): ReactElement {
  const { href, label, className, autoAddBaseUrl } = item;
  const isActive = useActiveSidebarItems().has(item);
  const isExternal = !isInternalUrl(href);
  return (
    <li
      className={clsx(
        `theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-${level}`,
        "menu__list-item",
        className,
      )}
    >
      <Link
        className={clsx("menu__link", isExternal && "menuExternalLink", isActive && "menu__link--active")}
        aria-current={isActive ? "page" : undefined}
        to={href}
        autoAddBaseUrl={autoAddBaseUrl}
      >
        {label}
        {isExternal && <IconExternalLink />}
      </Link>
    </li>
  );
}
