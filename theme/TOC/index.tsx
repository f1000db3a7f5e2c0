/** The table of contents next to a page. It highlights the current heading. */

import type { TocItem } from "../../src/model/docs.ts";
import type { TocLevels } from "@docusaurus/theme-common/internal";
import TOCItems from "@theme/TOCItems";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props extends TocLevels {
  readonly toc: readonly TocItem[];
  readonly className?: string;
}

export default function TOC({ className, ...props }: Props): ReactElement {
  return (
    <div className={clsx("tableOfContents thin-scrollbar", className)}>
      <TOCItems {...props} isHighlighted />
    </div>
  );
}
