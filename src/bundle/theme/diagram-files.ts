/**
 * The browser library that draws diagrams, as published: a module, and parts that it loads for each kind of diagram.
 * The executable replaces this module by one that embeds the files (`scripts/compile.ts`).
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
