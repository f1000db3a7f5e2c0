/**
 * Runs commands in a process that is already warm: what the runtime compiles for one build, the next one uses, so a small site costs
 * a third of the processor time. Each test process has one, which ends with it.
 */

import { join } from "node:path";
import { findBuiltTheme } from "./built-theme.ts";
import { makeFolder } from "./site.ts";
import type { WarmAnswer, WarmRequest } from "./warm-program.ts";

/** What a command leaves in memory adds up. */
const MOST_COMMANDS = 350;

interface Warm {
  readonly child: Bun.Subprocess<"ignore", "ignore", "ignore">;
  /** Those who wait, in the order of their requests. */
  readonly waiting: ((answer: WarmAnswer) => void)[];
  commands: number;
}

/** At most one that takes requests. */
const warm = new Set<Warm>();

export interface WarmCommand extends Pick<WarmRequest, "args" | "cwd"> {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The command line that runs a program of this project. */
  readonly runtime: readonly string[];
}

export interface WarmResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `veloci …args`; `undefined` when only a process of its own can tell how it ends. */
export async function runInWarm({ args, cwd, env, runtime }: WarmCommand): Promise<WarmResult | undefined> {
  await using folder = await makeFolder();
  const [outPath, errPath] = [folder.path("out"), folder.path("err")];
  const given = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const { code } = await send({ args, cwd, env: Object.fromEntries(given), outPath, errPath }, runtime);
  if (code === undefined) return undefined;
  return { code, stdout: await folder.read("out"), stderr: await folder.read("err") };
}

async function send(request: WarmRequest, runtime: readonly string[]): Promise<WarmAnswer> {
  const { promise, resolve } = Promise.withResolvers<WarmAnswer>();
  const theme = warm.size > 0 ? "" : await findBuiltTheme();
  const [taking = start(runtime, theme)] = warm;
  taking.waiting.push(resolve);
  taking.commands++;
  if (taking.commands === MOST_COMMANDS) warm.delete(taking);
  taking.child.ref();
  taking.child.send(request);
  return promise;
}

/** Arguments of the runtime that give the program a name, as the executable has one. To hash the sources takes a tenth of a build. */
export const NAMED: readonly string[] = ["--define", 'VELOCI_ENGINE:"warm"'];

const PRELOAD = ["--preload", join(import.meta.dir, "warm-theme.ts")];

/** `theme` is the folder of the built theme. */
function start(runtime: readonly string[], theme: string): Warm {
  const waiting: Warm["waiting"] = [];
  const child = Bun.spawn([...runtime, ...PRELOAD, join(import.meta.dir, "warm-program.ts"), theme], {
    env: { ...process.env, BUN_JSC_useFTLJIT: "0" },
    stdio: ["ignore", "ignore", "ignore"],
    ipc(answer: WarmAnswer) {
      waiting.shift()?.(answer);
      if (waiting.length > 0) return;
      if (warm.has(started)) child.unref();
      else child.kill();
    },
    onExit() {
      warm.delete(started);
      for (const resolve of waiting.splice(0)) resolve({});
    },
  });
  const started: Warm = { child, waiting, commands: 0 };
  warm.add(started);
  return started;
}
