/** Links to the previous and next post. */

import type { NavLink } from "../../src/model/docs.ts";
import { translate } from "@docusaurus/Translate";
import PaginatorNavLink from "@theme/PaginatorNavLink";
import type { ReactElement } from "react";

export interface Props {
  readonly previous?: NavLink | undefined;
  readonly next?: NavLink | undefined;
  /** The format's names for the same links. */
  readonly prevItem?: NavLink | undefined;
  readonly nextItem?: NavLink | undefined;
  /** Whether the next post is the newer one. */
  readonly oldestFirst?: boolean | undefined;
}

export default function BlogPostPaginator({ oldestFirst, prevItem, nextItem, ...props }: Props): ReactElement {
  const { previous = prevItem, next = nextItem } = props;
  const newer = translate({ id: "theme.blog.post.paginator.newerPost", message: "Newer Post" });
  const older = translate({ id: "theme.blog.post.paginator.olderPost", message: "Older Post" });
  return (
    <nav
      className="pagination-nav docusaurus-mt-lg"
      aria-label={translate({
        id: "theme.blog.post.paginator.navAriaLabel",
        message: "Blog post page navigation",
      })}
    >
      {previous && <PaginatorNavLink {...previous} subLabel={oldestFirst ? older : newer} />}
      {next && <PaginatorNavLink {...next} isNext subLabel={oldestFirst ? newer : older} />}
    </nav>
  );
}
