/** Comments that name the modules of a bundle, which only readable code contains. */

import { resolve } from "node:path";
import { toSitePath } from "../../content/files.ts";

/** Function that rewrites the comments. `inputs`: all modules of the bundle, under the bundler's names. */
export function makeCommentRewriter(inputs: readonly string[], siteDir: string): (text: string) => string {
  const files = inputs.filter((name) => !/^[\w-]{2,}:/.test(name));
  const paths = new Map(files.map((name) => [name, toSitePath(siteDir, resolve(name))]));
  return (text) => text.replace(/(?<=^(?:\/\/|\/\*) )\S.*?(?=$| \*\/$)/gm, (name) => paths.get(name) ?? name);
}
