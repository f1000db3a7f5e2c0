/** Names the program that runs: results of another one are not used. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { printTree } from "./tree.ts";

/** Set when the executable is compiled. */
declare const VELOCI_ENGINE: string | undefined;

const ROOT = join(import.meta.dir, "../..");

/** What the program is made from, when it runs from its sources. */
const SOURCES = ["src", "theme", "cli.ts", "package.json", "bun.lock"];

/** A name that differs when the program, the runtime or the platform does. Cheap, and another one on each machine that runs sources. */
export function engineName(): string {
  return toName(
    typeof VELOCI_ENGINE === "string" ? VELOCI_ENGINE : printTree(SOURCES.map((path) => join(ROOT, path)))?.hash,
  );
}

/** The same on all machines with the same program. */
export function sharedEngineName(): string {
  return toName(typeof VELOCI_ENGINE === "string" ? VELOCI_ENGINE : hashSources(ROOT));
}

function toName(program: string | undefined): string {
  return [program, Bun.version, process.platform, process.arch].join(" ");
}

/** Hash of what the program in a folder is made from. */
export function hashSources(folder: string): string {
  const hasher = new Bun.CryptoHasher("sha256");
  const files = new Bun.Glob("{src,theme}/**/*").scanSync({ cwd: folder });
  for (const path of ["cli.ts", "package.json", "bun.lock", ...[...files].sort()])
    hasher.update(`${path}\0`).update(readFileSync(join(folder, path)));
  return hasher.digest("hex");
}
