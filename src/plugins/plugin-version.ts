/** Origin of plugins, for readers; for a package, from its `package.json`. */

import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { version } from "../../package.json";
import type { PluginDeclaration } from "../config/loaded-site.ts";
import type { PluginVersion } from "../model/graph.ts";
import type { Site } from "../model/site.ts";
import { objectIn } from "../system/lenient-files.ts";

/** The origin of a plugin in the format's terms: a function in the config is `project`, a file of the site `local`. */
export function versionOf(declaration: PluginDeclaration, { dir }: Pick<Site, "dir">): PluginVersion {
  if (declaration.kind === "builtin") return { type: "built-in", version };
  if (typeof declaration.module !== "string") return { type: "project" };
  const inSite = declaration.module.startsWith(join(dir, "/")) && !declaration.module.includes("/node_modules/");
  return inSite ? { type: "local" } : { type: "package", ...readManifest(dirname(declaration.module)) };
}

/** Name and version of the package that contains a folder; `undefined` if its manifest cannot be read. */
function readManifest(dir: string): { readonly name?: string; readonly version?: string } {
  const file = join(dir, "package.json");
  if (!existsSync(file)) return dirname(dir) === dir ? {} : readManifest(dirname(dir));
  const { name, version: of } = objectIn(file) ?? {};
  return { ...(typeof name === "string" && { name }), ...(typeof of === "string" && { version: of }) };
}
