/** Identifies the running program, because results of another one are not reused. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { printTree } from "./tree.ts";

/** Set when the executable is compiled. */
declare const VELOCI_ENGINE: string | undefined;

/** Identity of the compiled program; empty if it is interpreted. */
export const COMPILED_ENGINE = typeof VELOCI_ENGINE === "string" ? VELOCI_ENGINE : "";

const ROOT = join(import.meta.dir, "../..");

/** Sources of the program, when it is interpreted. */
const SOURCES = ["src", "theme", "cli.ts", "package.json", "bun.lock"];

/**
 * An identity that differs between programs, runtimes and platforms. Cheap to compute, but specific to the machine when
 * it runs from sources.
 */
export function engineName(): string {
  return toName(COMPILED_ENGINE || printTree(SOURCES.map((path) => join(ROOT, path)))?.hash);
}

/** The same on all machines that run the same program. */
export function sharedEngineName(): string {
  return toName(COMPILED_ENGINE || hashSources(ROOT));
}

function toName(program: string | undefined): string {
  return [program, Bun.version, process.platform, process.arch].join(" ");
}

/** Hash of the program's sources in a folder. */
export function hashSources(folder: string): string {
  const hasher = new Bun.CryptoHasher("sha256");
  const files = new Bun.Glob("{src,theme}/**/*").scanSync({ cwd: folder });
  for (const path of ["cli.ts", "package.json", "bun.lock", ...[...files].sort()])
    hasher.update(`${path}\0`).update(readFileSync(join(folder, path)));
  return hasher.digest("hex");
}
