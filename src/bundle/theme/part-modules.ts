/** What is inside of the parts that browsers get as HTML: a site that replaces a component there needs their code after all. */

import { moduleReach } from "./theme-imports.ts";
import { PRINTED_PARTS, type ThemeModule } from "./theme-modules.ts";

/** Part (`@theme/DocPaginator`) → theme modules it is made of, itself excluded. */
export type PartModules = Readonly<Record<string, readonly string[]>>;

/** Follows the imports of each part. */
export function findPartModules(modules: readonly ThemeModule[]): PartModules {
  const reach = moduleReach(modules);
  return Object.fromEntries(
    Object.keys(PRINTED_PARTS).map((part) => [part, reach(part).filter((name) => name !== part)]),
  );
}

/**
 * Overrides of a site (theme module → file), and what the theme's own code fills because of them: the components around inner ones,
 * and the parts that a replaced component is inside of.
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
