/** Declares commands as data: parsing and help are derived from it. */

import type { Pipeline } from "../model/build.ts";
import type { DevPipeline } from "../model/dev.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { SiteCode } from "../model/site-code.ts";
import type { Ask } from "../terminal/ask.ts";
import type { Environment, Output } from "../terminal/output.ts";

interface Described {
  /** One or two sentences for the help. */
  readonly doc: string;
  /** One letter. */
  readonly short?: string;
}

/** An option like `--json`. If it is on by default, `--no-<name>` turns it off. */
export interface FlagSpec extends Described {
  readonly type: "flag";
  readonly default?: boolean;
}

/** An option like `--out-dir <dir>`. */
export interface TextSpec extends Described {
  readonly type: "text";
  /** Name of the value, such as `dir`. */
  readonly value: string;
  /** The allowed values. */
  readonly choices?: readonly string[];
  /** Whether the option may be repeated. Values are joined by commas, and one value may contain several. */
  readonly isList?: boolean;
}

/** An option like `--port <port>`, with a whole number. */
export interface NumberSpec extends Described {
  readonly type: "number";
  readonly value: string;
  readonly min: number;
  readonly max: number;
  /** The value if the option is given without one. */
  readonly bare?: number;
}

export type OptionSpec = FlagSpec | TextSpec | NumberSpec;

/** Options by long name. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

type ValueOf<S extends OptionSpec> = S extends FlagSpec
  ? boolean
  : S extends NumberSpec
    ? number | undefined
    : string | undefined;

/** Flags always have a value. Other options are `undefined` if absent. */
export type OptionValues<O extends OptionSpecs> = { readonly [Name in keyof O]: ValueOf<O[Name]> };

export interface ArgumentSpec {
  readonly name: string;
  readonly doc: string;
  /** Whether the command requires the argument. */
  readonly required?: boolean;
  /** Words that shells complete. */
  readonly choices?: readonly string[];
}

/** Arguments after the first one. */
export interface RestSpec extends ArgumentSpec {
  /** Accepts only one word instead of any number. */
  readonly single?: boolean;
  /** The last word, if it has a different meaning than the others. */
  readonly last?: ArgumentSpec;
}

/** A command's environment, which tests can replace. */
export interface CommandContext {
  readonly cwd: string;
  readonly env: Environment;
  readonly version: string;
  /** Standard output: the requested result, to read or to pipe. */
  readonly out: Output;
  /** Standard error: progress and diagnostics. */
  readonly err: Output;
  /**
   * Loads the pipeline, which help and command-line errors do not need. Changes the working directory to the site folder, because
   * the site's code resolves files from there.
   */
  loadPipeline(siteDir: string): Promise<Pipeline & DevPipeline>;
  /**
   * Starts the process again with settings of the runtime for small builds, and returns only if the system refuses. Absent if it has
   * them or cannot have them. Call it before anything else has begun.
   */
  restartForBuild?(): void;
  /** Starts the same command again, which gets this port as `earlierPort`. Returns only if the system refuses; absent where it always does. */
  restartAt?(port: number): void;
  /** The port of the session that this process replaces. */
  readonly earlierPort?: number | undefined;
  /** Asks the user at the terminal; absent if input is not interactive. */
  readonly ask?: Ask | undefined;
  /** Resolves when the user interrupts a running command. */
  interrupted(): Promise<void>;
  /** Resolves when the user interrupts a command that waits for code of the site. */
  interruptedWhileWaiting(): Promise<void>;
  /** Tracks the site's own code while it runs. */
  readonly siteCode: SiteCode;
  /** Reserves `out` for the command's own output. Everything else printed to it goes to standard error. */
  reserveOut(): void;
  /** Calls back if the process exits before the command ends, because of a bug or because code of the site exits. */
  onCutShort(listener: (ending: CommandResult) => void): void;
}

/** 0: success. 1: the site has errors. 2: invalid command line. 130: interrupted. */
export type ExitCode = 0 | 1 | 2 | 130;

/** Result of a command. `report-result.ts` prints it as text, JSON or SARIF. */
export interface CommandResult {
  readonly code: ExitCode;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the text output groups repeated warnings of one kind. */
  readonly grouped?: boolean;
  /** Absolute path of the folder that file paths in diagnostics are relative to. Defaults to the current folder. */
  readonly siteDir?: string;
  /** Additional fields of the `--json` output, besides `ok`, `siteDir` and `diagnostics`. */
  readonly facts?: object;
  /** The requested data or text. It is printed to standard output before the diagnostics. */
  readonly output?: string;
  /** The last line of the text output. It goes to standard error when standard output holds data. */
  readonly summary?: { readonly on: "out" | "err"; readonly text: string };
}

export interface CommandInput<O extends OptionSpecs> {
  readonly argument: string | undefined;
  /** Words after the argument; only for commands that accept them. */
  readonly rest: readonly string[];
  /** The part of the command's name after the colon; only for commands that accept a suffix. */
  readonly suffix?: string;
  readonly options: OptionValues<O>;
}

/** Why an option is not supported. */
export interface Refusal {
  /** A clause that completes the message. */
  readonly reason: string;
  /** An imperative sentence. */
  readonly help: string;
}

export interface Command<O extends OptionSpecs = OptionSpecs> {
  readonly name: string;
  /** Alternative names. */
  readonly aliases?: readonly string[];
  /** One sentence. */
  readonly summary: string;
  /** A suffix after a colon, as in `docs:version:<id>`. */
  readonly suffix?: ArgumentSpec;
  readonly argument?: ArgumentSpec;
  /** Words that may follow the argument. */
  readonly rest?: RestSpec;
  readonly options: O;
  /** Options of the format's own command that this command does not support, by long name. */
  readonly refused?: Readonly<Record<string, Refusal>>;
  /** Paragraphs at the end of the help. */
  readonly notes?: readonly string[];
  /** Whether standard output always holds data, so that output of the site's code must not mix with it. */
  readonly printsData?: boolean;
  run(input: CommandInput<O>, context: CommandContext): Promise<CommandResult>;
}

/** Declares a command. The types of its option values follow from the declaration. */
export function defineCommand<const O extends OptionSpecs>(command: Command<O>): Command<O> {
  return command;
}

/** The result of an invalid command line. */
export function refuse(problem: Diagnostic): CommandResult {
  return { code: 2, diagnostics: [problem] };
}
