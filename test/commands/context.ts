/** A world for commands that keeps what they say. */

import type { CommandContext } from "../../src/commands/command.ts";
import type { Output } from "../../src/terminal/output.ts";

export interface TestContext extends CommandContext {
  outText(): string;
  errText(): string;
}

/** Plain output of the given width, nothing interactive. */
export function makeContext({ cwd, width = 80 }: { cwd: string; width?: number }): TestContext {
  const out = makeOutput(width);
  const err = makeOutput(width);
  return {
    cwd,
    env: {},
    version: "1.2.3",
    out: out.output,
    err: err.output,
    interrupted: () => Promise.resolve(),
    outText: out.text,
    errText: err.text,
  };
}

function makeOutput(width: number): { output: Output; text: () => string } {
  const written: string[] = [];
  const write = (text: string): void => void written.push(text);
  return { output: { interactive: false, color: false, width, write }, text: () => written.join("") };
}
