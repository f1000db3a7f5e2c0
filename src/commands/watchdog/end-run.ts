/** Ends a run whose main thread is blocked. */

import { rmSync } from "node:fs";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { SiteCodeNote } from "../../model/site-code.ts";
import { openCLibrary } from "../../system/c-library.ts";
import { formatSlow } from "../../terminal/slow-code.ts";
import { openStderr } from "../../terminal/standard-streams.ts";
import { writeFully } from "../../terminal/write-fully.ts";
import { printResult } from "../report-result.ts";
import type { WatchdogOrders } from "./start-watchdog.ts";

/** Warns that the run waits for this code. `SiteCode.onSlow` does the same for code that does not block the main thread. */
export function nameSlow({ names }: SiteCodeNote, ms: number): void {
  const err = openStderr();
  err.write(`${formatSlow({ name: names.join(" or "), ms }, err)}\n`);
}

/** Prints why the run ends, deletes its temporary folder, and ends the process. */
export function endRun(note: SiteCodeNote, orders: WatchdogOrders): never {
  const { cwd, format, version, out } = orders;
  const err = openStderr();
  printResult({ code: 1, diagnostics: [describe(note, orders)] }, format, {
    cwd,
    env: process.env,
    version,
    err,
    out: { ...err, write: (text) => void writeFully(out, text) },
  });
  if (note.folder !== undefined) rmSync(note.folder, { recursive: true, force: true, maxRetries: 3 });
  return exit(1);
}

function describe({ names }: SiteCodeNote, { endMs }: WatchdogOrders): Diagnostic {
  const name = names.join(" or ");
  const subject = name.charAt(0).toUpperCase() + name.slice(1);
  return {
    code: "endless-loop",
    severity: "error",
    message: `${subject} has used ${Math.round(endMs / 1000)} seconds of processor time without a pause.`,
    hint: "Look for a loop that never ends. If the work really takes this long, run it before the build, or let it `await` something in between.",
  };
}

/** Exits the process from a thread: with the system's `exit`, or with a signal if that call is unavailable. */
function exit(code: number): never {
  openCLibrary({ _exit: { args: ["i32"], returns: "void" } })?._exit(code);
  process.kill(process.pid, "SIGKILL");
  throw new Error("The process kept running after it was ended.");
}
