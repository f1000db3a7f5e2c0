/** Whose code an error arose in: this program's, or a site's. */

import { join, sep } from "node:path";
import { stackOf } from "./error-text.ts";
import { toSitePath } from "./site-path.ts";

const HERE = import.meta.dir;
const IS_EXECUTABLE = HERE.includes("$bunfs");

/** The clone, or the files inside the executable. */
const ROOT = IS_EXECUTABLE ? HERE : join(HERE, "../..") + sep;

/** Files of this program, without the packages it uses. */
const OWN = IS_EXECUTABLE ? [HERE] : ["cli.ts", "src/", "theme/"].map((path) => ROOT + path);

/** The file of an error's innermost line that is in any; undefined without such a line. */
export function innermostFile(error: unknown): string | undefined {
  return /^ *at (?:.*? \()?((?:\/|[A-Za-z]:[\\/]).*?):\d+:\d+\)?$/m.exec(stackOf(error))?.[1];
}

/** Whether a file is this program's own. */
export function isOwnFile(file: string): boolean {
  return OWN.some((path) => file.startsWith(path));
}

/** Whether a file came with this program: its own, or one of a package it uses. */
export function isShippedFile(file: string): boolean {
  return file.startsWith(ROOT);
}

/** Names a file of code for its author: the package that it is a part of, or its path relative to the site folder. */
export function nameCode(file: string, siteDir: string): string {
  const [, name] = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
  return name === undefined ? `\`${toSitePath(siteDir, file)}\`` : `the package \`${name.replace("\\", "/")}\``;
}
