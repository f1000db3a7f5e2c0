/** The type of commands: data, from which parsing and help are derived, and a function to run. */

import type { Pipeline } from "../model/build.ts";
import type { DevPipeline } from "../model/dev.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { SiteCode } from "../model/site-code.ts";
import type { Ask } from "../terminal/ask.ts";
import type { Environment, Output } from "../terminal/output.ts";

interface Described {
  /** One or two sentences, for the help. */
  readonly doc: string;
  /** One letter. */
  readonly short?: string;
}

/** `--json`; one that is on by default is turned off by `--no-<name>`. */
export interface FlagSpec extends Described {
  readonly type: "flag";
  readonly default?: boolean;
}

/** `--out-dir <dir>`. */
export interface TextSpec extends Described {
  readonly type: "text";
  /** Name of the value: `<dir>`. */
  readonly value: string;
  /** All values that it can have. */
  readonly choices?: readonly string[];
  /** Whether it can be given more than once: values are joined by commas, which may also be written. */
  readonly isList?: boolean;
}

/** `--port <port>`: a whole number. */
export interface NumberSpec extends Described {
  readonly type: "number";
  readonly value: string;
  readonly min: number;
  readonly max: number;
  /** Meaning of the option without a value. */
  readonly bare?: number;
}

export type OptionSpec = FlagSpec | TextSpec | NumberSpec;

/** Long name to option. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

type ValueOf<S extends OptionSpec> = S extends FlagSpec
  ? boolean
  : S extends NumberSpec
    ? number | undefined
    : string | undefined;

/** Flags always have a value; other options are `undefined` when they were not given. */
export type OptionValues<O extends OptionSpecs> = { readonly [Name in keyof O]: ValueOf<O[Name]> };

export interface ArgumentSpec {
  readonly name: string;
  readonly doc: string;
  /** The command does nothing without it. */
  readonly required?: boolean;
  /** Words for shells to complete. */
  readonly choices?: readonly string[];
}

/** Words behind the argument. */
export interface RestSpec extends ArgumentSpec {
  /** One word, not any number of them. */
  readonly single?: boolean;
  /** Kind of the last of several words with different meanings. */
  readonly last?: ArgumentSpec;
}

/** The world as a command sees it, so that tests can make one. */
export interface CommandContext {
  readonly cwd: string;
  readonly env: Environment;
  readonly version: string;
  /** Standard output: the requested result, to read or to pipe. */
  readonly out: Output;
  /** Everything said on the way: progress and diagnostics. */
  readonly err: Output;
  /**
   * Loaded only when needed: help and mistakes in the command line need none of it. The site's folder becomes the current folder of the
   * process, as its code finds files from there.
   */
  loadPipeline(siteDir: string): Promise<Pipeline & DevPipeline>;
  /** Asks the person at the terminal; absent where nobody can answer. */
  readonly ask?: Ask | undefined;
  /** Resolves when the user wants a running command to end. */
  interrupted(): Promise<void>;
  /** Resolves when the user wants it to end while it waits for code of the site. */
  interruptedWhileWaiting(): Promise<void>;
  /** Runs the site's own code. */
  readonly siteCode: SiteCode;
  /** Keeps `out` for what the command itself prints: everything else that is printed there goes to standard error. */
  reserveOut(): void;
  /** Calls back when the process ends before its command does: by a bug, or because code of the site ends it. */
  onCutShort(listener: (ending: CommandResult) => void): void;
}

/** 0: done. 1: the site has errors. 2: the command line was wrong. 130: interrupted. */
export type ExitCode = 0 | 1 | 2 | 130;

/** How a command ended. `report-result.ts` prints it as text, JSON or SARIF. */
export interface CommandResult {
  readonly code: ExitCode;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether text for people counts warnings of one kind where there are many. */
  readonly grouped?: boolean;
  /** Absolute path of the folder that files of diagnostics are relative to; the current folder when absent. */
  readonly siteDir?: string;
  /** Fields of the `--json` output besides `ok`, `siteDir` and `diagnostics`. */
  readonly facts?: object;
  /** Data or text that was asked for: goes to standard output, before the diagnostics. */
  readonly output?: string;
  /** The last line for people. Data on standard output has it on standard error instead. */
  readonly summary?: { readonly on: "out" | "err"; readonly text: string };
}

export interface CommandInput<O extends OptionSpecs> {
  readonly argument: string | undefined;
  /** Words behind the argument; only for commands that take them. */
  readonly rest: readonly string[];
  /** The text after the command's name and a colon; only for commands that accept it. */
  readonly suffix?: string;
  readonly options: OptionValues<O>;
}

/** Why an option is not taken. */
export interface Refusal {
  /** A clause. */
  readonly reason: string;
  /** A sentence in the imperative. */
  readonly help: string;
}

export interface Command<O extends OptionSpecs = OptionSpecs> {
  readonly name: string;
  /** Other names. */
  readonly aliases?: readonly string[];
  /** One sentence. */
  readonly summary: string;
  /** Suffix that may follow the name after a colon: `docs:version:<id>`. */
  readonly suffix?: ArgumentSpec;
  readonly argument?: ArgumentSpec;
  /** Words that may follow the argument. */
  readonly rest?: RestSpec;
  readonly options: O;
  /** Options of the format's command that this one does not take, by long name: why, and what to do instead. */
  readonly refused?: Readonly<Record<string, Refusal>>;
  /** Paragraphs at the end of the command's help. */
  readonly notes?: readonly string[];
  /** Standard output holds data, whatever the options: nothing that the site prints may mix with it. */
  readonly printsData?: boolean;
  run(input: CommandInput<O>, context: CommandContext): Promise<CommandResult>;
}

/** Declares a command; the types of its options' values follow from the declaration. */
export function defineCommand<const O extends OptionSpecs>(command: Command<O>): Command<O> {
  return command;
}
