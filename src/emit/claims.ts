/** Who writes which path of the output. */

import type { OutputFile } from "../model/build.ts";
import type { Diagnostic, Reporter } from "../model/diagnostic.ts";

/** Facts about a file, without its content, because all of them together may exceed the memory. */
export type Claim = Pick<OutputFile, "path" | "source">;

export interface Claims {
  /** Claims the path for the file, unless it is claimed already or is outside the output folder. */
  claim(file: Claim): boolean;
  /** Returns whether a file has claimed this path. */
  has(path: string): boolean;
  /** All claimed paths. */
  paths(): Iterable<string>;
}

/** Two files cannot have one path, and a file cannot be a folder of another. */
export function makeClaims(report: Reporter): Claims {
  /** Sources by path: large sites have hundreds of thousands. */
  const files = new Map<string, string | undefined>();
  /** Each folder with the first file in it. */
  const folders = new Map<string, Claim>();
  return {
    claim({ path, source }) {
      const file = toClaim(path, source);
      const problem = isInside(path) ? undefined : toOutside(file);
      // Folders above a known folder are known, too.
      const newFolders = ancestorsOf(path, folders);
      const taken = [path, ...newFolders].find((each) => files.has(each));
      const rival = taken === undefined ? folders.get(path) : toClaim(taken, files.get(taken));
      if (problem || rival) {
        report.add(problem ?? toCollision(rival ?? file, file));
        return false;
      }
      files.set(path, source);
      for (const folder of newFolders) folders.set(folder, file);
      return true;
    },
    has: (path) => files.has(path),
    paths: () => files.keys(),
  };
}

function toClaim(path: string, source: string | undefined): Claim {
  return { path, ...(source !== undefined && { source }) };
}

/** `a/b/c` → `a/b`, `a`, up to the first that is known. */
function ancestorsOf(path: string, known: ReadonlyMap<string, unknown>): string[] {
  const out: string[] = [];
  for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1)) {
    const folder = path.slice(0, at);
    if (known.has(folder)) break;
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
