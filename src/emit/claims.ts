/** Who writes which path of the output. */

import type { OutputFile } from "../model/build.ts";
import type { Diagnostic, Reporter } from "../model/diagnostic.ts";
import { ListedPaths } from "./listed-paths.ts";

/** Facts about a file, without its content, because all of them together may exceed the memory. */
export type Claim = Pick<OutputFile, "path" | "source" | "hashed">;

export interface Claims {
  /** Claims the path for the file, unless it is claimed already or is outside the output folder. */
  claim(file: Claim): boolean;
  /** Returns whether a file has claimed this path. */
  has(path: string): boolean;
  /** All claimed paths. */
  paths(): Iterable<string>;
  /** Those that contain a hash of the content. */
  hashed(): Iterable<string>;
}

const HASHED = "hashed";

/** Two files cannot have one path, and a file cannot be a folder of another. */
export function makeClaims(report: Reporter): Claims {
  /** Sources by path; `HASHED` follows for paths with a hash. */
  const files = new ListedPaths();
  /** Each folder with path and source of the first file in it. */
  const folders = new ListedPaths();
  return {
    claim({ path, source, hashed }) {
      const file = toClaim(path, source);
      const problem = isInside(path) ? undefined : toOutside(file);
      // Folders above a known folder are known, too.
      const newFolders = ancestorsOf(path, folders);
      const rival = findFirst([path, ...newFolders], files) ?? findInside(path, folders);
      if (problem || rival) {
        report.add(problem ?? toCollision(rival ?? file, file));
        return false;
      }
      files.add(path, source ?? null, ...(hashed ? [HASHED] : []));
      for (const folder of newFolders) folders.add(folder, path, source ?? null);
      return true;
    },
    has: (path) => files.find(path) !== undefined,
    paths: () => files.paths(),
    hashed: () => files.paths(([, hashed]) => hashed === HASHED),
  };
}

/** The file with the first of these paths that one has. */
function findFirst(paths: readonly string[], files: ListedPaths): Claim | undefined {
  for (const path of paths) {
    const [source] = files.find(path) ?? [];
    if (source !== undefined) return toClaim(path, source ?? undefined);
  }
  return undefined;
}

/** The first file in a folder. */
function findInside(folder: string, folders: ListedPaths): Claim | undefined {
  const [path, source] = folders.find(folder) ?? [];
  return path ? toClaim(path, source ?? undefined) : undefined;
}

function toClaim(path: string, source: string | undefined): Claim {
  return { path, ...(source !== undefined && { source }) };
}

/** `a/b/c` → `a/b`, `a`, up to the first that is known. */
function ancestorsOf(path: string, known: ListedPaths): string[] {
  const out: string[] = [];
  for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1)) {
    const folder = path.slice(0, at);
    if (known.mayHave(folder)) break;
    out.push(folder);
  }
  return out;
}

/** Whether no segment of a path is empty, `.` or `..`, or contains a character that some systems treat as a separator. */
function isInside(path: string): boolean {
  return !/[\0\\]|(?:^|\/)\.{0,2}(?:\/|$)/.test(path);
}

function toOutside(file: Claim): Diagnostic {
  const message = `${nameOf(file)} would write \`${file.path}\`, which is not a path inside the output folder.`;
  return { code: "invalid-output-path", severity: "error", message };
}

function toCollision(first: Claim, second: Claim): Diagnostic {
  const [file, inner] = first.path.length < second.path.length ? [first, second] : [second, first];
  const message =
    first.path === second.path
      ? `Two files would have the path \`${first.path}\`: ${nameOf(first)} and ${nameOf(second)}.`
      : `\`${file.path}\` cannot be both a file (${nameOf(file)}) and a folder (${nameOf(inner)}).`;
  return { code: "output-collision", severity: "error", message, hint: "Remove or rename one of them." };
}

function nameOf({ source, path }: Claim): string {
  return `\`${source ?? path}\``;
}
