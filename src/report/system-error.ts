/** Converts failures of the file system to diagnostics with advice. */

import type { Diagnostic } from "../model/diagnostic.ts";

/** Returns the code of a system error (`ENOSPC`), or `undefined` for any other error, which is a bug: rethrow it. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return undefined;
  return /^E[A-Z\d]+$/.test(error.code) ? error.code : undefined;
}

/** Runs an optional step. Returns whether the system allowed it. Rethrows errors that did not come from the system. */
export function attempt(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return false;
  }
}

/** Explains why the output could not be written. Rethrows errors that did not come from the system. */
export function toWriteDiagnostic(error: unknown, path: string): Diagnostic {
  const code = systemCode(error);
  if (code === undefined) throw error;
  const severity = "error";
  if (code === "ENOSPC" || code === "EDQUOT") {
    const message = `The disk is full: \`${path}\` cannot be written.`;
    return { code: "disk-full", severity, message, hint: "Free some space, or choose another disk with `--out-dir`." };
  }
  if (code === "ENAMETOOLONG") {
    const message = `The file system does not accept a name as long as \`${path}\`.`;
    return { code: "output-path-too-long", severity, message, hint: "Give the page a shorter `slug` or id." };
  }
  const message = `\`${path}\` cannot be written: ${REASONS[code] ?? code}.`;
  const hint = CURES[code] ?? "Choose another folder with `--out-dir`.";
  return { code: "output-not-writable", severity, message, hint };
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "permission denied (EACCES)",
  EPERM: "not permitted (EPERM)",
  EROFS: "the disk is read-only (EROFS)",
  EBUSY: "it is in use (EBUSY)",
  EFBIG: "it is larger than a file may be here (EFBIG)",
  EIO: "the disk reports a failure (EIO)",
  ELOOP: "a part of the path is a link to itself (ELOOP)",
  ENOTDIR: "a part of the path is a file, not a folder (ENOTDIR)",
  EEXIST: "a part of the path is a file, not a folder (EEXIST)",
  ENOENT: "the folder disappeared while the build was writing to it (ENOENT)",
};

/** Explains why a file of the site could not be read, by the system's code. */
export function toReadReason(code: string): string {
  return `${READ_REASONS[code] ?? "the system refuses it"} (${code})`;
}

const READ_REASONS: Readonly<Record<string, string>> = {
  ENOENT: "it does not exist, or is a broken link",
  EACCES: "permission denied",
  ELOOP: "it is a link to itself",
  ENAMETOOLONG: "the name is too long",
  ENOSPC: "the disk is full",
};

const CURES: Readonly<Record<string, string>> = {
  EBUSY: "A mounted folder cannot be replaced: choose a folder inside it with `--out-dir`.",
};
