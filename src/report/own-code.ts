/** Finds out whether an error arose in this program's code or in a site's. */

import { join, sep } from "node:path";
import { stackOf } from "./error-text.ts";
import { toSitePath } from "./site-path.ts";

const HERE = import.meta.dir;
const IS_EXECUTABLE = HERE.includes("$bunfs");

/** The root of the clone, or of the files inside the executable. */
const ROOT = IS_EXECUTABLE ? HERE : join(HERE, "../..") + sep;

/** Files of this program, without the packages it uses. */
const OWN = IS_EXECUTABLE ? [HERE] : ["cli.ts", "src/", "theme/"].map((path) => ROOT + path);

/** The file of an error's innermost line that names one; `undefined` if there is none. */
export function innermostFile(error: unknown): string | undefined {
  return /^ *at (?:.*? \()?((?:\/|[A-Za-z]:[\\/]).*?):\d+:\d+\)?$/m.exec(stackOf(error))?.[1];
}

/** Whether a file is this program's own. */
export function isOwnFile(file: string): boolean {
  return OWN.some((path) => file.startsWith(path));
}

/** Whether a file is part of this program or of a package it includes. */
export function isShippedFile(file: string): boolean {
  return file.startsWith(ROOT);
}

/** Names a code file for its author: the package that contains it, or its path relative to the site folder. */
export function nameCode(file: string, siteDir: string): string {
  const [, name] = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
  return name === undefined ? `\`${toSitePath(siteDir, file)}\`` : `the package \`${name.replace("\\", "/")}\``;
}
