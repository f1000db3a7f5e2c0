/** Runs a program and measures it, as the system accounts for the whole process. */

export interface Measurement {
  readonly wallMs: number;
  /** CPU time, user and system, of all threads. */
  readonly cpuMs: number;
  /** Peak resident memory in bytes. */
  readonly peakBytes: number;
  readonly stdout: string;
}

/**
 * Runs a command until it exits, with `env` added to the environment. Throws with its output if it fails, because a failed build
 * must not count as a fast one.
 */
export async function measure(
  command: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Measurement> {
  const start = Bun.nanoseconds();
  const options = {
    cwd,
    env: { ...process.env, CI: "", ...env },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  } as const;
  const child = Bun.spawn([...command], options);
  const [stdout = "", stderr = ""] = await Promise.all(
    [child.stdout, child.stderr].map((stream) => new Response(stream).text()),
  );
  const code = await child.exited;
  const wallMs = (Bun.nanoseconds() - start) / 1e6;
  if (code !== 0) throw new Error(`${command.join(" ")} ended with code ${code}:\n${stdout}${stderr}`);
  const usage = child.resourceUsage();
  if (!usage) throw new Error("The system does not report what a process used.");
  return { wallMs, cpuMs: Number(usage.cpuTime.total) / 1000, peakBytes: usage.maxRSS, stdout };
}

export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** Returns median, minimum and maximum; of an even count, the upper median. */
export function toSpread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  return { median: at(Math.floor(sorted.length / 2)), min: at(0), max: at(sorted.length - 1) };
}
