/** Reads Markdown files to measure with. */

import { resolve } from "node:path";
import { findFiles, readSources } from "../src/content/files.ts";
import type { Source } from "../src/model/document.ts";
import { makeReporter } from "../src/report/reporter.ts";

/** Returns all Markdown files of a folder, except those of installed packages. */
export async function readFolder(folder: string): Promise<Source[]> {
  const dir = resolve(folder);
  const paths = await findFiles({ dir, include: ["**/*.{md,mdx}"], exclude: ["**/node_modules/**"] });
  return readSources(
    dir,
    paths.map((path) => `${dir}/${path}`),
    makeReporter(),
  );
}
