/** The process's own streams as outputs. */

import { isatty } from "node:tty";
import { type Output, readCapabilities } from "./output.ts";
import { releaseStdout, reserveStdout } from "./reserve-stdout.ts";
import { writeFully } from "./write-fully.ts";

export interface StandardOutput {
  readonly output: Output;
  /** File descriptor that `output` currently writes to. */
  readonly fd: () => number;
  /** Redirects everything except `output` from standard output to standard error. Calling it again does nothing. */
  reserve(): void;
  /** Runs something with standard output as this process received it. */
  released(work: () => void): void;
}

/** Standard output. A reader that has seen enough (`veloci graph | head`) is not a failure: the rest is dropped. */
export function openStdout(): StandardOutput {
  let fd = 1;
  let isReserved = false;
  let isRead = true;
  const write = (text: string): void => {
    if (isRead) isRead = writeFully(fd, text);
  };
  return {
    output: { ...capabilitiesOf(1), write },
    fd: () => fd,
    reserve() {
      if (!isReserved) fd = reserveStdout();
      isReserved = true;
    },
    released(work) {
      if (!isReserved) return work();
      releaseStdout(fd);
      work();
      fd = reserveStdout();
    },
  };
}

/** Standard error. If it cannot be written, nobody is left to inform. */
export function openStderr(): Output {
  let isOpen = true;
  const write = (text: string): void => {
    try {
      if (isOpen) isOpen = writeFully(2, text);
    } catch {
      isOpen = false;
    }
  };
  return { ...capabilitiesOf(2), write };
}

/** The site's own output through the runtime's streams may meet a closed pipe as well. Call it before code of the site runs. */
export function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}

/** The runtime's stream is used only on a terminal: once it exists, it writes to a pipe directly, bypassing `reserve`. */
function capabilitiesOf(fd: 1 | 2) {
  const isTTY = isatty(fd);
  const { columns } = isTTY ? (fd === 1 ? process.stdout : process.stderr) : {};
  return readCapabilities({ env: process.env, isTTY, columns });
}
