/** Links to the posts before and after. */

import type { NavLink } from "../../src/model/docs.ts";
import { translate } from "@docusaurus/Translate";
import PaginatorNavLink from "@theme/PaginatorNavLink";
import type { ReactElement } from "react";

export interface Props {
  /** The newer post. */
  readonly previous: NavLink | undefined;
  /** The older post. */
  readonly next: NavLink | undefined;
}

export default function BlogPostPaginator({ previous, next }: Props): ReactElement {
  return (
    <nav
      className="pagination-nav docusaurus-mt-lg"
      aria-label={translate({
        id: "theme.blog.post.paginator.navAriaLabel",
        message: "Blog post page navigation",
      })}
    >
      {previous && (
        <PaginatorNavLink
          {...previous}
          subLabel={translate({ id: "theme.blog.post.paginator.newerPost", message: "Newer Post" })}
        />
      )}
      {next && (
        <PaginatorNavLink
          {...next}
          isNext
          subLabel={translate({ id: "theme.blog.post.paginator.olderPost", message: "Older Post" })}
        />
      )}
    </nav>
  );
}
