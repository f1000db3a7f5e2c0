/** Links to the previous and next doc. */

import type { NavLink } from "../../src/model/docs.ts";
import { translate } from "@docusaurus/Translate";
import PaginatorNavLink from "@theme/PaginatorNavLink";
import type { ReactElement } from "react";

export interface Props {
  readonly previous: NavLink | undefined;
  readonly next: NavLink | undefined;
}

export default function DocPaginator({ previous, next }: Props): ReactElement | null {
  if (!previous && !next) return null;
  return (
    <nav
      className="pagination-nav docusaurus-mt-lg"
      aria-label={translate({ id: "theme.docs.paginator.navAriaLabel", message: "Docs pages" })}
    >
      {previous && (
        <PaginatorNavLink
          {...previous}
          subLabel={translate({ id: "theme.docs.paginator.previous", message: "Previous" })}
        />
      )}
      {next && (
        <PaginatorNavLink {...next} isNext subLabel={translate({ id: "theme.docs.paginator.next", message: "Next" })} />
      )}
    </nav>
  );
}
