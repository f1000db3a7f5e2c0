/** Links to the pages of newer and older posts. */

import type { BlogListProps } from "../../src/model/blog.ts";
import { translate } from "@docusaurus/Translate";
import PaginatorNavLink from "@theme/PaginatorNavLink";
import type { ReactElement } from "react";

export default function BlogListPaginator({ metadata }: Pick<BlogListProps, "metadata">): ReactElement | null {
  const { previousPage, nextPage, oldestFirst } = metadata;
  if (previousPage === undefined && nextPage === undefined) return null;
  const newer = translate({ id: "theme.blog.paginator.newerEntries", message: "Newer Entries" });
  const older = translate({ id: "theme.blog.paginator.olderEntries", message: "Older Entries" });
  return (
    <nav
      className="pagination-nav"
      aria-label={translate({ id: "theme.blog.paginator.navAriaLabel", message: "Blog list page navigation" })}
    >
      {previousPage !== undefined && <PaginatorNavLink permalink={previousPage} title={oldestFirst ? older : newer} />}
      {nextPage !== undefined && <PaginatorNavLink isNext permalink={nextPage} title={oldestFirst ? newer : older} />}
    </nav>
  );
}
