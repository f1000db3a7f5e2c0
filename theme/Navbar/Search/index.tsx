/** A wrapper around the search in the navbar. */

import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

export default function NavbarSearch({ children, className }: Props): ReactElement {
  return <div className={clsx("navbarSearchContainer", className)}>{children}</div>;
}
