import type { ComponentType } from "react";
import type { AppContextValue, Overrides } from "../contexts.ts";
import type { ModuleSource } from "../../browser/module-source.ts";
import { AUTHOR_COMPONENTS } from "../page-parts.ts";
import { ownValue } from "../../../lookup/own-value.ts";

type Members = Readonly<Record<string, unknown>>;
type Component = ComponentType<object> | undefined;

/** Components by name: one for authors (`Tabs`; `#img` for an element), or an export of a loaded module (`@site/src/x#Name`). */
export function findComponents(
  modules: ModuleSource,
  overrides: Overrides,
): Pick<AppContextValue, "components" | "component"> {
  // Components that a site's own list omits are still available.
  const components = (): object => {
    const all = Reflect.get(modules.get(AUTHOR_COMPONENTS) ?? {}, "default") as object;
    const own = overrides.get(AUTHOR_COMPONENTS) as object | undefined;
    return own ? { ...all, ...own } : (all ?? {});
  };
  const component = (name: string): ComponentType<object> | undefined => {
    const at = name.lastIndexOf("#");
    const holder = at < 1 ? components() : modules.get(name.slice(0, at));
    const path = name.slice(at + 1).split(".");
    return path.reduce<unknown>((inside, one) => inside && ownValue(inside as Members, one), holder) as Component;
  };
  return { components, component };
}
