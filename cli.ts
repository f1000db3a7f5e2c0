#!/usr/bin/env bun
/** The command line: `veloci <command>`. The only place that ends the process. */

import manifest from "./package.json" with { type: "json" };
import { build } from "./src/commands/build.ts";
import type { CommandContext } from "./src/commands/command.ts";
import { docsVersion } from "./src/commands/docs-version.ts";
import { graph } from "./src/commands/graph.ts";
import { runCommandLine } from "./src/commands/run.ts";
import { serve } from "./src/commands/serve.ts";
import { writeHeadingIds } from "./src/commands/write-heading-ids.ts";
import { type Output, readCapabilities } from "./src/terminal/output.ts";

const commands = [build, serve, graph, writeHeadingIds, docsVersion];

const context: CommandContext = {
  cwd: process.cwd(),
  env: process.env,
  version: manifest.version,
  out: toOutput(process.stdout),
  err: toOutput(process.stderr),
  loadPipeline: () => import("./src/pipeline.ts"),
  interrupted: () =>
    new Promise((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
    }),
};

process.on("uncaughtException", failWithBug);
process.on("unhandledRejection", failWithBug);
try {
  process.exitCode = await runCommandLine(process.argv.slice(2), commands, context);
} catch (error) {
  failWithBug(error);
}

function toOutput(stream: NodeJS.WriteStream): Output {
  // A reader that has seen enough (`veloci graph | head`) is no failure of this program.
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
  const { isTTY = false, columns } = stream;
  return { ...readCapabilities({ env: process.env, isTTY, columns }), write: (text) => void stream.write(text) };
}

/** An author's mistakes are diagnostics, so whatever is thrown is ours. */
function failWithBug(error: unknown): void {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`This is a bug in Veloci ${manifest.version}, please report it:\n${stack}\n`);
  process.exit(1);
}
