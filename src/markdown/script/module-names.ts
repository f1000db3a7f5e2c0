/** Makes module names in code independent of its location. */

import { posix } from "node:path";
import { documentModule, isMarkdown, partialModulePath, toImportedFile } from "../partials/names.ts";
import type { ModuleName } from "./names.ts";

/** `./x` in `docs/a.mdx` becomes `@site/docs/x`. Markdown files are modules of their own; a loader prefix (`!!raw-loader!./x`) is kept. */
export function fromSiteFolder(sourcePath: string, module: string): string {
  const partial = isMarkdown(module) ? toImportedFile(sourcePath, module) : undefined;
  if (partial !== undefined) return documentModule(partialModulePath(partial));
  const start = module.lastIndexOf("!") + 1;
  const path = module.slice(start);
  if (!/^\.\.?(?:\/|$)/.test(path)) return module;
  return `${module.slice(0, start)}@site/${posix.join(posix.dirname(sourcePath), path)}`;
}

/** Code with other names for its modules, whose offsets are relative to `base`. */
export function withSiteModules(
  code: string,
  modules: readonly ModuleName[],
  { rename, base }: { readonly rename: (name: string) => string; readonly base: number },
): string {
  let out = "";
  let from = 0;
  for (const { name, start, end } of modules.toSorted((a, b) => a.start - b.start)) {
    const resolved = rename(name);
    if (resolved === name) continue;
    out += code.slice(from, start - base) + JSON.stringify(resolved);
    from = end - base;
  }
  return out + code.slice(from);
}
