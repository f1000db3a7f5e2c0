import type { ModuleSource } from "../../browser/module-source.ts";
import { useApp } from "../contexts.ts";

/** Modules that a page has loaded, for components that render others by name. */
export function useModules(): ModuleSource {
  return useApp().modules;
}
