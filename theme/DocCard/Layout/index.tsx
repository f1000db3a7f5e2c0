/** The layout of a card. */

import Link from "@docusaurus/Link";
import type { SidebarCategory, SidebarLink } from "../../../src/model/docs.ts";
import Description from "@theme/DocCard/Description";
import Heading from "@theme/DocCard/Heading";
import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly item: SidebarLink | SidebarCategory;
  readonly className?: string | undefined;
  readonly href: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly description?: string | undefined;
}

export default function DocCardLayout({ item, className, href, icon, title, description }: Props): ReactElement {
  return (
    <Link to={href} className={clsx("theme-doc-card-container card cardContainer", className)}>
      <Heading item={item} icon={icon} title={title} />
      {description && <Description item={item} description={description} />}
    </Link>
  );
}
