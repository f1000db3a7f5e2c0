/** Builds the part of the theme that only offline copies have: a module, which `disk-scripts.ts` joins with a site's chunks. */

import { join } from "node:path";
import { bundledFiles } from "./bundled-files.ts";

/** Builds it from the sources under `rootDir`. `inputs` are the files whose code it has. Throws what the bundler throws. */
export async function buildDiskProgram(
  rootDir: string,
): Promise<{ readonly text: string; readonly inputs: readonly string[] }> {
  const entrypoints = [join(rootDir, "src/runtime/browser/from-disk/open.ts")];
  const result = await Bun.build({ entrypoints, target: "browser", format: "esm", minify: true, metafile: true });
  return { text: (await result.outputs[0]?.text()) ?? "", inputs: bundledFiles(result, rootDir) };
}
