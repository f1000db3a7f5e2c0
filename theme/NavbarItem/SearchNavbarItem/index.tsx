/** The position of the search in the navbar. The side menu has none, because the navbar's stays visible. */

import NavbarSearch from "@theme/Navbar/Search";
import SearchBar from "@theme/SearchBar";
import type { ReactElement } from "react";

export interface Props {
  readonly mobile?: boolean;
  readonly className?: string;
}

export default function SearchNavbarItem({ mobile, className }: Props): ReactElement | null {
  if (mobile) return null;
  return (
    <NavbarSearch className={className}>
      <SearchBar />
    </NavbarSearch>
  );
}
