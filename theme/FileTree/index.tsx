/** A nested list as a tree of files and folders. */

import type { ReactElement, ReactNode } from "react";

export interface Props {
  /** A list. Items with a nested list are folders. */
  readonly children?: ReactNode;
}

export default function FileTree({ children }: Props): ReactElement {
  return <div className="theme-file-tree">{children}</div>;
}
