/** The folder that a command starts in, which may have been deleted. */

import { systemCode } from "../report/system-error.ts";

/** Absolute path of the current folder; `undefined` if it was deleted or cannot be reached. */
export function findCurrentFolder(): string | undefined {
  try {
    return process.cwd();
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}

/** Message for a missing current folder. */
export const NO_CURRENT_FOLDER =
  "error[no-current-folder] The current folder no longer exists.\n  help: Change to a folder that exists, and run the command again.";
