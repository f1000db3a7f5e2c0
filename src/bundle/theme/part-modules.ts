/** Contents of the parts that browsers receive as HTML: a site that replaces a component inside needs their code. */

import { moduleReach } from "./theme-imports.ts";
import { PRINTED_PARTS, type ThemeModule } from "./theme-modules.ts";

/** Part (`@theme/DocPaginator`) → its theme modules, without itself. */
export type PartModules = Readonly<Record<string, readonly string[]>>;

/** Follows the imports of each part. */
export function findPartModules(modules: readonly ThemeModule[]): PartModules {
  const reach = moduleReach(modules);
  return Object.fromEntries(
    Object.keys(PRINTED_PARTS).map((part) => [part, reach(part).filter((name) => name !== part)]),
  );
}

/**
 * A site's overrides (theme module → file), and the theme's own code that they require: the surrounding components, and
 * the parts that contain a replaced component.
 */
export function withSurroundings(
  overrides: Readonly<Record<string, string>>,
  hosts: ReadonlySet<string>,
  parts: PartModules,
): Record<string, string> {
  const around = { ...toOriginals([...hosts]), ...overrides };
  const affected = Object.entries(parts).filter(([, inside]) => inside.some((name) => name in around));
  return { ...toOriginals(affected.map(([part]) => part)), ...around };
}

function toOriginals(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, name.replace("@theme/", "@theme-original/")]));
}
