#!/usr/bin/env -S bun --no-install --no-env-file --config=/dev/null
/** The command line: `veloci <command>`. The only place that ends the process. */

import manifest from "./package.json" with { type: "json" };
import { build } from "./src/commands/build.ts";
import type { CommandContext, CommandResult } from "./src/commands/command.ts";
import { docsVersion } from "./src/commands/docs-version.ts";
import { graph } from "./src/commands/graph.ts";
import { licenses } from "./src/commands/licenses.ts";
import { runCommandLine } from "./src/commands/run.ts";
import { serve } from "./src/commands/serve.ts";
import { writeHeadingIds } from "./src/commands/write-heading-ids.ts";
import { ensureIsolation } from "./src/terminal/isolation.ts";
import type { Output } from "./src/terminal/output.ts";
import { ignoreClosedPipes, openStderr, openStdout } from "./src/terminal/standard-streams.ts";
import { OutputError } from "./src/terminal/write-fully.ts";

ensureIsolation();

const commands = [build, serve, graph, writeHeadingIds, docsVersion, licenses];

await main();

async function main(): Promise<void> {
  const err = openStderr();
  const listeners = new Set<CutShortListener>();
  /** Whoever waits for a value gets one. */
  const cutShort = (code: string, message: string): void => {
    const ending: CommandResult = { code: 1, diagnostics: [{ code, severity: "error", message }] };
    for (const listener of listeners) listener(ending);
  };
  /** An author's mistakes are diagnostics, so whatever else is thrown is ours. */
  const failWithBug = (error: unknown): void => {
    const text = toBugText(error);
    err.write(`${text.full}\n`);
    if (!(error instanceof OutputError)) cutShort("internal-error", text.short);
    process.exit(1);
  };
  process.on("uncaughtException", failWithBug);
  process.on("unhandledRejection", failWithBug);
  process.on("exit", () => cutShort("ended-early", "The process ended before the command did."));
  try {
    const code = await runCommandLine(process.argv.slice(2), commands, makeContext(err, listeners));
    if (code === 130) process.exit(code);
    process.exitCode = code;
  } catch (error) {
    failWithBug(error);
  }
}

type CutShortListener = Parameters<CommandContext["onCutShort"]>[0];

function makeContext(err: Output, listeners: Set<CutShortListener>): CommandContext {
  const { output: out, reserve } = openStdout();
  return {
    cwd: process.cwd(),
    env: process.env,
    version: manifest.version,
    out,
    err,
    loadPipeline: () => {
      ignoreClosedPipes();
      return import("./src/pipeline.ts");
    },
    reserveOut: reserve,
    onCutShort: (listener) => void listeners.add(listener),
    interrupted: waitForSignal,
  };
}

/** Resolves at the first signal; the second ends the process. */
function waitForSignal(): Promise<void> {
  return new Promise((resolve) => {
    let isAsked = false;
    const onSignal = (): void => {
      if (isAsked) process.exit(130);
      isAsked = true;
      resolve();
    };
    // The listeners stay: without any, others that clean up after a signal let it end the process at once.
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, onSignal);
  });
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
