/** Ends a run whose main thread is blocked. */

import { rmSync } from "node:fs";
import type { SiteCodeNote } from "../../model/site-code.ts";
import { openCLibrary } from "../../system/c-library.ts";
import { formatSlow } from "../../terminal/slow-code.ts";
import { openStderr } from "../../terminal/standard-streams.ts";
import { writeFully } from "../../terminal/write-fully.ts";
import type { CommandResult } from "../command.ts";
import { printResult } from "../report-result.ts";
import type { WatchdogOrders } from "./start-watchdog.ts";

/** Warns that the run waits for this code. `SiteCode.onSlow` does the same for code that does not block the main thread. */
export function nameSlow({ names }: SiteCodeNote, ms: number): void {
  const err = openStderr();
  err.write(`${formatSlow({ name: names.join(" or "), ms }, err)}\n`);
}

/** Ends a run that never ends by itself. */
export function endLoop({ names, ...note }: SiteCodeNote, orders: WatchdogOrders): never {
  const name = names.join(" or ");
  const subject = name.charAt(0).toUpperCase() + name.slice(1);
  const message = `${subject} has used ${Math.round(orders.endMs / 1000)} seconds of processor time without a pause.`;
  const hint =
    "Look for a loop that never ends. If the work really takes this long, run it before the build, or let it `await` something in between.";
  return endRun({ code: 1, diagnostics: [{ code: "endless-loop", severity: "error", message, hint }] }, note, orders);
}

/** Ends a run that does not answer the user's signal. */
export function endInterrupted({ names, ...note }: SiteCodeNote, orders: WatchdogOrders): never {
  const message = `The run was interrupted while it waited for ${names.join(" or ")}.`;
  return endRun({ code: 130, diagnostics: [{ code: "interrupted", severity: "error", message }] }, note, orders);
}

/** Prints why the run ends, deletes its temporary folder, and ends the process, even if one of these fails. */
function endRun(
  result: CommandResult,
  { folder }: Omit<SiteCodeNote, "names">,
  { cwd, format, version, out }: WatchdogOrders,
): never {
  const err = openStderr();
  try {
    printResult(result, format, {
      cwd,
      env: process.env,
      version,
      err,
      out: { ...err, write: (text) => void writeFully(out, text) },
    });
    // Other threads may add files meanwhile.
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 5 });
  } catch (error) {
    // Nobody else can end a blocked run: an exception would end this thread alone.
    err.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
  return exit(result.code);
}

/** Exits the process from a thread: with the system's `exit`, or with a signal if that call is unavailable. */
function exit(code: number): never {
  openCLibrary({ _exit: { args: ["i32"], returns: "void" } })?._exit(code);
  process.kill(process.pid, "SIGKILL");
  throw new Error("The process kept running after it was ended.");
}
