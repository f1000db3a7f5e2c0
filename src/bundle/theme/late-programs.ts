/** Builds the parts of the theme that only some sites need, as modules: for offline copies, and for development. */

import { join } from "node:path";
import { bundledFiles } from "../chunks/bundled-files.ts";

export interface LateTexts {
  /** The files of offline copies. */
  readonly disk: string;
  /** The files that pages load in `dev`. */
  readonly dev: string;
}

export interface LatePrograms {
  readonly programs: LateTexts;
  /** Absolute paths of the files whose code they contain. */
  readonly inputs: readonly string[];
}

/** Builds them from the sources in `rootDir`. Throws what the bundler throws. */
export async function buildLatePrograms(rootDir: string): Promise<LatePrograms> {
  const [disk, dev] = await Promise.all([
    build(rootDir, "src/runtime/browser/from-disk/open.ts"),
    build(rootDir, "src/runtime/browser/dev/connect.ts"),
  ]);
  return { programs: { disk: disk.text, dev: dev.text }, inputs: [...disk.inputs, ...dev.inputs] };
}

async function build(
  rootDir: string,
  entry: string,
): Promise<{ readonly text: string; readonly inputs: readonly string[] }> {
  const entrypoints = [join(rootDir, entry)];
  const result = await Bun.build({ entrypoints, target: "browser", format: "esm", minify: true, metafile: true });
  return { text: (await result.outputs[0]?.text()) ?? "", inputs: bundledFiles(result, rootDir) };
}
