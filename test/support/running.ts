/** Which processes outlive what started them. */

/** How long a signal may take to arrive on a busy machine. */
const TIMEOUT_MS = 5000;

/** Returns those of the processes that still run after a while, so that a signal on its way has time to arrive. */
export async function stillRunning(pids: readonly number[]): Promise<number[]> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (pids.some(isRunning) && performance.now() < deadline) await Bun.sleep(20);
  return pids.filter(isRunning);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
