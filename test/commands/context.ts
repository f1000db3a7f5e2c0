/** A world for commands that keeps what they say. */

import type { CommandContext } from "../../src/commands/command.ts";
import type { Pipeline } from "../../src/model/build.ts";
import type { DevPipeline } from "../../src/model/dev.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { makeSiteCode } from "../../src/report/site-code.ts";
import type { Output } from "../../src/terminal/output.ts";

export interface TestContext extends CommandContext {
  outText(): string;
  errText(): string;
}

export interface ContextOptions {
  readonly cwd: string;
  readonly width?: number;
  /** Draws progress. */
  readonly interactive?: boolean;
  /** How long code of the site may run until it is named. */
  readonly slowMs?: number;
  /** Without it a command that needs the pipeline fails. */
  readonly pipeline?: Partial<Pipeline & DevPipeline>;
}

/** Plain output of the given width, nothing interactive unless asked for. */
export function makeContext(options: ContextOptions): TestContext {
  const { cwd, width = 80, interactive = false, slowMs, pipeline = {} } = options;
  const out = makeOutput(width, interactive);
  const err = makeOutput(width, interactive);
  return {
    cwd,
    env: {},
    version: "1.2.3",
    out: out.output,
    err: err.output,
    loadPipeline: () => Promise.resolve({ ...NO_PIPELINE, ...pipeline }),
    interrupted: () => new Promise(() => {}),
    interruptedWhileWaiting: () => new Promise(() => {}),
    siteCode: makeSiteCode(slowMs === undefined ? {} : { slowMs }),
    reserveOut: () => {},
    onCutShort: () => {},
    outText: out.text,
    errText: err.text,
  };
}

const NO_PIPELINE: Pipeline & DevPipeline = {
  devSite: () => Promise.reject(new Error("nothing to show")),
  buildSite: () => Promise.reject(new Error("nothing to build with")),
  renderPart: () => Promise.reject(new Error("nothing to render with")),
  loadGraph: () => Promise.reject(new Error("nothing to load with")),
  writeHeadingIds: () => Promise.reject(new Error("nothing to write with")),
  writeSiteTypes: () => Promise.reject(new Error("nothing to write types with")),
  loadConfig: () => Promise.reject(new Error("no config to load")),
  checkSite: () => Promise.reject(new Error("nothing to check with")),
  cutVersion: () => Promise.reject(new Error("nothing to cut with")),
  writeTranslations: () => Promise.reject(new Error("nothing to write with")),
  runPluginCommand: () => Promise.resolve({ report: makeReporter(), names: [] }),
  listPluginThemes: () => Promise.reject(new Error("no plugins to ask")),
  checkTranslations: () => Promise.reject(new Error("nothing to compare with")),
};

function makeOutput(width: number, interactive: boolean): { output: Output; text: () => string } {
  const written: string[] = [];
  const write = (text: string): void => void written.push(text);
  return { output: { interactive, color: false, width, write }, text: () => written.join("") };
}
