/** Children whose HTML depends on one object alone: the server renders them for the first page and repeats that for the others. */

import type { ReactNode } from "react";
import { useApp } from "../contexts.ts";

export interface RememberedProps {
  /** The very object, the same on each page, that decides what the children look like. */
  readonly of: object;
  /** Begin of module names; a site that replaces one of them may render something else on each page, so nothing is kept. */
  readonly unless: string;
  readonly children: ReactNode;
}

export function Remembered({ of, unless, children }: RememberedProps): ReactNode {
  const { memory, overrides } = useApp();
  if (!memory || [...overrides.keys()].some((name) => name.startsWith(unless))) return children;
  const marks = memory.marksFor(of);
  return typeof marks === "string" ? (
    marks
  ) : (
    <>
      {marks[0]}
      {children}
      {marks[1]}
    </>
  );
}
