import { createInterface } from "node:readline/promises";

/** Asks one question; an empty answer is an empty text. */
export type Ask = (question: string) => Promise<string>;

/** Makes a function that asks a person at a terminal, if somebody can answer. Questions go to standard error: standard output remains data. */
export function makeAsk(): Ask | undefined {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  return async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    const interrupted = Promise.withResolvers<undefined>();
    lines.on("SIGINT", () => interrupted.resolve(undefined));
    // Ctrl+D rejects the answer.
    const answered = lines.question(question).catch(() => undefined);
    const answer = await Promise.race([answered, interrupted.promise]);
    lines.close();
    return answer === undefined ? endProgram() : answer.trim();
  };
}

/** Ends the program as Ctrl+C does elsewhere. The next prompt of the shell begins on a line of its own. */
function endProgram(): Promise<never> {
  process.stderr.write("\n");
  process.kill(process.pid, "SIGINT");
  return new Promise(() => {});
}
