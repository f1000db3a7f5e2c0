/** Elements whose HTML depends on one object alone: the server renders them for the first page and repeats that for the others. */

import type { ReactElement, ReactNode } from "react";
import { useApp } from "../contexts.ts";

/**
 * Returns the function that shows an element, made when it is needed. The object that decides what it looks like must be the very
 * same on each page. `unless` is how names of modules begin; a site that replaces one of them may render something else on each
 * page, so nothing is kept.
 */
export function useRemembered(unless: string): (of: object, make: () => ReactElement) => ReactNode {
  const { server, overrides } = useApp();
  const memory = server?.memory;
  if (!memory || [...overrides.keys()].some((name) => name.startsWith(unless))) return (_, make) => make();
  return (of, make) => {
    const marks = memory.marksFor(of);
    return typeof marks === "string" ? marks : [marks[0], make(), marks[1]];
  };
}
