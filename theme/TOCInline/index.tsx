/** A table of contents within the text. Without `toc`, it lists the page's headings. */

import type { TocItem } from "../../src/model/docs.ts";
import { type TocLevels, usePageToc } from "@docusaurus/theme-common/internal";
import TOCItems from "@theme/TOCItems";
import type { ReactElement } from "react";

export interface Props extends TocLevels {
  readonly toc?: readonly TocItem[];
}

export default function TOCInline({ toc, ...levels }: Props): ReactElement {
  const pageToc = usePageToc();
  return (
    <div className="tableOfContentsInline">
      <TOCItems
        toc={toc ?? pageToc}
        {...levels}
        className="table-of-contents"
        linkClassName="table-of-contents__link"
      />
    </div>
  );
}
