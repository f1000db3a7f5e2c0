#!/usr/bin/env -S bun --no-install --no-env-file --config=/dev/null
/** The command line: `veloci <command>`. The only place that ends the process. */

import type { DiagnosticCode } from "./src/model/catalog/catalog.ts";
import manifest from "./package.json" with { type: "json" };
import type { CommandContext, CommandResult } from "./src/commands/command.ts";
import { COMMANDS } from "./src/commands/commands.ts";
import { readFormat } from "./src/commands/report-format.ts";
import { runCommandLine } from "./src/commands/run.ts";
import { startWatchdog } from "./src/commands/watchdog/start-watchdog.ts";
import type { SiteCode } from "./src/model/site-code.ts";
import { makeSiteCode } from "./src/report/site-code.ts";
import { makeAsk } from "./src/terminal/ask.ts";
import { findCurrentFolder, NO_CURRENT_FOLDER } from "./src/terminal/current-folder.ts";
import { ensureIsolation } from "./src/terminal/isolation.ts";
import { guardExit } from "./src/terminal/exit-guard.ts";
import { waitForSignal, waitForSignalWhileWaiting } from "./src/terminal/interruption.ts";
import type { Output } from "./src/terminal/output.ts";
import { canReplaceProcess, replaceAt, takeEarlierPort } from "./src/terminal/restart.ts";
import { makeRestart } from "./src/terminal/runtime-settings.ts";
import { ignoreClosedPipes, openStderr, openStdout } from "./src/terminal/standard-streams.ts";
import { OutputError } from "./src/terminal/write-fully.ts";

const currentFolder = findCurrentFolder();
if (currentFolder === undefined) {
  process.stderr.write(`${NO_CURRENT_FOLDER}\n`);
  process.exit(1);
}
ensureIsolation();
const restart = makeRestart(process.env);
const earlierPort = takeEarlierPort(process.env);

// Not awaited: with a module that waits, the runtime would not say when nothing can go on any more.
void main(currentFolder);

async function main(cwd: string): Promise<void> {
  Object.assign(process.env, { NODE_ENV: modeOf(process.argv[2]) });
  const siteCode = makeSiteCode();
  const exit = guardExit(siteCode);
  const err = openStderr();
  const listeners = new Set<CutShortListener>();
  /** Whoever waits for a value gets one. */
  const cutShort = (code: DiagnosticCode, message: string): void => {
    const ending: CommandResult = { code: 1, diagnostics: [{ code, severity: "error", message }] };
    for (const listener of listeners) listener(ending);
  };
  /** An author's mistakes are diagnostics, so whatever else is thrown is ours. */
  const failWithBug = (error: unknown): void => {
    const text = toBugText(error);
    err.write(`${text.full}\n`);
    if (!(error instanceof OutputError)) cutShort("internal-error", text.short);
    exit(1);
  };
  const onStray = (error: unknown): void => {
    if (!siteCode.stray(error)) failWithBug(error);
  };
  process.on("uncaughtException", onStray);
  process.on("unhandledRejection", onStray);
  process.on("beforeExit", () => {
    if (!siteCode.giveUp()) failWithBug(new Error("nothing is left to do, but the command has not ended"));
  });
  process.on("exit", () => cutShort("ended-early", "The process ended before the command did."));
  try {
    // Timers and servers of the site must not keep the process alive.
    exit(await runCommandLine(process.argv.slice(2), COMMANDS, makeContext({ cwd, err, listeners, siteCode, exit })));
  } catch (error) {
    failWithBug(error);
  }
}

/** Configs and plugins of a site ask whether it is built or edited. As in the format, the command alone decides. */
function modeOf(command: string | undefined): "development" | "production" {
  return command === "dev" || command === "start" ? "development" : "production";
}

type CutShortListener = Parameters<CommandContext["onCutShort"]>[0];

interface World {
  readonly cwd: string;
  readonly err: Output;
  readonly listeners: Set<CutShortListener>;
  readonly siteCode: SiteCode;
  readonly exit: (code: number) => never;
}

function makeContext({ cwd, err, listeners, siteCode, exit }: World): CommandContext {
  const { output: out, reserve, released, fd } = openStdout();
  return {
    cwd,
    env: process.env,
    version: manifest.version,
    out,
    err,
    loadPipeline: (siteDir) => {
      ignoreClosedPipes();
      process.chdir(siteDir);
      const format = readFormat(process.argv.slice(2));
      startWatchdog({ siteCode, cwd, format, version: manifest.version, out: fd() });
      return import("./src/pipeline/commands.ts");
    },
    ...(restart && { restartForBuild: () => released(restart) }),
    ...(canReplaceProcess() && { restartAt: (port) => released(() => replaceAt({ port, cwd }, process.env)) }),
    earlierPort,
    ask: makeAsk(),
    reserveOut: reserve,
    onCutShort: (listener) => void listeners.add(listener),
    interrupted: () => waitForSignal(siteCode, exit),
    interruptedWhileWaiting: () => waitForSignalWhileWaiting(siteCode),
    siteCode,
  };
}

function toBugText(error: unknown): { readonly short: string; readonly full: string } {
  if (error instanceof OutputError) {
    const short = `error[output-not-writable] ${error.message}`;
    return { short, full: short };
  }
  const [message, stack] = error instanceof Error ? [error.message, error.stack] : [String(error)];
  const bug = `This is a bug in Veloci ${manifest.version}`;
  return { short: `${bug}: ${message}`, full: `${bug}, please report it:\n${stack ?? message}` };
}
