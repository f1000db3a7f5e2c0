/**
 * Decides whether a build may replace a folder. Takes the folder and the places that must survive; reports the rule that
 * forbids it. No option overrides these rules: Veloci deletes only what Veloci wrote.
 */

import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Problem, Reporter } from "../model/diagnostic.ts";
import { toReadReason, systemCode } from "../report/system-error.ts";
import { MANIFEST_NAME, readManifest } from "./manifest.ts";
import { contains, mountsIn, statOf } from "./places.ts";
import type { Workplace } from "./workplace.ts";

/** A folder or file that the output folder must neither be nor contain. */
export interface ProtectedPlace {
  /** Absolute. */
  readonly path: string;
  /** Name in a message: `the site folder`. */
  readonly name: string;
  /** The site reads the whole folder, so the next build would read an output folder inside it. */
  readonly isRead?: boolean;
}

export interface OutputRequest {
  /** The folder as the user gave it, and its real path. It need not exist. */
  readonly place: Pick<Workplace, "requested" | "outDir">;
  readonly keep: readonly ProtectedPlace[];
  readonly report: Reporter;
}

/**
 * Returns whether Veloci may replace the folder. Diagnostics: `dangerous-output`, `foreign-output` (not empty, and not built by
 * Veloci), `output-is-file`.
 */
export function checkOutput({ place: { requested, outDir }, keep, report }: OutputRequest): boolean {
  const link = requested === outDir ? "" : `, which leads to \`${outDir}\`,`;
  const shown = `The output folder \`${requested}\`${link}`;
  const problem = findPlace(outDir, shown, keep) ?? findObstacle(outDir, shown) ?? findForeign(outDir, shown);
  if (problem) report.add({ severity: "error", hint: "Choose another folder with `--out-dir`.", ...problem });
  return problem === undefined;
}

const DANGEROUS = "dangerous-output";

/** Finds a place that no build replaces, whatever is in it. */
function findPlace(dir: string, shown: string, keep: readonly ProtectedPlace[]): Problem | undefined {
  if (dirname(dir) === dir) return { code: DANGEROUS, message: `${shown} is the root of a file system.` };
  const outer = keep.filter(({ path }) => contains(path, dir));
  const lost = keep.filter(({ path }) => contains(dir, path));
  const same = lost.find((place) => outer.includes(place));
  const how = same ? `is ${same.name}` : lost[0] && `contains ${lost[0].name}, \`${lost[0].path}\``;
  if (how !== undefined) return { code: DANGEROUS, message: `${shown} ${how}: a build would delete its contents.` };
  const reader = outer.find(({ isRead }) => isRead);
  if (reader) {
    const message = `${shown} is inside ${reader.name}, \`${reader.path}\`: the next build would read it as part of the site.`;
    return { code: DANGEROUS, message };
  }
  return undefined;
}

/** Finds what prevents replacing the folder. */
function findObstacle(dir: string, shown: string): Problem | undefined {
  const stats = statOf(dir);
  if (!stats) return undefined;
  if (!stats.isDirectory()) return { code: "output-is-file", message: `${shown} is a file.` };
  const [mount] = mountsIn(dir);
  if (mount !== undefined) {
    const message = mount === dir ? `${shown} is a mount point.` : `${shown} contains the mount point \`${mount}\`.`;
    return { code: DANGEROUS, message, hint: "Choose a folder inside the mounted one with `--out-dir`." };
  }
  if (!existsSync(join(dir, ".git"))) return undefined;
  return { code: DANGEROUS, message: `${shown} contains a Git repository: a build would delete it.` };
}

const REASONS = {
  absent: `it has no \`${MANIFEST_NAME}\``,
  foreign: `another program wrote its \`${MANIFEST_NAME}\``,
  broken: `its \`${MANIFEST_NAME}\` is broken`,
};

/** Another build may exchange the folder while this one looks at it, so a refusal needs several looks. */
const LOOKS = 3;
const BETWEEN_LOOKS_MS = 10;

/** Only an empty folder, or one that Veloci wrote, is safe to replace. */
function findForeign(dir: string, shown: string): Problem | undefined {
  const code = "foreign-output";
  for (let look = 1; ; look++) {
    const { state } = readManifest(dir);
    if (state === "fine" || state === "newer") return undefined;
    const names = readNames(dir);
    if (typeof names === "string") return { code, message: `${shown} cannot be read: ${names}.` };
    if (names.length === 0) return undefined;
    const hint = "Choose another folder with `--out-dir`, or empty this one yourself.";
    const message = `${shown} is not empty, and Veloci did not build it: ${REASONS[state]}.`;
    if (look === LOOKS) return { code, message, hint };
    Bun.sleepSync(BETWEEN_LOOKS_MS);
  }
}

/** Returns the names in a folder, none if it does not exist, or the reason why the system refuses. */
function readNames(dir: string): string[] | string {
  try {
    return readdirSync(dir);
  } catch (error) {
    const reason = systemCode(error) ?? String(error);
    return ["ENOENT", "ENOTDIR"].includes(reason) ? [] : toReadReason(reason);
  }
}
