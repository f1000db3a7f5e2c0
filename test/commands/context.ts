/** A world for commands that keeps what they say. */

import type { CommandContext } from "../../src/commands/command.ts";
import type { Pipeline } from "../../src/model/build.ts";
import { makeSiteCode } from "../../src/report/site-code.ts";
import type { Output } from "../../src/terminal/output.ts";

export interface TestContext extends CommandContext {
  outText(): string;
  errText(): string;
}

export interface ContextOptions {
  readonly cwd: string;
  readonly width?: number;
  /** Without it a command that needs the pipeline fails. */
  readonly pipeline?: Partial<Pipeline>;
}

/** Plain output of the given width, nothing interactive. */
export function makeContext({ cwd, width = 80, pipeline = {} }: ContextOptions): TestContext {
  const out = makeOutput(width);
  const err = makeOutput(width);
  return {
    cwd,
    env: {},
    version: "1.2.3",
    out: out.output,
    err: err.output,
    loadPipeline: () => Promise.resolve({ ...NO_PIPELINE, ...pipeline }),
    interrupted: () => new Promise(() => {}),
    interruptedWhileWaiting: () => new Promise(() => {}),
    siteCode: makeSiteCode(),
    reserveOut: () => {},
    onCutShort: () => {},
    outText: out.text,
    errText: err.text,
  };
}

const NO_PIPELINE: Pipeline = {
  buildSite: () => Promise.reject(new Error("nothing to build with")),
  loadGraph: () => Promise.reject(new Error("nothing to load with")),
  writeHeadingIds: () => Promise.reject(new Error("nothing to write with")),
  cutVersion: () => Promise.reject(new Error("nothing to cut with")),
};

function makeOutput(width: number): { output: Output; text: () => string } {
  const written: string[] = [];
  const write = (text: string): void => void written.push(text);
  return { output: { interactive: false, color: false, width, write }, text: () => written.join("") };
}
