/** The place of the search in the navbar; the side menu has none, since the bar's stays in sight. */

import SearchBar from "@theme/SearchBar";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props {
  readonly mobile?: boolean;
  readonly className?: string;
}

export default function SearchNavbarItem({ mobile, className }: Props): ReactElement | null {
  if (mobile) return null;
  return (
    <div className={clsx("navbarSearchContainer", className)}>
      <SearchBar />
    </div>
  );
}
