/** Builds the program of the search worker: one script that needs no other, so that any browser with workers runs it. */

import { join } from "node:path";
import { contentHash } from "../../content/asset-output.ts";
import { bundledFiles } from "../chunks/bundled-files.ts";

export interface SearchWorker {
  /** File name, with a hash of the content. */
  readonly name: string;
  readonly text: string;
  /** Absolute paths of the files whose code it has. */
  readonly inputs: readonly string[];
}

/** Builds it from the sources under `rootDir`. Throws with the bundler's messages when they do not compile. */
export async function buildSearchWorker(rootDir: string): Promise<SearchWorker> {
  const entrypoints = [join(rootDir, "src/runtime/browser/search/local/worker.ts")];
  const result = await Bun.build({ entrypoints, target: "browser", format: "iife", minify: true, metafile: true });
  const [output] = result.outputs;
  if (!output) throw new Error("The search worker's bundle is empty.");
  const text = await output.text();
  return { name: `search-worker-${contentHash(text)}.js`, text, inputs: bundledFiles(result, rootDir) };
}
