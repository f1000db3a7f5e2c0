// The part of the library `commander` (release 5) that plugins use to add commands.

/** A command of the command line. Methods return the command itself, except `command`. */
export interface CommandLine {
  /** Adds a command: its name, with required arguments as `<name>`, optional ones as `[name]`, and lists as `[names...]`. */
  command(nameAndArguments: string): CommandLine;
  alias(name: string): CommandLine;
  description(text: string, ofArguments?: { readonly [argument: string]: string }): CommandLine;
  usage(text: string): CommandLine;
  arguments(text: string): CommandLine;
  /** `-s, --size <number>`; with a function that reads the value. */
  option(flags: string, description?: string, byDefault?: unknown): CommandLine;
  option<T>(flags: string, description: string, read: (value: string, before: T) => T, byDefault?: T): CommandLine;
  requiredOption(flags: string, description?: string, byDefault?: unknown): CommandLine;
  allowUnknownOption(isAllowed?: boolean): CommandLine;
  /** Runs the command: it receives its arguments, and then its options. */
  // Commander does not know the types of values, so handlers without types would not compile with another type.
  action(run: (...given: any[]) => unknown): CommandLine;
  on(event: string, listener: (...given: any[]) => void): CommandLine;
  opts(): { readonly [option: string]: any };
  readonly args: string[];
}
