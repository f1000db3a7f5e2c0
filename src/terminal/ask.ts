/** Asks a person at a terminal. */

import { createInterface } from "node:readline/promises";

/** Asks one question; an empty answer is an empty text. */
export type Ask = (question: string) => Promise<string>;

/** A function that asks, if somebody can answer. Questions go to standard error, so that standard output remains data. */
export function makeAsk(): Ask | undefined {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  return async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    // Ctrl-C at a question ends the program as usual.
    lines.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
    try {
      return (await lines.question(question)).trim();
    } finally {
      lines.close();
    }
  };
}
