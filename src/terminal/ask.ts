/** Asks a person at a terminal. */

import { createInterface } from "node:readline/promises";

/** Asks one question; an empty answer is an empty text. */
export type Ask = (question: string) => Promise<string>;

/** A way to ask, where somebody is there to answer. Questions go to standard error, so that standard output stays data. */
export function makeAsk(): Ask | undefined {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  return async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    // Ctrl-C at a question ends the program as anywhere else.
    lines.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
    try {
      return (await lines.question(question)).trim();
    } finally {
      lines.close();
    }
  };
}
