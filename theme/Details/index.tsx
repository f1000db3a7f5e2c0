/** A collapsible section: the browser's `<details>` element. */

import clsx from "clsx";
import type { DetailsHTMLAttributes, ReactElement, ReactNode } from "react";

export interface Props extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** The visible line. It may also be a `<summary>` among the children. */
  readonly summary?: ReactNode;
}

export default function Details({ summary, className, children, ...props }: Props): ReactElement {
  return (
    <details {...props} className={clsx(className, "alert alert--info")}>
      {typeof summary === "string" ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}
