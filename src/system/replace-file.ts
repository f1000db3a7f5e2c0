/** Replaces the text of a file so that it is complete at every moment: an interrupted run or a full disk keeps the old text. */

import { accessSync, constants, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes beside the file and renames. Keeps the mode of the file and follows links. Throws system errors. */
export function replaceFile(path: string, text: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  const target = mode === undefined ? path : realpathSync(path);
  // The folder alone decides about renaming.
  if (mode !== undefined) accessSync(target, constants.W_OK);
  const temporary = join(dirname(target), `.veloci-new-${process.pid}`);
  try {
    writeFileSync(temporary, text, { mode });
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
