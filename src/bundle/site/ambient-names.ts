/** Names that modules use without an import (`Buffer`, `$`), because the site's settings provide them. */

import type { BundlerSettings } from "../../model/bundler-settings.ts";
import { toVirtualFile } from "./site-modules.ts";

export interface AmbientNames {
  /** Modules that set the names, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Makes a module load the names it uses. Its lines stay the same. */
  readonly addTo: (text: string) => string;
}

/** Makes them for one site. Modules without such a name are unchanged. */
export function makeAmbientNames(ambient: BundlerSettings["ambient"], siteDir: string): AmbientNames {
  const names = Object.entries(ambient).map(([name, [module, ...path]], index) => {
    const file = toVirtualFile(siteDir, `ambient-${index}.js`);
    const value = `require(${JSON.stringify(module)})${path.map((key) => `[${JSON.stringify(key)}]`).join("")}`;
    const source = `globalThis.${name.replace(/^(?:window|globalThis|global|self)\./, "")} ??= ${value};`;
    // That variable is a constant, and most packages read no other.
    const use = new RegExp(`(?<![\\w$.])${RegExp.escape(name)}(?![\\w$]|\\.env\\.NODE_ENV)`);
    return { file, source, use };
  });
  return {
    files: Object.fromEntries(names.map(({ file, source }) => [file, source])),
    addTo: (text) =>
      names.flatMap(({ file, use }) => (use.test(text) ? `require(${JSON.stringify(file)});` : [])).join("") + text,
  };
}
