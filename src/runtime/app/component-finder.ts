/** Which component a node of a body means. */

import MDXComponents from "@theme/MDXComponents";
import type { ComponentType } from "react";
import type { AppContextValue } from "../contexts.ts";
import type { ModuleSource } from "../page-loader.ts";
import type { Overrides } from "../contexts.ts";

/** Components by name: one for authors (`Tabs`), or an export of a loaded module (`@site/src/x#Name`). */
export function findComponents(
  modules: ModuleSource,
  overrides: Overrides,
): Pick<AppContextValue, "components" | "component"> {
  const components = (overrides.get("@theme/MDXComponents") ?? MDXComponents) as object;
  const component = (name: string): ComponentType<object> | undefined => {
    const at = name.lastIndexOf("#");
    const holder = at < 0 ? components : modules.get(name.slice(0, at));
    return (holder as Record<string, ComponentType<object>> | undefined)?.[name.slice(at + 1)];
  };
  return { components, component };
}
