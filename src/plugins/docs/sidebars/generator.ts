/** A site's own `sidebarItemsGenerator`. */

export type { GeneratorArguments, SidebarItemsGenerator } from "./generate.ts";
