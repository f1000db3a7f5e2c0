/** Links to the pages of newer and older posts. */

import type { BlogListProps } from "../../src/model/blog.ts";
import { translate } from "@docusaurus/Translate";
import PaginatorNavLink from "@theme/PaginatorNavLink";
import type { ReactElement } from "react";

export default function BlogListPaginator({ metadata }: Pick<BlogListProps, "metadata">): ReactElement | null {
  const { previousPage, nextPage } = metadata;
  if (previousPage === undefined && nextPage === undefined) return null;
  return (
    <nav
      className="pagination-nav"
      aria-label={translate({ id: "theme.blog.paginator.navAriaLabel", message: "Blog list page navigation" })}
    >
      {previousPage !== undefined && (
        <PaginatorNavLink
          permalink={previousPage}
          title={translate({ id: "theme.blog.paginator.newerEntries", message: "Newer Entries" })}
        />
      )}
      {nextPage !== undefined && (
        <PaginatorNavLink
          isNext
          permalink={nextPage}
          title={translate({ id: "theme.blog.paginator.olderEntries", message: "Older Entries" })}
        />
      )}
    </nav>
  );
}
