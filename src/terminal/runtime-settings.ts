/**
 * Settings of the runtime for small builds. Its last compiler takes a fifth of their processor time, for code that then runs hardly
 * any faster. It can be turned off only when a process starts.
 */

import { canReplaceProcess, replaceProcess } from "./restart.ts";

const LAST_COMPILER = "BUN_JSC_useFTLJIT";

/** Marks the process that was started with the settings. */
const MARK = "VELOCI_RESTARTED";

/**
 * Whether this process was started with the settings. Removes them from its environment, so that the site's code does not depend on
 * them. Only children that `Bun.spawn` starts without an environment of their own still inherit them.
 */
export function takeRuntimeSettings(env: NodeJS.ProcessEnv): boolean {
  if (env[MARK] === undefined) return false;
  delete env[MARK];
  delete env[LAST_COMPILER];
  return true;
}

/**
 * Starts the executable again with the settings, in place of this process. Returns if the user has chosen them, if the system cannot do
 * that, and in an interpreted run, which takes longer to start than this saves.
 */
export function restartWithSettings(env: NodeJS.ProcessEnv): void {
  if (!Bun.isStandaloneExecutable || env[LAST_COMPILER] !== undefined || !canReplaceProcess()) return;
  replaceProcess({ ...env, [LAST_COMPILER]: "0", [MARK]: "1" });
}
