/** Reads the template files from disk. */

import { readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { Glob } from "bun";

/** Text of each file by its path below `templates/`, with `/`. */
export type TemplateFiles = Readonly<Record<string, string>>;

export function readTemplates(rootDir: string): TemplateFiles {
  const dir = join(rootDir, "templates");
  const paths = [...new Glob("**/*").scanSync({ cwd: dir, onlyFiles: true })].sort();
  return Object.fromEntries(paths.map((path) => [path.split(sep).join("/"), readFileSync(join(dir, path), "utf8")]));
}
