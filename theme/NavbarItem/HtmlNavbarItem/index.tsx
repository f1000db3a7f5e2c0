/** Custom HTML in the navbar. */

import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props {
  readonly value: string;
  readonly className?: string;
  readonly mobile?: boolean;
  readonly isDropdownItem?: boolean;
}

export default function HtmlNavbarItem({
  value,
  className,
  mobile = false,
  isDropdownItem = false,
}: Props): ReactElement {
  const Tag = mobile || isDropdownItem ? "li" : "div";
  return (
    <Tag
      className={clsx(!mobile && !isDropdownItem && "navbar__item", mobile && "menu__list-item", className)}
      dangerouslySetInnerHTML={{ __html: value }}
    />
  );
}
