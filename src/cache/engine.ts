/** Names the program that runs: results of another one are not used. */

import { join } from "node:path";
import { printTree } from "./tree.ts";

/** Set when the executable is compiled. */
declare const VELOCI_ENGINE: string | undefined;

const ROOT = join(import.meta.dir, "../..");

/** What the program is made from, when it runs from its sources. */
const SOURCES = ["src", "theme", "cli.ts", "package.json", "bun.lock"];

/** A name that differs when the program, the runtime or the platform does. */
export function engineName(): string {
  const own =
    typeof VELOCI_ENGINE === "string" ? VELOCI_ENGINE : printTree(SOURCES.map((path) => join(ROOT, path)))?.hash;
  return [own, Bun.version, process.platform, process.arch].join(" ");
}
