/** Which component a node of a body means. */

import MDXComponents from "@theme/MDXComponents";
import type { ComponentType } from "react";
import type { ModuleSource } from "../page-loader.ts";
import type { Overrides } from "../slots.ts";

/** Finds components by name: one for authors (`Tabs`), or an export of a loaded module (`@site/src/x#Name`). */
export function makeComponentFinder(modules: ModuleSource, overrides: Overrides) {
  const forAuthors = (overrides.get("@theme/MDXComponents") ?? MDXComponents) as object;
  return (name: string): ComponentType<object> | undefined => {
    const at = name.lastIndexOf("#");
    const holder = at < 0 ? forAuthors : modules.get(name.slice(0, at));
    return (holder as Record<string, ComponentType<object>> | undefined)?.[name.slice(at + 1)];
  };
}
