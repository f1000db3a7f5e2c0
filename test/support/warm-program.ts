/**
 * Runs one command line after another, each as a process of its own would: `warm-builds.ts` starts it and sends it requests. Its
 * standard streams lead to files while a command runs, so that what the site's code and its child processes print is in the result.
 */

import { closeSync, openSync, writeSync } from "node:fs";
import { isAbsolute } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import type { CommandContext } from "../../src/commands/command.ts";
import { COMMANDS } from "../../src/commands/commands.ts";
import { runCommandLine } from "../../src/commands/run.ts";
import type { SiteCode } from "../../src/model/site-code.ts";
import * as pipeline from "../../src/pipeline/commands.ts";
import { makeSiteCode } from "../../src/report/site-code.ts";
import { openCLibrary } from "../../src/system/c-library.ts";
import { guardExit } from "../../src/terminal/exit-guard.ts";
import { openStderr, openStdout } from "../../src/terminal/standard-streams.ts";
import { cliPath, projectDir } from "./paths.ts";

export interface WarmRequest {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Absolute paths of the files that the streams lead to. */
  readonly outPath: string;
  readonly errPath: string;
}

/** The exit code; absent when a process of its own would have ended in another way. */
export interface WarmAnswer {
  readonly code?: number;
}

const library = openCLibrary({
  dup: { args: ["i32"], returns: "i32" },
  dup2: { args: ["i32", "i32"], returns: "i32" },
} as const);

/** No site of the tests waits as long for something that comes: two seconds, in turns of the event loop, so that those of a busy thread do not count. */
const LONG_WAIT_TURNS = 40;
const TURN_MS = 50;

/** Folders of modules that are not those of a site: the theme may be outside of the project. */
const KEPT = [projectDir, process.argv[2] ?? projectDir];

/** That of the command that runs. */
const running = new Set<SiteCode>();

let last: Promise<unknown> = Promise.resolve();
process.on("message", (request: WarmRequest) => {
  last = last.then(() => reply(request));
});
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));

for (const event of ["uncaughtException", "unhandledRejection"] as const) {
  process.on(event, (error: unknown) => {
    if (![...running].some((siteCode) => siteCode.stray(error))) process.kill(process.pid, "SIGKILL");
  });
}

// The runtime's streams would go on writing to the files of the first build.
for (const [fd, stream] of [process.stdout, process.stderr].entries()) {
  Object.assign(stream, { write: (chunk: string | Uint8Array) => writeSync(fd + 1, Buffer.from(chunk)) > 0 });
}

async function reply(request: WarmRequest): Promise<void> {
  const given = await answer(request);
  process.send?.(given, undefined, undefined, () => {
    // The build goes on somewhere in this process, so no other may run here.
    if (given.code === undefined) process.kill(process.pid, "SIGKILL");
  });
}

async function answer({ args, cwd, env, outPath, errPath }: WarmRequest): Promise<WarmAnswer> {
  const back = [redirect(1, outPath), redirect(2, errPath)];
  setEnvironment({ ...env, NODE_ENV: "production" });
  process.chdir(cwd);
  process.argv = [process.execPath, cliPath, ...args];
  const siteCode = makeSiteCode();
  guardExit(siteCode);
  running.add(siteCode);
  const stuck = Promise.withResolvers<WarmAnswer>();
  const unwatch = watchWaiting(siteCode, () => stuck.resolve({}));
  try {
    const ended = runCommandLine(args, COMMANDS, makeContext(cwd, siteCode));
    return await Promise.race([ended.then((code) => ({ code })), stuck.promise]);
  } catch {
    return {};
  } finally {
    unwatch();
    running.delete(siteCode);
    forgetSite();
    process.chdir("/");
    for (const putBack of back) putBack();
  }
}

/** What has changed in the site by the next command is read again then. */
function forgetSite(): void {
  for (const path of Object.keys(require.cache))
    if (isAbsolute(path) && !KEPT.some((dir) => path.startsWith(dir))) delete require.cache[path];
}

/** Calls back when code of the site waits for long. A process of its own would notice that nothing can settle its promise. */
function watchWaiting(siteCode: SiteCode, onLong: () => void): () => void {
  let timer: Timer | undefined;
  const unfollow = siteCode.onState((state) => {
    clearInterval(timer);
    let left = LONG_WAIT_TURNS;
    const countDown = (): void => void (left-- === 0 && onLong());
    timer = state === "waiting" ? setInterval(countDown, TURN_MS) : undefined;
  });
  return () => {
    unfollow();
    clearInterval(timer);
  };
}

function makeContext(cwd: string, siteCode: SiteCode): CommandContext {
  const { output: out, reserve } = openStdout();
  const never = (): Promise<never> => new Promise(() => {});
  return {
    cwd,
    env: process.env,
    version: manifest.version,
    out,
    err: openStderr(),
    async loadPipeline(siteDir) {
      process.chdir(siteDir);
      return pipeline;
    },
    reserveOut: reserve,
    onCutShort: () => {},
    interrupted: never,
    interruptedWhileWaiting: never,
    siteCode,
  };
}

/** Makes a file descriptor lead to a file. Returns what makes it lead again to where it led. */
function redirect(fd: 1 | 2, path: string): () => void {
  if (!library) throw new Error("The system's C library cannot be opened.");
  const kept = library.dup(fd);
  const file = openSync(path, "a");
  library.dup2(file, fd);
  closeSync(file);
  return () => {
    library.dup2(kept, fd);
    closeSync(kept);
  };
}

function setEnvironment(env: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(process.env)) if (!(name in env)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, env);
}
