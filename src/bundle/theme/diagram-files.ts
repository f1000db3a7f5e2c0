/**
 * The library that draws diagrams in browsers, as its makers built it: a module and the parts it loads for each kind of
 * diagram. In the executable this module is replaced by one that holds the files (`scripts/compile.ts`).
 */

import { join } from "node:path";
import { Glob } from "bun";

const DIST = "node_modules/mermaid/dist";

/** Texts by path. */
export async function readDiagramFiles(): Promise<Readonly<Record<string, string>>> {
  const dir = join(import.meta.dir, "../../..", DIST);
  const parts = [...new Glob("chunks/mermaid.esm.min/*.mjs").scanSync({ cwd: dir })].sort();
  const paths = ["mermaid.esm.min.mjs", ...parts];
  const texts = await Promise.all(paths.map(async (path) => [path, await Bun.file(join(dir, path)).text()] as const));
  return Object.fromEntries(texts);
}
