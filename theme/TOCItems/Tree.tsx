/** One level of a table of contents. Its entries contain the HTML of the headings. */

import type { TocTreeItem } from "@docusaurus/theme-common/internal";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props {
  readonly toc: readonly TocTreeItem[];
  /** Class of the outermost list. */
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
