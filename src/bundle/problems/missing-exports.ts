/** Describes imports of names that modules do not export. Diagnostic: `missing-export`. */

import { packageName } from "../../config/scan-modules.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { didYouMean, nearestName } from "../../report/nearest.ts";

/** Names that the modules of the theme and the client API export, by module. */
export type SharedExports = Readonly<Record<string, readonly string[]>>;

/** A name that a module lacks. */
export interface MissingExport {
  /** `@docusaurus/theme-common`, or the path that the bundler has for a file of the site. */
  readonly module: string;
  /** `default` included. */
  readonly name: string;
}

/** Reads what the bundler says; `undefined` if the message is about something else. */
export function readMissingExport(message: string): MissingExport | undefined {
  const [, path = "", name = ""] = /^No matching export in "(.+)" for import "(.+)"$/.exec(message) ?? [];
  if (name === "") return undefined;
  // Modules of the theme have a namespace, and a mark for how they are bundled.
  return { module: path.replace(/^(?:shared|theme):\w+:/, ""), name };
}

/** Says which module has the name, or which name the module has. `path` is the module as authors know it. */
export function describeMissingExport(
  { module, name }: MissingExport,
  path: string,
  exports: SharedExports,
): Pick<Diagnostic, "code" | "message" | "hint"> {
  const message = `\`${path}\` has no ${name === "default" ? "default export" : `export \`${name}\``}.`;
  return { code: "missing-export", message, hint: toHint(module, name, exports) };
}

function toHint(module: string, name: string, exports: SharedExports): string {
  const own = exports[module];
  if (own === undefined) return toFileHint(module);
  // The same name in another module is a better guess than a similar one in this module.
  const other = name === "default" ? undefined : moduleWith(name, { module, exports });
  if (other !== undefined) return `Import it from \`${other}\`.`;
  return didYouMean(nearestName(name, own)) ?? "Correct the name, or write your own function in the site.";
}

/** A file of a package is not the author's: another release of it may have the name. */
function toFileHint(path: string): string {
  const [, inside] = /(?:^|.*[\\/])node_modules[\\/](.+)/.exec(path) ?? [];
  if (inside === undefined) return "Export it there, or correct the import.";
  return `Correct the import, or install the release of \`${packageName(inside.replaceAll("\\", "/"))}\` that has it.`;
}

/** A module of the client API that exports the name, preferably another entry of the same package. */
function moduleWith(name: string, { module, exports }: Pick<MissingExport, "module"> & { exports: SharedExports }) {
  const others = Object.keys(exports).filter((one) => one.startsWith("@docusaurus/") && exports[one]?.includes(name));
  return others.find((one) => one.startsWith(`${module}/`)) ?? others[0];
}
