#!/usr/bin/env bun
/** The command line: `veloci <command>`. The only place that ends the process. */

import manifest from "./package.json" with { type: "json" };
import { build } from "./src/commands/build.ts";
import type { CommandContext, CommandResult } from "./src/commands/command.ts";
import { docsVersion } from "./src/commands/docs-version.ts";
import { graph } from "./src/commands/graph.ts";
import { runCommandLine } from "./src/commands/run.ts";
import { serve } from "./src/commands/serve.ts";
import { writeHeadingIds } from "./src/commands/write-heading-ids.ts";
import { ignoreClosedPipes, openStderr, openStdout } from "./src/terminal/standard-streams.ts";
import { OutputError } from "./src/terminal/write-fully.ts";

const commands = [build, serve, graph, writeHeadingIds, docsVersion];

const stdout = openStdout();
const err = openStderr();
const cutShortListeners = new Set<(ending: CommandResult) => void>();

const context: CommandContext = {
  cwd: process.cwd(),
  env: process.env,
  version: manifest.version,
  out: stdout.output,
  err,
  loadPipeline: () => {
    ignoreClosedPipes();
    return import("./src/pipeline.ts");
  },
  reserveOut: stdout.reserve,
  onCutShort: (listener) => void cutShortListeners.add(listener),
  interrupted: () =>
    new Promise((resolve) => {
      let isAsked = false;
      const onSignal = (): void => {
        if (isAsked) process.exit(130);
        isAsked = true;
        resolve();
      };
      // The listeners stay: without any, others that clean up after a signal let it end the process at once.
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, onSignal);
    }),
};

process.on("uncaughtException", failWithBug);
process.on("unhandledRejection", failWithBug);
process.on("exit", () => cutShort("ended-early", "The process ended before the command did."));
try {
  const code = await runCommandLine(process.argv.slice(2), commands, context);
  if (code === 130) process.exit(code);
  process.exitCode = code;
} catch (error) {
  failWithBug(error);
}

/** An author's mistakes are diagnostics, so whatever else is thrown is ours. */
function failWithBug(error: unknown): void {
  if (error instanceof OutputError) {
    err.write(`error[output-not-writable] ${error.message}\n`);
    process.exit(1);
  }
  const [message, stack] = error instanceof Error ? [error.message, error.stack] : [String(error)];
  err.write(`This is a bug in Veloci ${manifest.version}, please report it:\n${stack ?? message}\n`);
  cutShort("internal-error", `This is a bug in Veloci ${manifest.version}: ${message}`);
  process.exit(1);
}

/** Whoever waits for a value gets one. */
function cutShort(code: string, message: string): void {
  const ending: CommandResult = { code: 1, diagnostics: [{ code, severity: "error", message }] };
  for (const listener of cutShortListeners) listener(ending);
}
