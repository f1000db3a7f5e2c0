/** Refuses output folders whose replacement would destroy something. In: the output path. Out: a real path or diagnostics. */

import { existsSync, lstatSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, relative, isAbsolute } from "node:path";
import type { Diagnostic, Reporter } from "../model/diagnostic.ts";

export interface FolderRequest {
  /** Absolute. */
  readonly outDir: string;
  /** Folders that must survive, and what to call them. */
  readonly keep: readonly { readonly dir: string; readonly name: string }[];
}

/** The real path of the output folder (it need not exist), or `undefined` with a diagnostic when it must not be replaced. */
export function checkFolder({ outDir, keep }: FolderRequest, report: Reporter): string | undefined {
  const real = toRealPath(outDir);
  const danger = findDanger(real, keep) ?? findObstacle(real);
  if (danger === undefined) return real;
  report.add({ severity: "error", hint: "Choose another folder with `--out-dir`.", ...danger });
  return undefined;
}

type Danger = Pick<Diagnostic, "code" | "message">;

function findDanger(outDir: string, keep: FolderRequest["keep"]): Danger | undefined {
  const lost = keep.find(({ dir }) => contains(outDir, toRealPath(dir)));
  if (lost) {
    const how = toRealPath(lost.dir) === outDir ? "is" : "holds";
    return {
      code: "dangerous-output",
      message: `The output folder \`${outDir}\` ${how} ${lost.name}: replacing it would delete that.`,
    };
  }
  if (!existsSync(join(outDir, ".git"))) return undefined;
  return {
    code: "dangerous-output",
    message: `The output folder \`${outDir}\` holds a Git repository: replacing it would delete that.`,
  };
}

function findObstacle(outDir: string): Danger | undefined {
  if (!existsSync(outDir) || statSync(outDir).isDirectory()) return undefined;
  return { code: "output-is-file", message: `The output folder \`${outDir}\` is a file.` };
}

/** Real path of what exists of a path, with the rest behind it. */
function toRealPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path || isLink(path) ? path : join(toRealPath(parent), basename(path));
}

/** A link that leads nowhere stays as it is: replacing it fails by itself, with the system's reason. */
function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

function contains(outer: string, inner: string): boolean {
  const path = relative(outer, inner);
  return path === "" || (!isAbsolute(path) && path !== ".." && !path.startsWith("../") && !path.startsWith("..\\"));
}
