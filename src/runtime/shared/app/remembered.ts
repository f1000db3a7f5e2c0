/** Elements whose HTML depends on only one object: the server renders them for the first page and repeats the HTML for others. */

import type { ReactElement, ReactNode } from "react";
import { useApp } from "../contexts.ts";

/**
 * Returns the function that renders the element on demand. The object that it depends on must be identical on each
 * page. `unless` contains prefixes of module names: a site that replaces one of them may render something else on each
 * page, so nothing is cached.
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
