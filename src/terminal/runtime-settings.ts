/**
 * Settings of the runtime for small builds. Its last compiler takes a fifth of their processor time, for code that then runs hardly
 * any faster. It can be turned off only when a process starts.
 */

import { canReplaceProcess, replaceProcess } from "./restart.ts";

const LAST_COMPILER = "BUN_JSC_useFTLJIT";

/** Marks the process that was started with the settings. */
const MARK = "VELOCI_RESTARTED";

/**
 * Makes the function that starts the executable again with the settings, in place of this process, and returns only if the system
 * refuses. `undefined` if this process has them, if the user has chosen others, where the system cannot do that, and in an interpreted
 * run, which takes longer to start than this saves.
 *
 * Removes the settings from the environment, so that the site's code does not depend on them. Only children that `Bun.spawn` starts
 * without an environment of their own still inherit them.
 */
export function makeRestart(env: NodeJS.ProcessEnv): (() => void) | undefined {
  if (env[MARK] !== undefined) {
    delete env[MARK];
    delete env[LAST_COMPILER];
    return undefined;
  }
  if (!Bun.isStandaloneExecutable || env[LAST_COMPILER] !== undefined || !canReplaceProcess()) return undefined;
  return () => replaceProcess({ ...env, [LAST_COMPILER]: "0", [MARK]: "1" });
}
