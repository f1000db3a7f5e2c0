/** The contents of theme slots in a site's bundle. */

import { hasOtherProps, isNeighbor, NEIGHBORS } from "../theme/slot-names.ts";

export interface Fillings {
  /** Statements that import what the expressions name. */
  readonly imports: string;
  /** Theme module, its file's module in the entry (`o0`), and the content of the slot. */
  readonly slots: readonly { readonly name: string; readonly module: string; readonly filling: string }[];
}

const FRAME = "@theme/Layout";

/** Files from releases that render the frame of docs pages further outside, so that this file lacks one. */
const FRAMELESS = /\/DocRoot\/Layout(?:\/index)?\.\w+$/;

/** Files from releases that also render the surroundings of a doc's frame further outside. */
const ROOTLESS = /\/DocRoot(?:\/index)?\.\w+$/;

/** Adds our frame where components provide another one, or need one around them. */
function withFrame(overrides: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const isMoved = "@theme/DocsRoot" in overrides || Object.values(overrides).some((file) => FRAMELESS.test(file));
  return isMoved ? { [FRAME]: "@theme-original/Layout", ...overrides } : overrides;
}

/** Import of what the expressions of `inRole` call. */
const ROLE_IMPORT = 'import { withFormatProps } from "@docusaurus/format-props";';

/** Expression for the component `own` as one that gets the props of a module of the theme; `undefined` for props like ours. */
export function inRole(role: string | undefined, own: string): string | undefined {
  return role !== undefined && hasOtherProps(role) ? `withFormatProps(${JSON.stringify(role)}, ${own})` : undefined;
}

/** `ROLE_IMPORT` where any of the components needs it. */
export function roleImport(names: readonly string[], ownComponents: Readonly<Record<string, string>>): string {
  return names.some((name) => inRole(ownComponents[name], name) !== undefined) ? ROLE_IMPORT : "";
}

/** Writes the imports and what fills each slot. `ownComponents` names the theme's module whose props another one gets. */
export function makeFillings(
  given: Readonly<Record<string, string>>,
  ownComponents: Readonly<Record<string, string>> = {},
): Fillings {
  const overrides = withFrame(given);
  const names = Object.keys(overrides);
  const helpers = new Set<string>();
  const neighbors = new Set<string>();
  const call = (helper: string, ...args: readonly string[]): string => {
    helpers.add(helper);
    return `${helper}(${args.join(", ")})`;
  };
  const toNeighbor = (component: string): string => `n${[...neighbors.add(component)].indexOf(component)}`;
  const slots = Object.entries(overrides).map(([name, file], index) => {
    const module = `o${index}`;
    let filling = `${module}.default`;
    // The theme's own component is included only for the sake of its children.
    const role = ownComponents[name] ?? name;
    if (hasOtherProps(role) && !file.startsWith("@theme-original/"))
      filling = call("withFormatProps", JSON.stringify(role), filling);
    const neighbor = NEIGHBORS[name];
    if (neighbor && (ROOTLESS.test(file) || names.some((other) => isNeighbor(name, other))))
      filling = call(neighbor.by, filling, toNeighbor(neighbor.component));
    if (FRAMELESS.test(file)) filling = call("withOutside", filling, toNeighbor(FRAME));
    if (name === FRAME && overrides !== given) filling = call("withOneFrame", filling);
    return { name, module, filling };
  });
  const imports = [
    // Some are modules that only the site's components import, which need no default export.
    ...Object.values(overrides).map((file, index) => `import * as o${index} from ${JSON.stringify(file)};`),
    ...[...neighbors].map((name, index) => `import n${index} from ${JSON.stringify(name)};`),
    helpers.size > 0 ? `import { ${[...helpers].join(", ")} } from "@docusaurus/format-props";` : "",
  ];
  return { imports: imports.join("\n"), slots };
}
