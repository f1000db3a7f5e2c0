/** One level of a table of contents. Headings are the HTML of the page's own headings. */

import type { TocTreeItem } from "@docusaurus/theme-common/internal";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props {
  readonly toc: readonly TocTreeItem[];
  /** Of the outermost list. */
  readonly className?: string;
  readonly linkClassName: string;
  readonly activeId?: string | undefined;
}

export default function TOCItemTree({ toc, className, linkClassName, activeId }: Props): ReactElement | null {
  if (toc.length === 0) return null;
  return (
    <ul className={className}>
      {toc.map(({ id, value, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={clsx(linkClassName, id === activeId && "table-of-contents__link--active")}
            aria-current={id === activeId ? "location" : undefined}
            dangerouslySetInnerHTML={{ __html: value }}
          />
          <TOCItemTree toc={children} linkClassName={linkClassName} activeId={activeId} />
        </li>
      ))}
    </ul>
  );
}
