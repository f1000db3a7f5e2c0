/** What a site's bundle puts into the slots of the theme. */

import { hasOtherProps, isNeighbour, NEIGHBOURS } from "../theme/slot-names.ts";

export interface Fillings {
  /** Statements that import what the expressions name. */
  readonly imports: string;
  /** Theme module, its file's module in the entry (`o0`), and what fills the slot. */
  readonly slots: readonly { readonly name: string; readonly module: string; readonly filling: string }[];
}

/** Writes the imports and what fills each slot. */
export function makeFillings(overrides: Readonly<Record<string, string>>): Fillings {
  const names = Object.keys(overrides);
  const helpers = new Set<string>();
  const neighbours = new Set<string>();
  const slots = Object.entries(overrides).map(([name, file], index) => {
    const module = `o${index}`;
    let filling = `${module}.default`;
    // The theme's own component is there because of what is inside of it.
    if (hasOtherProps(name) && !file.startsWith("@theme-original/")) {
      helpers.add("withFormatProps");
      filling = `withFormatProps(${JSON.stringify(name)}, ${filling})`;
    }
    const neighbour = NEIGHBOURS[name];
    if (neighbour && names.some((other) => isNeighbour(name, other))) {
      helpers.add(neighbour.by);
      neighbours.add(neighbour.component);
      filling = `${neighbour.by}(${filling}, n${[...neighbours].indexOf(neighbour.component)})`;
    }
    return { name, module, filling };
  });
  const imports = [
    // Some are modules that only components of the site import, which need no default export.
    ...Object.values(overrides).map((file, index) => `import * as o${index} from ${JSON.stringify(file)};`),
    ...[...neighbours].map((name, index) => `import n${index} from ${JSON.stringify(name)};`),
    helpers.size > 0 ? `import { ${[...helpers].join(", ")} } from "@docusaurus/format-props";` : "",
  ];
  return { imports: imports.join("\n"), slots };
}
