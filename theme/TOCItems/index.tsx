/** Headings as nested lists of links. */

import type { TocItem } from "../../src/model/docs.ts";
import {
  filterToc,
  type TocLevels,
  treeifyTOC,
  useActiveHeading,
  useTocLevels,
} from "@docusaurus/theme-common/internal";
import TOCItemTree from "@theme/TOCItems/Tree";
import { type ReactElement, useMemo } from "react";

export interface Props extends TocLevels {
  readonly toc: readonly TocItem[];
  readonly className?: string;
  readonly linkClassName?: string;
  /** Whether to highlight the current heading. */
  readonly isHighlighted?: boolean;
}

const NONE: readonly string[] = [];

export default function TOCItems(props: Props): ReactElement {
  const { toc, className = "table-of-contents table-of-contents__left-border", isHighlighted } = props;
  const { linkClassName = "table-of-contents__link toc-highlight" } = props;
  const { minHeadingLevel, maxHeadingLevel } = useTocLevels(props);
  const headings = useMemo(
    () => filterToc(toc, { minHeadingLevel, maxHeadingLevel }),
    [toc, minHeadingLevel, maxHeadingLevel],
  );
  const tree = useMemo(() => treeifyTOC(headings), [headings]);
  const activeId = useActiveHeading(isHighlighted ? headings.map(({ id }) => id) : NONE);
  return <TOCItemTree toc={tree} className={className} linkClassName={linkClassName} activeId={activeId} />;
}
